import { defineExamples } from '@marquee/shared/examples';
import { NetworkList } from './NetworkList.tsx';

export const examples = defineExamples({
  use: 'Links to the sister sites of the network, beside the posts of a home page. Each opens in a new tab.',
  shown: { default: <NetworkList /> },
});
