import { defineExamples } from '@marquee/shared/examples';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { changedPost, publishedPost } from '../../testing/changedPost.ts';
import { ChangeDifferences } from './ChangeDifferences.tsx';

export const examples = defineExamples({
  use: 'The changes of a published post, for the moderator who merges them or sends them back.',
  shown: {
    changed: <ChangeDifferences before={publishedPost} after={changedPost} />,
    'without a difference': <ChangeDifferences before={draft()} after={draft()} />,
  },
});
