import type { ReviewAction } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { reviewedPost } from '../../testing/reviewSamples.ts';
import { DecisionBar } from './DecisionBar.tsx';

const bar = (...actions: ReviewAction[]) => (
  <DecisionBar reviewed={reviewedPost(actions)} isLost={false} onChanged={() => undefined} reload={() => undefined} />
);

export const examples = defineExamples({
  use: 'The steps that a moderator can take with a post now.',
  shown: {
    'a post that waits': bar('claim'),
    'a post of this moderator': bar('publish', 'schedule', 'requestChanges', 'reject', 'release'),
    'changes of this moderator': bar('merge', 'requestChanges', 'reject', 'release'),
    'a post of another moderator': bar('takeOver'),
    'nothing to decide': bar(),
  },
});
