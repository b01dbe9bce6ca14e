import { defineExamples } from '@marquee/shared/examples';
import { Snippet } from './Snippet.tsx';

const parts = [
  { text: 'Agnes Moll keeps a tin of ', isMatch: false },
  { text: 'splicing tape', isMatch: true },
  { text: ' in the booth of the Regal.', isMatch: false },
];

export const examples = defineExamples({
  use: 'The passage of a post in which a search found its words, in the place of the summary.',
  shown: { default: <Snippet parts={parts} /> },
});
