import { CloudImage, token } from '@marquee/shared';
import type { DraftFields, Image } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { wholePicture } from '@marquee/vocal-kit/pictures/wholePicture.ts';
import { mediaTexts } from './mediaTexts.ts';

const Card = styled.div`
  position: relative;
  display: grid;
  place-items: end center;
  overflow: clip;
  aspect-ratio: 16 / 9;
  border-radius: ${token('radius')};
  background: ${token('sunken')};
  color: ${token('ink')};

  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Words = styled.p`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${token('space2')};
  max-inline-size: 90%;
  margin: 0 0 ${token('space4')};
  padding: ${token('space3')} ${token('space4')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  font-family: ${token('fontBody')};
  font-size: ${token('textSm')};
  text-align: center;
  overflow-wrap: anywhere;

  & small {
    color: ${token('inkMuted')};
    font-size: inherit;
  }
`;

type VideoCardProps = Pick<DraftFields, 'brightcoveId' | 'videoLink'> & {
  /** Picture that the page shows until the video plays. */
  poster?: Image | null;
};

/** Shows the poster and the source of a video. The editor loads no player. */
export function VideoCard({ brightcoveId, videoLink, poster = null }: VideoCardProps) {
  const source = brightcoveId ? mediaTexts.videoOfPlatform(brightcoveId) : hostOf(videoLink);
  return (
    <Card>
      {poster ? <CloudImage image={poster} alt="" {...wholePicture(poster)} /> : null}
      <Words>
        <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
          <path d="M9 5.5v17l14-8.5z" fill="currentColor" />
        </svg>
        {source ?? mediaTexts.noVideo}
        {source ? <small>{mediaTexts.videoPlaysThere}</small> : null}
      </Words>
    </Card>
  );
}

function hostOf(link: string | null): string | null {
  if (!link) return null;
  return URL.canParse(link) ? new URL(link).host.replace(/^www\./, '') : link;
}
