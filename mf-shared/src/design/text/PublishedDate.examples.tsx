import { defineExamples } from '../../examples/defineExamples.ts';
import { PublishedDate } from './PublishedDate.tsx';

export const examples = defineExamples({
  use: 'When something was published, in the reader’s zone, and how long ago that is once the page has come to life.',
  shown: { default: <PublishedDate date="2026-10-03T14:05:00Z" /> },
});
