import { defineExamples } from '@marquee/shared/examples';
import { postSummary } from '@marquee/shared/testing';
import { NextTeaser } from './NextTeaser.tsx';

export const examples = defineExamples({
  use: 'The next post in the masthead and in the floating bar.',
  shown: { default: <NextTeaser post={postSummary()} /> },
  hidden: { 'without a picture': <NextTeaser post={postSummary({ image: null })} /> },
});
