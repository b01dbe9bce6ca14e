import { defineExamples } from '@marquee/shared/examples';
import { sampleAuthor, sampleReadablePost } from '../testing/samplePost.ts';
import { PostHeader } from './PostHeader.tsx';

export const examples = defineExamples({
  use: 'Opens a post: category and channel, title and subtitle, and who wrote it when.',
  setting: 'post',
  shown: {
    default: <PostHeader post={sampleReadablePost()} />,
    'a long title': (
      <PostHeader
        post={sampleReadablePost({ title: 'The last reel at the Rialto, and everybody who said that they were there' })}
      />
    ),
    'several people': (
      <PostHeader
        post={sampleReadablePost({
          bylines: [
            { role: 'words', author: { ...sampleAuthor, key: 'bo-lind', fullname: 'Bo Lind' } },
            { role: 'words', author: { ...sampleAuthor, key: 'cy-west', fullname: 'Cy West' } },
            { role: 'photographs', author: { ...sampleAuthor, key: 'di-east', fullname: 'Di East' } },
          ],
        })}
      />
    ),
    'over a picture from edge to edge': <PostHeader post={sampleReadablePost({ mediaLayout: 'fullWidth' })} />,
  },
  hidden: {
    'without category and subtitle': <PostHeader post={sampleReadablePost({ category: null, subtitle: '' })} />,
    'an author without a portrait': (
      <PostHeader post={sampleReadablePost({ author: { ...sampleAuthor, image: null } })} />
    ),
  },
});
