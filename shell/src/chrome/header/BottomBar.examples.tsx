import { defineExamples } from '@marquee/shared/examples';
import { BottomBar } from './BottomBar.tsx';

export const examples = defineExamples({
  use: 'The categories of the site under its header. The one that is being read is highlighted.',
  setting: 'edges',
  shown: { default: <BottomBar /> },
});
