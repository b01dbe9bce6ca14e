import { defineExamples } from '@marquee/shared/examples';
import { checkTexts } from './checkTexts.ts';
import { FindingList } from './FindingList.tsx';
import type { ListedFinding } from './findingsOf.ts';

const ignore = () => undefined;
const place = { kind: 'field', field: 'title' } as const;
const findings: readonly ListedFinding[] = [
  { key: '1', check: 'altText', words: 'The booth, before the last reel.', message: checkTexts.altText, place },
  { key: '2', check: 'headingOrder', words: 'At night', message: checkTexts.headingOrder(4, 2), place },
  { key: '3', check: 'linkText', words: 'here', message: checkTexts.linkText, place },
  { key: '4', check: 'deadLink', words: 'the list of fares', message: checkTexts.deadLink, place },
  { key: '5', check: 'description', words: checkTexts.summary, message: checkTexts.description, place },
];

export const examples = defineExamples({
  use: 'What a writer may want to change, by group. Each finding leads to its place.',
  shown: {
    'one group': <FindingList findings={findings.slice(0, 1)} heading="h3" onChoose={ignore} />,
    'several groups': <FindingList findings={findings} heading="h3" onChoose={ignore} />,
  },
});
