import { defineExamples } from '@marquee/shared/examples';
import { ContentsList } from './ContentsList.tsx';

const sections = ['A Thursday', 'What the booth held', 'The lamp', 'Eleven minutes', 'The last reel'].map(
  (title, index) => ({
    id: `section-${index + 1}`,
    title,
  }),
);

export const examples = defineExamples({
  use: 'The sections of a long post. Folded, so that the text begins at once; a short post has none.',
  setting: 'post',
  shown: { default: <ContentsList sections={sections} /> },
  hidden: { 'too few sections': <ContentsList sections={sections.slice(0, 2)} /> },
});
