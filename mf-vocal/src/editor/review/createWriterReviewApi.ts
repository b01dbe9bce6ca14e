import type { ReviewedPost } from '@marquee/shared/domain';
import type { CallOptions } from '@marquee/shared/transport';
import type { Exchange } from '@marquee/shared/transport/exchange';

/** The steps of a review that its writer takes; submitting is one of the editor's own calls. */
export const writerSteps = ['withdraw', 'unschedule', 'appeal', 'discard', 'unpublish'] as const;
export type WriterStep = (typeof writerSteps)[number];

/** The calls of a writer about a review. Each rejects with an `ApiError`. @param exchange carries them */
export function createWriterReviewApi(exchange: Exchange) {
  const reviewedOf = async (call: Promise<{ body: ReviewedPost }>): Promise<ReviewedPost> => (await call).body;
  return {
    review: (id: string, options?: CallOptions) =>
      reviewedOf(exchange<ReviewedPost>('GET', `/api/vocal/review/${encodeURIComponent(id)}`, options)),
    /** @param note the words that go with an appeal or an unpublication */
    take: (id: string, step: WriterStep, note?: string) =>
      reviewedOf(
        exchange<ReviewedPost>('POST', `/api/vocal/posts/${encodeURIComponent(id)}/${step}`, {
          ...(note !== undefined && { body: { note } }),
        }),
      ),
  };
}

export type WriterReviewApi = ReturnType<typeof createWriterReviewApi>;
