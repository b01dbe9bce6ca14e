import type { Draft, Review, ReviewAction, ReviewedPost } from '@marquee/shared/domain';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import type { WriterReviewApi } from '../editor/review/createWriterReviewApi.ts';

/** Creates a review as its writer gets it. By default, the post waits for review and has no place in the queue. */
export function reviewedPost(
  review: Partial<Review> = {},
  actions: ReviewAction[] = ['withdraw'],
  post: Partial<Draft> = {},
): ReviewedPost {
  const status = review.status ?? 'needs-review';
  return {
    success: true,
    post: draft({ site: 'feast', reviewStatus: review.isChange ? 'published' : status, ...post }),
    review: {
      ...{ status, isChange: false, submittedAt: '2026-11-22T10:00:00.000Z', claimer: null, claimedAt: null },
      ...{ place: null, waiting: null, typicalMs: null, publishAt: null, decision: null, appeal: null },
      ...review,
    },
    actions,
    authorRecord: { published: 2, rejected: 1 },
  };
}

export const waitingPost = reviewedPost({ place: 3, waiting: 12, typicalMs: 172_800_000 });

/** Fakes the api of a writer's review. Each step returns the result of `after`, which is `shown` by default. */
export function fakeWriterReviewApi(
  shown: ReviewedPost,
  after: (step: string, note?: string) => ReviewedPost = () => shown,
): WriterReviewApi {
  return { review: async () => shown, take: async (_id, step, note) => after(step, note) };
}
