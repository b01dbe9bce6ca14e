import type { Draft, Review, ReviewAction, ReviewedPost } from '@marquee/shared/domain';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import type { WriterReviewApi } from '../editor/review/createWriterReviewApi.ts';

/** Creates the review of a waiting post, as its writer gets it. The post is the third of twelve in the queue. */
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

/** Fakes the api of a writer's review. Each step returns the given review. */
export function fakeWriterReviewApi(
  shown: ReviewedPost,
  after: (step: string, note?: string) => ReviewedPost = () => shown,
): WriterReviewApi {
  return { review: async () => shown, take: async (_id, step, note) => after(step, note) };
}
