import { defineExamples } from '@marquee/shared/examples';
import { Footer } from './Footer.tsx';

export const examples = defineExamples({
  use: 'The foot of every page: all ways through the site and to its sisters. It works before the scripts are there.',
  setting: 'edges',
  shown: { default: <Footer year={2026} /> },
});
