import { defineExamples } from '@marquee/shared/examples';
import { samplePost } from '../testing/samplePost.ts';
import { ShareBar } from './ShareBar.tsx';

export const examples = defineExamples({
  use: 'The share buttons at the end of a post: the most used as links, the others behind “Share”.',
  setting: 'post',
  shown: { default: <ShareBar post={samplePost()} /> },
  hidden: { 'a post without a picture': <ShareBar post={samplePost({ image: null })} /> },
});
