import { defineExamples } from '../../examples/defineExamples.ts';
import { SectionTitle } from './SectionTitle.tsx';

export const examples = defineExamples({
  use: 'The heading of a section over the theme’s rule. It looks the same at every heading level.',
  shown: {
    default: <SectionTitle>Most Read</SectionTitle>,
    'the first of a page': <SectionTitle as="h1">Articles</SectionTitle>,
  },
  hidden: {
    'a heading of two lines': (
      <SectionTitle>Everything about the projectionists of Port Ellery, and a few who only passed through</SectionTitle>
    ),
  },
});
