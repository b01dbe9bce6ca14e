import { defineExamples } from '@marquee/shared/examples';
import { ListLinks } from './ListLinks.tsx';

const lists = [
  { id: 'most-read', title: 'Most read' },
  { id: 'editor-picks', title: 'Editor’s picks' },
];

export const examples = defineExamples({
  use: 'Links at the top of a home page to its lists of posts, on phones and tablets. Hidden if the lists are beside the feed.',
  shown: { default: <ListLinks lists={lists} /> },
  hidden: { 'without lists': <ListLinks lists={[]} /> },
});
