import { defineExamples } from '@marquee/shared/examples';
import { postSummary } from '@marquee/shared/testing';
import { ReadNext } from './ReadNext.tsx';

export const examples = defineExamples({
  use: 'Leads on from the end of a post to the one before it in time.',
  setting: 'post',
  shown: {
    default: <ReadNext post={postSummary()} />,
    'without a picture': <ReadNext post={postSummary({ image: null })} />,
  },
  hidden: { 'without a subtitle': <ReadNext post={postSummary({ subtitle: '' })} /> },
});
