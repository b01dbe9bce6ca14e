import { defineExamples } from '@marquee/shared/examples';
import { sampleProduct } from '../testing/sampleModules.ts';
import { samplePost } from '../testing/samplePost.ts';
import { ShopOverlay } from './ShopOverlay.tsx';

export const examples = defineExamples({
  use: 'The shop as a post opens it: a dialog at once, and the products as soon as their code has come.',
  setting: 'window',
  shown: {
    default: <ShopOverlay post={samplePost({ modules: [sampleProduct()], products: true })} onClose={() => {}} />,
  },
});
