import { defineExamples } from '@marquee/shared/examples';
import { postSummary } from '@marquee/shared/testing';
import { samplePost } from '../testing/samplePost.ts';
import { PostFooter } from './PostFooter.tsx';

export const examples = defineExamples({
  use: 'Closes a post: more of this, pass it on, who wrote it, and a post to read now.',
  setting: 'post',
  shown: { default: <PostFooter post={samplePost()} nextPost={postSummary()} /> },
  hidden: { 'without tags and a next post': <PostFooter post={samplePost({ tags: [] })} nextPost={null} /> },
});
