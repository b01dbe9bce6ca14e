import { defineExamples } from '@marquee/shared/examples';
import { Snippet } from './Snippet.tsx';

const parts = [
  { text: 'Agnes Moll keeps a tin of ', isMatch: false },
  { text: 'splicing tape', isMatch: true },
  { text: ' in the booth of the Regal.', isMatch: false },
];

export const examples = defineExamples({
  use: 'The passage of a post with the words of a search, instead of the summary.',
  shown: { default: <Snippet parts={parts} /> },
});
