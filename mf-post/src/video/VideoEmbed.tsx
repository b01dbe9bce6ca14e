import { CloudImage, token, VisuallyHidden } from '@marquee/shared';
import type { Image } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { type MouseEvent, useState } from 'react';
import type { PictureGeometry } from '../media/pictureGeometry.ts';
import { texts } from '../texts.ts';
import { PlayMark } from './PlayMark.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import type { VideoSource } from './videoSource.ts';

const Stage = styled.div`
  position: relative;
  container-type: inline-size;
  aspect-ratio: 16 / 9;
  overflow: clip;
  background: ${token('accentSoft')};

  @media print {
    display: none;
  }
`;

const Poster = styled.a`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${token('ink')};
  text-decoration: none;

  & > * {
    grid-area: 1 / 1;
  }

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  /* Without a picture: a framed card in the site's colour. */
  &:not(:has(> img))::before {
    grid-area: 1 / 1;
    place-self: stretch;
    margin: 3cqi;
    border: ${token('ruleWidth')} ${token('ruleStyle')} ${token('accentText')};
    content: '';
  }

  &:focus-visible {
    outline: 3px solid ${token('focus')};
    outline-offset: -6px;
  }
`;

const Source = styled.span`
  align-self: end;
  justify-self: end;
  padding: ${token('space1')} ${token('space2')};
  background: ${token('surface')};
  color: ${token('inkMuted')};
  font: ${token('bodyWeight')} ${token('textXs')} / 1.4 ${token('fontBody')};
`;

type VideoEmbedProps = {
  source: VideoSource;
  /** What the video is called, for its accessible name. */
  name: string;
  poster: Image | null;
  geometry: PictureGeometry;
  /** The reader has already asked for the video, by the play control of a card. */
  autoplay?: boolean;
  /** The poster is the first picture of the page. */
  eager?: boolean;
};

/**
 * A video as a poster that loads its player on click. Without JavaScript the poster leads to the video's own page, as it
 * always does for a video that cannot be embedded.
 */
export function VideoEmbed({ source, name, poster, geometry, autoplay = false, eager }: VideoEmbedProps) {
  const [pressed, setPressed] = useState(false);

  function play(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!source.playerUrl || opensElsewhere) return;
    event.preventDefault();
    setPressed(true);
  }

  const isPlaying = pressed || autoplay;
  return (
    <Stage>
      {isPlaying && source.playerUrl ? (
        <VideoPlayer playerUrl={source.playerUrl} title={name} takesFocus={pressed} />
      ) : (
        <Poster href={source.pageUrl} rel="noopener" onClick={play}>
          <VisuallyHidden>{texts.playVideo(name)}</VisuallyHidden>
          {poster && <CloudImage image={poster} alt="" {...geometry} eager={eager} />}
          <PlayMark />
          <Source>{source.playerUrl ? texts.playsFrom(source.host) : texts.watchVideo(source.host)}</Source>
        </Poster>
      )}
    </Stage>
  );
}
