import { defineExamples } from '@marquee/shared/examples';
import { SideList } from './SideList.tsx';

const posts = ['The Last Projectionist', 'Nitrate', 'A Lamp for Agnes', 'Eleven Minutes'].map((name, index) => ({
  name,
  urlPath: `/post-${index}`,
  author: { fullname: 'Imogen Varga' },
}));

export const examples = defineExamples({
  use: 'A few posts at the side, each on a line of its own: the most read, or the editor’s choice.',
  shown: {
    ranked: <SideList id="most-read" title="Most Read" posts={posts} isRanked />,
    unranked: <SideList id="picks" title="Editor's Picks" posts={posts} />,
  },
  hidden: { empty: <SideList id="none" title="Most Read" posts={[]} /> },
});
