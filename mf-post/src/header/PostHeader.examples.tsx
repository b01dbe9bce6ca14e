import { defineExamples } from '@marquee/shared/examples';
import { sampleAuthor, samplePost } from '../testing/samplePost.ts';
import { PostHeader } from './PostHeader.tsx';

export const examples = defineExamples({
  use: 'Opens a post: category and channel, title and subtitle, and who wrote it when.',
  setting: 'post',
  shown: {
    default: <PostHeader post={samplePost()} />,
    'a long title': (
      <PostHeader
        post={samplePost({ title: 'The last reel at the Rialto, and everybody who said that they were there' })}
      />
    ),
    'over a picture from edge to edge': <PostHeader post={samplePost({ mediaLayout: 'fullWidth' })} />,
  },
  hidden: {
    'without category and subtitle': <PostHeader post={samplePost({ category: null, subtitle: '' })} />,
    'an author without a portrait': <PostHeader post={samplePost({ author: { ...sampleAuthor, image: null } })} />,
  },
});
