import { defineExamples } from '@marquee/shared/examples';
import { SideList } from './SideList.tsx';

const posts = ['The Last Projectionist', 'Nitrate', 'A Lamp for Agnes', 'Eleven Minutes'].map((name, index) => ({
  name,
  urlPath: `/post-${index}`,
  author: { fullname: 'Imogen Varga' },
}));

export const examples = defineExamples({
  use: 'A few posts in a side column, one on each line, such as the most read posts or the editor’s picks.',
  shown: {
    ranked: <SideList id="most-read" title="Most Read" posts={posts} isRanked />,
    unranked: <SideList id="picks" title="Editor's Picks" posts={posts} />,
  },
  hidden: { empty: <SideList id="none" title="Most Read" posts={[]} /> },
});
