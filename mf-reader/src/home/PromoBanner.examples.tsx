import { defineExamples } from '@marquee/shared/examples';
import { PromoBanner } from './PromoBanner.tsx';

const promo = {
  name: 'The Regal, by night',
  subtitle: 'Forty pictures of a house that is still lit.',
  image: { public_id: 'demo/regal', width: 1280, height: 430 },
  actionUrl: '/the-regal-by-night',
  actionLabel: 'See the series',
};

export const examples = defineExamples({
  use: 'The current offer of a site, between the first posts of its home page and the rest.',
  shown: {
    default: <PromoBanner promo={promo} />,
    'without a picture': <PromoBanner promo={{ ...promo, image: null }} />,
  },
});
