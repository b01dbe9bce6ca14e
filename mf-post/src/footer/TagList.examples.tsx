import { defineExamples } from '@marquee/shared/examples';
import { TagList } from './TagList.tsx';

const tags = ['Cinemas', 'Noir', 'Projectors', 'The night shift', 'Nitrate'].map((name) => ({
  key: name.toLowerCase(),
  name,
  urlPath: `/tag/${name.toLowerCase()}`,
}));

export const examples = defineExamples({
  use: 'The tags of a post, each leading to its page.',
  setting: 'post',
  shown: { default: <TagList tags={tags} /> },
  hidden: { none: <TagList tags={[]} /> },
});
