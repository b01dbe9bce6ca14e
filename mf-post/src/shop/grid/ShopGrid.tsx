import { token, upTo } from '@marquee/shared';
import { shopGrid } from '@marquee/shared/constants';
import { styled } from '@marquee/shared/styled';
import type { ShopItem } from '../products/shopItems.ts';
import { ShopCard } from './ShopCard.tsx';

const { columns, centredBelow } = shopGrid;

const gap = token('space5');
const narrowGap = token('space3');

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(${columns.small}, minmax(0, 1fr));
  gap: ${gap};
  margin: 0;
  padding: ${token('space6')};
  list-style: none;

  &[data-few] {
    display: flex;
    justify-content: center;
  }

  &[data-few] > li {
    width: calc((100% - ${columns.small - 1} * ${gap}) / ${columns.small});
  }

  ${upTo('mobile')} {
    grid-template-columns: repeat(${columns.extraSmall}, minmax(0, 1fr));
    gap: ${narrowGap};
    padding: ${token('space4')} ${token('space4')} max(${token('space4')}, env(safe-area-inset-bottom));

    &[data-few] > li {
      width: calc((100% - ${columns.extraSmall - 1} * ${narrowGap}) / ${columns.extraSmall});
    }
  }
`;

/** Cards of the shop in rows. Fewer than three cards are centred. */
export function ShopGrid({ items }: { items: readonly ShopItem[] }) {
  return (
    <List data-few={items.length < centredBelow ? '' : undefined}>
      {items.map((item, index) => (
        <li key={`${index}`}>
          <ShopCard item={item} />
        </li>
      ))}
    </List>
  );
}
