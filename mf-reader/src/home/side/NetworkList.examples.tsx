import { defineExamples } from '@marquee/shared/examples';
import { NetworkList } from './NetworkList.tsx';

export const examples = defineExamples({
  use: 'The sister sites of the network, beside the posts of a front page. Each opens in a new tab.',
  shown: { default: <NetworkList /> },
});
