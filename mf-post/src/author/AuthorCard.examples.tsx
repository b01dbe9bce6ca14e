import { defineExamples } from '@marquee/shared/examples';
import { sampleAuthor } from '../testing/samplePost.ts';
import { AuthorCard } from './AuthorCard.tsx';

export const examples = defineExamples({
  use: 'Who wrote the post, in their own words.',
  setting: 'post',
  shown: {
    default: <AuthorCard author={sampleAuthor} />,
    'without portrait and words': <AuthorCard author={{ ...sampleAuthor, image: null, summary: '' }} />,
  },
});
