import { defineExamples } from '@marquee/shared/examples';
import { CreatorHeader } from './CreatorHeader.tsx';

export const examples = defineExamples({
  use: 'The bar of the shell’s own pages on the creator host, which have nothing to search. It looks like Vocal’s own.',
  setting: 'edges',
  shown: { default: <CreatorHeader /> },
});
