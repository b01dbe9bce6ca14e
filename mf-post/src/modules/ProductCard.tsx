import { ButtonLink, CloudImage, directionOf, headline, token, upTo, usePageConfig } from '@marquee/shared';
import type { ProductModule } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { RichText } from '../content/RichText.tsx';
import { linkRel } from '../linkRel.ts';
import { isOwnAddress } from '../media/isOwnAddress.ts';
import { priceText } from '../shop/products/priceText.ts';
import { productAddress, productHost } from '../shop/products/productAddress.ts';
import { texts } from '../texts.ts';

const Card = styled.div`
  clear: both;
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  margin-block: ${token('space7')};
  overflow: clip;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  box-shadow: ${token('cardShadow')};

  h2 + & {
    margin-block-start: 0;
  }

  &:not(:has(> img)) {
    grid-template-columns: minmax(0, 1fr);
  }

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${upTo('mobile')} {
    grid-template-columns: minmax(0, 1fr);

    & > img {
      aspect-ratio: 3 / 2;
      height: auto;
    }
  }

  @media print {
    break-inside: avoid;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space3')};
  align-items: flex-start;
  align-self: center;
  padding: ${token('space5')};
  font-size: calc(${token('textMd')} * ${token('bodyScale')});

  & > div {
    margin: 0;
  }
`;

const Name = styled.h2`
  ${headline('textXl')}
`;

const Price = styled.p`
  font-weight: ${token('boldWeight')};
  font-variant-numeric: lining-nums tabular-nums;
`;

const Via = styled.p`
  color: ${token('inkMuted')};
  font-size: calc(${token('textSm')} * ${token('bodyScale')});
  overflow-wrap: anywhere;
`;

const thumbnail = { width: 512, height: 512, crop: 'fill' } as const;

type ProductCardProps = {
  product: ProductModule;
  /** True if the name of the product is already shown above the card. */
  isTitled: boolean;
  /** Target of links within the page. */
  id?: string;
};

/** A product: its picture, name and words, its seller, and a link to buy it. */
export function ProductCard({ product, isTitled, id }: ProductCardProps) {
  const { site } = usePageConfig();
  const { url, data, image, title, content, price } = product;
  const name = isTitled ? null : title || data?.title;
  const host = productHost(url);
  const thumbnailUrl = data?.thumbnailUrl ?? '';
  const isOwn = isOwnAddress(thumbnailUrl);
  const picture = image ?? (/^https?:\/\//i.test(thumbnailUrl) ? { url: thumbnailUrl } : null);
  return (
    <Card id={id}>
      {picture && (
        <CloudImage
          image={picture}
          alt=""
          transform={thumbnail}
          widths={[512, 768]}
          sizes="(min-width: 481px) 275px, 92vw"
        />
      )}
      {!picture && isOwn && <img src={thumbnailUrl} alt="" width={512} height={512} loading="lazy" />}
      <Words>
        {name && <Name dir={directionOf(name)}>{name}</Name>}
        {content && <RichText html={content} />}
        {price && <Price>{priceText(price, site.locale)}</Price>}
        <ButtonLink to={productAddress(url)} rel={linkRel.commerce}>
          {texts.buyNow}
        </ButtonLink>
        {host && <Via>{texts.via(host)}</Via>}
      </Words>
    </Card>
  );
}
