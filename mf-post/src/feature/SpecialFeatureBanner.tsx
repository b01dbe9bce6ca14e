import { above, ButtonLink, CloudImage, directionOf, headline, Kicker, token } from '@marquee/shared';
import { bannerWidths, imageSizes } from '@marquee/shared/constants';
import type { SpecialFeature } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';

const Banner = styled.section`
  clear: both;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block: ${token('space7')};
  margin-inline: calc(50% - min(50cqi - ${token('space4')}, 554px));
  border-radius: ${token('radius')};
  background: ${token('accentSoft')};
  overflow: clip;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${above('tabletPortrait')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    &:not(:has(> img)) {
      grid-template-columns: minmax(0, 1fr);
    }

    & > img {
      order: 1;
    }
  }

  @media print {
    display: none;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space3')};
  align-items: flex-start;
  align-self: center;
  padding: ${token('space6')} ${token('space5')};

  & > * {
    max-width: 100%;
  }

  ${above('tabletPortrait')} {
    padding: ${token('space7')};
  }
`;

const Name = styled.h2`
  ${headline('text3xl')}
`;

const Subtitle = styled.p`
  margin-block-end: ${token('space3')};
  font-size: calc(${token('textMd')} * ${token('bodyScale')});
  line-height: 1.5;
`;

/** A banner inside a post for something that the site promotes. */
export function SpecialFeatureBanner({ feature }: { feature: SpecialFeature }) {
  const { name, subtitle, image, actionUrl, actionLabel } = feature;
  const size = imageSizes.specialFeatureBanner;
  return (
    <Banner aria-label={texts.specialFeature}>
      {image && (
        <CloudImage
          image={image}
          alt=""
          transform={{ ...size, crop: 'fill' }}
          widths={bannerWidths}
          // Beside the words, the whole banner is scaled and cut to their height, so it needs its full width.
          sizes="(max-width: 768px) 100vw, 1280px"
        />
      )}
      <Words>
        <Kicker>{texts.specialFeature}</Kicker>
        <Name dir={directionOf(name)}>{name}</Name>
        {subtitle && <Subtitle dir={directionOf(subtitle)}>{subtitle}</Subtitle>}
        <ButtonLink to={actionUrl}>{actionLabel}</ButtonLink>
      </Words>
    </Banner>
  );
}
