import { ButtonLink, directionOf, headline, token, upTo, usePageConfig, VisuallyHidden } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { linkRel } from '../../linkRel.ts';
import { texts } from '../../texts.ts';
import { priceText } from '../products/priceText.ts';
import { productHost } from '../products/productAddress.ts';
import type { ShopItem } from '../products/shopItems.ts';
import { ShopPicture } from './ShopPicture.tsx';

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: clip;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  box-shadow: ${token('cardShadow')};

  & > :first-child {
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    object-fit: cover;
    background-color: ${token('sunken')};
  }

  & > span:first-child {
    background-color: ${token('accentSoft')};
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token('space3')};
  padding: ${token('space4')};

  ${upTo('mobile')} {
    padding: ${token('space3')};
  }
`;

const Name = styled.h3`
  ${headline('textLg')}
  hyphens: auto;
  text-wrap: pretty;

  ${upTo('mobile')} {
    font-size: calc(${token('textMd')} * ${token('headlineScale')});
  }
`;

const Price = styled.p`
  margin-block-start: calc(-1 * ${token('space2')});
  font-size: calc(${token('textSm')} * ${token('bodyScale')});
  font-weight: ${token('boldWeight')};
  font-variant-numeric: lining-nums tabular-nums;
`;

const Via = styled.p`
  margin-block-start: calc(-1 * ${token('space2')});
  color: ${token('inkMuted')};
  font-size: calc(${token('textXs')} * ${token('bodyScale')});
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

/** Placed at the end of the card, even if other cards are higher. A click anywhere on the card activates the link. */
const Buy = styled(ButtonLink)`
  margin-block-start: auto;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** Card of a product with its picture, its name, its seller and a link to buy it. */
export function ShopCard({ item }: { item: ShopItem }) {
  const { site } = usePageConfig();
  const [title, address] =
    'embedlyData' in item ? [item.embedlyData.title, item.embedlyLink] : [item.title, item.actionUrl];
  const host = productHost(address);
  const isExternal = !address.startsWith('/');
  return (
    <Card>
      <ShopPicture item={item} />
      <Words>
        <Name dir={directionOf(title)}>{title}</Name>
        {item.price && <Price>{priceText(item.price, site.locale)}</Price>}
        {host && <Via>{texts.via(host)}</Via>}
        <Buy to={address} rel={linkRel.commerce}>
          {texts.buyNow}
          <VisuallyHidden>
            {' '}
            {title} {isExternal && texts.opensInNewTab}
          </VisuallyHidden>
        </Buy>
      </Words>
    </Card>
  );
}
