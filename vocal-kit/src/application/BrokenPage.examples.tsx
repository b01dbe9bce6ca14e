import { defineExamples } from '@marquee/shared/examples';
import { BrokenPage } from './BrokenPage.tsx';

export const examples = defineExamples({
  use: 'Replaces a page of Vocal that could not be rendered. It needs neither router nor store.',
  setting: 'edges',
  shown: { default: <BrokenPage /> },
});
