import { above, ButtonLink, CloudImage, directionOf, headline, token } from '@marquee/shared';
import { bannerWidths, imageSizes } from '@marquee/shared/constants';
import type { Promo } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';

const Banner = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  border-radius: ${token('radius')};
  background: ${token('second')};
  color: ${token('secondInk')};

  & > img {
    width: 100%;
    height: 100%;
    aspect-ratio: 1280 / 430;
    object-fit: cover;
    filter: ${token('mediaFilter')};
  }

  ${above('tabletLandscape')} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);

    & > img {
      aspect-ratio: auto;
      min-height: 20rem;
    }
  }

  /* Most printers leave out backgrounds. */
  @media print {
    margin-block: ${token('space5')};
    border: 1px solid;
    break-inside: avoid;
    background: none;
    color: ${token('ink')};
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: start;
  gap: ${token('space4')};
  padding: ${token('space6')} ${token('space5')};

  & > * {
    max-width: 100%;
  }
`;

const Name = styled.h2`
  ${headline('text2xl')}
`;

const Subtitle = styled.p`
  font-size: ${token('textLg')};
  line-height: 1.4;
`;

const Action = styled(ButtonLink)`
  margin-block-start: ${token('space2')};
  border-color: ${token('secondInk')};
  background: ${token('secondInk')};
  color: ${token('second')};

  &:hover:not(:disabled) {
    border-color: ${token('secondInk')};
    background: transparent;
    color: ${token('secondInk')};
  }

  @media print {
    display: none;
  }
`;

/** The site's current offer, between the first block of posts and the rest. */
export function PromoBanner({ promo }: { promo: Promo }) {
  return (
    <Banner aria-label={promo.name}>
      {promo.image ? (
        <CloudImage
          image={promo.image}
          alt=""
          transform={imageSizes.specialFeatureBanner}
          widths={bannerWidths}
          // Beside the text, the banner is cropped to the height of the text.
          sizes="(max-width: 1024px) calc(100vw - 32px), 1280px"
        />
      ) : null}
      <Words>
        <Name dir={directionOf(promo.name)}>{promo.name}</Name>
        <Subtitle dir={directionOf(promo.subtitle)}>{promo.subtitle}</Subtitle>
        <Action to={promo.actionUrl}>{promo.actionLabel}</Action>
      </Words>
    </Banner>
  );
}
