import { defineExamples } from '../../examples/defineExamples.ts';
import { PublishedDate } from './PublishedDate.tsx';

export const examples = defineExamples({
  use: 'The publication date. After hydration it is in the reader’s time zone and has its age.',
  shown: { default: <PublishedDate date="2026-10-03T14:05:00Z" /> },
});
