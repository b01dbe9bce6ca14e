import { imageUrl, token, usePageConfig } from '@marquee/shared';
import { shareImageSize } from '@marquee/shared/constants';
import type { Draft } from '@marquee/shared/domain';
import { postWords } from '@marquee/shared/seo/postWords';
import { styled } from '@marquee/shared/styled';
import { useDeferredValue } from 'react';
import { editorTexts } from '../editorTexts.ts';

const Figure = styled.figure`
  display: grid;
  gap: ${token('space2')};
  margin: 0;

  & > figcaption {
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }
`;

const Card = styled.div`
  overflow: clip;
  border: 1px solid ${token('line')};
  border-radius: 0.75rem;
  background: ${token('paper')};
  box-shadow: ${token('shadowRaised')};

  & > img,
  & > div:first-child {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: ${shareImageSize.width} / ${shareImageSize.height};
    object-fit: cover;
    background: ${token('sunken')};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token('space1')};
  padding: ${token('space3')} ${token('space4')} ${token('space4')};
  line-height: 1.35;

  & > p {
    display: -webkit-box;
    overflow: hidden;
    margin: 0;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }

  & > p:first-child {
    color: ${token('inkMuted')};
    font-size: ${token('textXs')};
    -webkit-line-clamp: 1;
  }

  & > p:nth-child(2) {
    font-weight: ${token('boldWeight')};
  }

  & > p:nth-child(3) {
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }
`;

/** Previews how networks show a link to the post. Empty texts have the same defaults as on the post's page. */
export function SharingCard({ draft }: { draft: Draft }) {
  const { sites, images } = usePageConfig();
  const { image, site } = draft;
  const address = sites.find(({ key }) => key === site)?.url;
  const { ogTitle, ogDescription } = useDeferredValue(postWords(draft));
  const { width, height } = shareImageSize;
  const picture = image
    ? imageUrl(images, image.public_id, { ...shareImageSize, crop: 'fill' })
    : site && `/assets/sites/${site}/share.png`;
  return (
    <Figure aria-label={editorTexts.sharingCard}>
      <Card>
        {picture ? <img src={picture} alt="" width={width} height={height} loading="lazy" /> : <div />}
        <Words>
          <p>{address ? new URL(address).host : editorTexts.noSite}</p>
          <p>{ogTitle || editorTexts.untitled}</p>
          <p>{ogDescription || editorTexts.noDescription}</p>
        </Words>
      </Card>
      <figcaption>{editorTexts.sharingCardNote}</figcaption>
    </Figure>
  );
}
