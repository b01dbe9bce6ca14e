import type { ReviewedPost } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { Provider } from '@marquee/shared/redux';
import { createVocalStore } from '@marquee/vocal-kit/session/createVocalStore.ts';
import { fakeWriterReviewApi, reviewedPost, waitingPost } from '../../testing/writerReview.ts';
import { ReviewPanel } from './ReviewPanel.tsx';
import { WriterReviewApiContext } from './WriterReviewApiContext.ts';

const at = '2026-11-22T14:30:00.000Z';
const ignore = () => undefined;
const panel = (reviewed: ReviewedPost) => (
  <Provider store={createVocalStore()}>
    <WriterReviewApiContext value={fakeWriterReviewApi(reviewed)}>
      <div style={{ maxInlineSize: '22rem' }}>
        <ReviewPanel draft={reviewed.post} save={async () => true} onChanged={ignore} onOpenNotes={ignore} />
      </div>
    </WriterReviewApiContext>
  </Provider>
);
const rejection = {
  action: 'reject',
  at,
  reason: 'facts',
  words: 'The mill closed in 1931, and the owner’s name is in no register.',
} as const;

export const examples = defineExamples({
  use: 'Where a post stands between its writer and the moderators, with the steps that its writer can take.',
  shown: {
    waiting: panel(waitingPost),
    'being read': panel(
      reviewedPost({ status: 'in-review', claimer: { id: '9', name: 'Mo Tarn' }, claimedAt: at }, []),
    ),
    'changes are requested': panel(
      reviewedPost(
        {
          status: 'changes-requested',
          decision: { action: 'requestChanges', at, reason: null, words: 'Please name the bakery.' },
        },
        ['submit'],
      ),
    ),
    rejected: panel(reviewedPost({ status: 'rejected', decision: rejection }, ['submit', 'appeal'])),
    'a rejected change, answered': panel(
      reviewedPost(
        { status: 'rejected', isChange: true, decision: rejection, appeal: 'It reopened for a year in 1934.' },
        ['submit', 'discard', 'unpublish'],
      ),
    ),
    scheduled: panel(reviewedPost({ status: 'scheduled', publishAt: '2026-11-29T08:00:00.000Z' }, ['unschedule'])),
    published: panel(
      reviewedPost({ status: 'published', submittedAt: null }, ['unpublish'], {
        site: 'feast',
        publishedAt: at,
        urlPath: '/bread-at-four',
      }),
    ),
  },
});
