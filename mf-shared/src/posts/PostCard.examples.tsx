import type { PostSummary } from '../domain/index.ts';
import { defineExamples } from '../examples/defineExamples.ts';
import { postSummary } from '../testing/postSummary.ts';
import { PostCard, type PostCardProps } from './PostCard.tsx';

const card = (changes: Partial<PostSummary> = {}, props: Omit<PostCardProps, 'post'> = {}) => (
  <PostCard post={postSummary(changes)} {...props} />
);

export const examples = defineExamples({
  use: 'A post in a list. The whole card links to the post, and author, category and channel link to their own pages.',
  shown: {
    standard: card(),
    lead: card({}, { variant: 'lead' }),
    compact: card({}, { variant: 'compact' }),
    'a video': card({ postType: 'video', mediaType: 'video' }),
    'of a channel': card({
      channel: {
        key: 'midnight-society',
        name: 'Midnight Society',
        urlPath: '/channel/midnight-society',
        mastheadLogo: null,
      },
    }),
    'without a picture': card({ image: null }),
    'words of its own': card(
      {},
      {
        summary: (
          <>
            Agnes keeps the <mark>splicing tape</mark> in the booth.
          </>
        ),
      },
    ),
  },
  hidden: {
    'neither category nor subtitle nor summary': card({ category: null, subtitle: '', summary: '' }),
    'the longest name': card({
      name: 'The last projectionist of the Regal in Port Ellery, and the tin of splicing tape that she did not leave behind when the lamp went out',
    }),
    'a video without a thumbnail': card({ image: null, postType: 'video', mediaType: 'video' }),
    'without an author': card({ author: null }),
  },
});
