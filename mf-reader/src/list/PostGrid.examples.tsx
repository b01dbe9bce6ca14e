import { defineExamples } from '@marquee/shared/examples';
import { postSummary } from '@marquee/shared/testing';
import { PostGrid } from './PostGrid.tsx';

const names = ['The Last Projectionist', 'Nitrate', 'A Lamp for Agnes', 'Eleven Minutes'];
const posts = names.map((name, index) =>
  postSummary({
    id: `post-${index}`,
    key: `post-${index}`,
    name,
    image: { public_id: `demo/${name}`, width: 1800, height: 1200 },
  }),
);

export const examples = defineExamples({
  use: 'Posts of a list in one, two or three columns, by the room there is.',
  shown: { default: <PostGrid posts={posts} /> },
  hidden: { 'one post': <PostGrid posts={posts.slice(0, 1)} eager headingLevel={3} /> },
});
