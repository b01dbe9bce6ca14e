import { directionOf, headline, imageUrl, Kicker, token, upTo, usePageConfig } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import type { PostSummary } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';

/** Panel whose picture reaches its edges. On phones, the picture is at the top. */
const Teaser = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  overflow: clip;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('ink')};
  text-decoration: none;

  &:not(:has(> img)) {
    grid-template-columns: minmax(0, 1fr);
  }

  & > img {
    width: 100%;
    height: 100%;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    filter: ${token('mediaFilter')};
  }

  &:hover strong {
    text-decoration: underline;
    text-decoration-color: ${token('accentText')};
    text-decoration-thickness: 0.06em;
    text-underline-offset: 0.14em;
  }

  ${upTo('mobile')} {
    grid-template-columns: minmax(0, 1fr);

    & > img {
      aspect-ratio: 2;
      height: auto;
    }
  }
`;

const Words = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space2')};
  align-self: center;
  padding: ${token('space5')};

  ${upTo('mobile')} {
    padding: ${token('space4')};
  }
`;

const Name = styled.strong`
  ${headline('text2xl')}
`;

const Subtitle = styled.span`
  color: ${token('inkMuted')};
  font-size: calc(${token('textMd')} * ${token('bodyScale')});
  line-height: 1.4;
  text-wrap: pretty;
`;

const { width, height } = imageSizes.postThumbnail;

/** Links to the post published just before this one. */
export function ReadNext({ post: { image, name, subtitle, urlPath, language } }: { post: PostSummary }) {
  const { images } = usePageConfig();
  return (
    <Teaser to={urlPath}>
      {/* One size is enough for every screen, so a source set would only repeat the address. */}
      {image && <img src={imageUrl(images, image.public_id, { width, height, crop: 'fill' })} alt="" loading="lazy" />}
      <Words>
        <Kicker>{texts.readNext}</Kicker>{' '}
        <Name dir={directionOf(name)} lang={language}>
          {name}
        </Name>{' '}
        {subtitle && (
          <Subtitle dir={directionOf(subtitle)} lang={language}>
            {subtitle}
          </Subtitle>
        )}
      </Words>
    </Teaser>
  );
}
