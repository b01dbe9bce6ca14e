import { defineExamples } from '@marquee/shared/examples';
import { namedPosts } from '@marquee/shared/testing';
import { PostGrid } from './PostGrid.tsx';

const posts = namedPosts(['The Last Projectionist', 'Nitrate', 'A Lamp for Agnes', 'Eleven Minutes']);

export const examples = defineExamples({
  use: 'Posts of a list in one, two or three columns, depending on the available width.',
  shown: { default: <PostGrid posts={posts} /> },
  hidden: { 'one post': <PostGrid posts={posts.slice(0, 1)} eager headingLevel={3} /> },
});
