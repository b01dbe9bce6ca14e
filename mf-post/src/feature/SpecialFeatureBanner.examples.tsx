import { defineExamples } from '@marquee/shared/examples';
import { sampleImage } from '../testing/samplePost.ts';
import { SpecialFeatureBanner } from './SpecialFeatureBanner.tsx';

const feature = {
  name: 'The Regal, by night',
  subtitle: 'Forty pictures of a house that is still lit.',
  image: sampleImage('regal', 1280, 430),
  actionUrl: '/the-regal-by-night',
  actionLabel: 'See the series',
};

export const examples = defineExamples({
  use: 'A banner inside a post for something that the site wants seen.',
  setting: 'post',
  shown: {
    default: <SpecialFeatureBanner feature={feature} />,
    'without a picture': <SpecialFeatureBanner feature={{ ...feature, image: null }} />,
  },
});
