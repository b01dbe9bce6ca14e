import { defineExamples } from '@marquee/shared/examples';
import { Disclosure } from './Disclosure.tsx';

export const examples = defineExamples({
  use: 'Says whether the site earns when readers buy, in the words of its configuration. It comes before the products.',
  shown: { default: <Disclosure /> },
});
