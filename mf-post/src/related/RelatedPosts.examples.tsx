import { defineExamples } from '@marquee/shared/examples';
import { postSummary } from '@marquee/shared/testing';
import { samplePost } from '../testing/samplePost.ts';
import { RelatedPosts } from './RelatedPosts.tsx';

const names = ['The Last Projectionist', 'Nitrate', 'A Lamp for Agnes'];
const posts = names.map((name, index) =>
  postSummary({
    id: `post-${index}`,
    key: `post-${index}`,
    name,
    image: { public_id: `demo/${name}`, width: 1800, height: 1200 },
  }),
);

export const examples = defineExamples({
  use: 'Where to go on from the end of a post: the same category or channel first, then elsewhere.',
  setting: 'edges',
  shown: {
    default: <RelatedPosts posts={posts} post={samplePost()} siteName="Marquee" />,
    'one post': <RelatedPosts posts={posts.slice(0, 1)} post={samplePost()} siteName="Marquee" />,
  },
  hidden: { none: <RelatedPosts posts={[]} post={samplePost()} siteName="Marquee" /> },
});
