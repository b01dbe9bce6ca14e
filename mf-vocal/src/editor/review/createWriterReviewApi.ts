import type { ReviewedPost } from '@marquee/shared/domain';
import type { CallOptions } from '@marquee/shared/transport';
import type { Exchange } from '@marquee/shared/transport/exchange';

/** Steps of a review that the writer can take here. Submitting is not among them, because the editor itself submits. */
export const writerSteps = ['withdraw', 'unschedule', 'appeal', 'discard', 'unpublish'] as const;
export type WriterStep = (typeof writerSteps)[number];

/** Creates a writer's calls about a review. Each call rejects with an `ApiError`. @param exchange sends the requests */
export function createWriterReviewApi(exchange: Exchange) {
  const reviewedOf = async (call: Promise<{ body: ReviewedPost }>): Promise<ReviewedPost> => (await call).body;
  return {
    review: (id: string, options?: CallOptions) =>
      reviewedOf(exchange<ReviewedPost>('GET', `/api/vocal/review/${encodeURIComponent(id)}`, options)),
    /** @param note text of an appeal, or reason for unpublishing */
    take: (id: string, step: WriterStep, note?: string) =>
      reviewedOf(
        exchange<ReviewedPost>('POST', `/api/vocal/posts/${encodeURIComponent(id)}/${step}`, {
          ...(note !== undefined && { body: { note } }),
        }),
      ),
  };
}

export type WriterReviewApi = ReturnType<typeof createWriterReviewApi>;
