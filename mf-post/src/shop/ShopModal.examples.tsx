import { defineExamples } from '@marquee/shared/examples';
import { sampleProduct } from '../testing/sampleModules.ts';
import { sampleImage, samplePost } from '../testing/samplePost.ts';
import { ShopModal } from './ShopModal.tsx';

const tin = sampleProduct();
const tape = sampleProduct({ title: 'Splicing tape', image: sampleImage('tape', 1400, 1400) });
const lamp = sampleProduct({ title: 'Lamp', image: null, price: { amount: 18_900, currency: 'USD' } });
const shopOf = (...modules: (typeof tin)[]) => (
  <ShopModal post={samplePost({ modules, products: true })} onClose={() => {}} />
);

export const examples = defineExamples({
  use: 'All that a post sells, in one place. On phones it is a sheet at the foot of the window.',
  setting: 'window',
  shown: { 'three products': shopOf(tin, tape, lamp), 'one product': shopOf(tin) },
  hidden: { 'seven products': shopOf(tin, tape, lamp, tin, tape, lamp, tin) },
});
