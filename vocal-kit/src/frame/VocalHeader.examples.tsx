import { defineExamples } from '@marquee/shared/examples';
import { VocalHeader } from './VocalHeader.tsx';

export const examples = defineExamples({
  use: 'The bar of every page of Vocal: the logo, and what a page puts beside it.',
  setting: 'edges',
  shown: { default: <VocalHeader /> },
});
