import { defineExamples } from '@marquee/shared/examples';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';
import { sampleImage } from '../../testing/samplePost.ts';
import { ShopCard } from './ShopCard.tsx';

const Column = styled.div`
  width: min(100%, 17rem);
`;
const inColumn = (card: ReactNode) => <Column>{card}</Column>;

const tin = {
  title: 'A tin for orphans',
  actionUrl: 'https://splice.example/tin',
  image: sampleImage('tin', 1400, 1400),
};
const elsewhere = {
  embedlyData: {
    title: 'Tin, red',
    thumbnailUrl: 'https://shop.example/tin.jpg',
    thumbnailWidth: 90,
    thumbnailHeight: 90,
  },
  embedlyLink: 'https://shop.example/tin',
};

export const examples = defineExamples({
  use: 'A product of the shop. The whole card leads to its seller.',
  shown: {
    'with a picture of ours': inColumn(<ShopCard item={{ ...tin, price: { amount: 420, currency: 'USD' } }} />),
    'with a picture of another host': inColumn(<ShopCard item={elsewhere} />),
    'without a picture': inColumn(<ShopCard item={{ ...tin, image: null }} />),
  },
  hidden: {
    'a page of the site': inColumn(<ShopCard item={{ ...tin, actionUrl: '/tin' }} />),
    'a long name': inColumn(
      <ShopCard item={{ ...tin, title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze, rot' }} />,
    ),
  },
});
