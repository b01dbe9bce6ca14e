import { defineExamples } from '@marquee/shared/examples';
import { namedPosts } from '@marquee/shared/testing';
import { samplePost } from '../testing/samplePost.ts';
import { RelatedPosts } from './RelatedPosts.tsx';

const posts = namedPosts(['The Last Projectionist', 'Nitrate', 'A Lamp for Agnes']);

export const examples = defineExamples({
  use: 'Where to go on from the end of a post: the same category or channel first, then elsewhere.',
  setting: 'edges',
  shown: {
    default: <RelatedPosts posts={posts} post={samplePost()} siteName="Marquee" />,
    'one post': <RelatedPosts posts={posts.slice(0, 1)} post={samplePost()} siteName="Marquee" />,
  },
  hidden: { none: <RelatedPosts posts={[]} post={samplePost()} siteName="Marquee" /> },
});
