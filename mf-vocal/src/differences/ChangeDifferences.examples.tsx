import { defineExamples } from '@marquee/shared/examples';
import { changedPost, publishedPost } from '../testing/changedPost.ts';
import { draft } from '../testing/draft.ts';
import { ChangeDifferences } from './ChangeDifferences.tsx';

export const examples = defineExamples({
  use: 'The changes of a published post, for the moderator who merges them or sends them back.',
  shown: {
    changed: <ChangeDifferences before={publishedPost} after={changedPost} />,
    'without a difference': <ChangeDifferences before={draft()} after={draft()} />,
  },
});
