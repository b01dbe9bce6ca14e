import { defineExamples } from '@marquee/shared/examples';
import { PostTypeTabs } from './PostTypeTabs.tsx';

export const examples = defineExamples({
  use: 'Filters a list by articles, galleries or videos.',
  shown: {
    'all posts': <PostTypeTabs path="/category/film" current={undefined} />,
    'one type': <PostTypeTabs path="/category/film" current="gallery" />,
    'a type without posts': (
      <PostTypeTabs path="/category/film" current={undefined} totals={{ article: 12, gallery: 3, video: 0 }} />
    ),
  },
});
