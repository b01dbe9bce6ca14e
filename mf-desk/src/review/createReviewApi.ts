import type {
  BylinesChange,
  DraftDifferences,
  FoundWriters,
  MadePreview,
  PostBylines,
  ReviewCorrection,
  ReviewDecision,
  ReviewedPost,
  ReviewQueue,
} from '@marquee/shared/domain';
import type { CallOptions } from '@marquee/shared/transport';
import type { Exchange } from '@marquee/shared/transport/exchange';

/** The earlier version of a comparison: the published post, or the version of the last decision. */
export type Since = 'published' | 'decision';

/** Steps of a review that need no text, by the last segment of their path. */
export type ReviewStepName = 'claim' | 'release' | 'takeOver' | 'publishNow' | 'publishAgain' | 'reopen' | 'undo';

/** Creates the calls of the moderators' desk. Each call rejects with an `ApiError`. @param exchange sends the calls */
export function createReviewApi(exchange: Exchange) {
  const path = (id: string) => `/api/vocal/review/${encodeURIComponent(id)}`;
  const reviewedOf = async (call: Promise<{ body: ReviewedPost }>): Promise<ReviewedPost> => (await call).body;
  return {
    /** @param search filters as in the page's own address */
    queue: async (search: string, options?: CallOptions): Promise<ReviewQueue> =>
      (await exchange<ReviewQueue>('GET', `/api/vocal/review${search}`, options)).body,
    review: (id: string, options?: CallOptions) => reviewedOf(exchange<ReviewedPost>('GET', path(id), options)),
    step: (id: string, step: ReviewStepName) => reviewedOf(exchange<ReviewedPost>('POST', `${path(id)}/${step}`)),
    /** @param version version of the post that the moderator has read */
    decide: (id: string, decision: ReviewDecision, version: number) =>
      reviewedOf(
        exchange<ReviewedPost>('POST', `${path(id)}/decision`, {
          body: decision,
          headers: { 'if-match': `"${version}"` },
        }),
      ),
    /** Publishes the changes of a published post. @param version version that the moderator has read */
    correct: (id: string, correction: ReviewCorrection, version: number) =>
      reviewedOf(
        exchange<ReviewedPost>('POST', `${path(id)}/correct`, {
          body: correction,
          headers: { 'if-match': `"${version}"` },
        }),
      ),
    /** @param publishAt RFC 3339 UTC */
    reschedule: (id: string, publishAt: string) =>
      reviewedOf(exchange<ReviewedPost>('POST', `${path(id)}/reschedule`, { body: { publishAt } })),
    /** @param until RFC 3339 UTC; null ends the embargo */
    setEmbargo: (id: string, until: string | null) =>
      reviewedOf(exchange<ReviewedPost>('PUT', `${path(id)}/embargo`, { body: { until } })),
    bylines: async (id: string, options?: CallOptions): Promise<PostBylines> =>
      (await exchange<PostBylines>('GET', `${path(id)}/bylines`, options)).body,
    setBylines: async (id: string, change: BylinesChange): Promise<PostBylines> =>
      (await exchange<PostBylines>('PUT', `${path(id)}/bylines`, { body: change })).body,
    /** @param search a part of a name, or a mail address */
    findWriters: async (search: string): Promise<FoundWriters> =>
      (await exchange<FoundWriters>('GET', `/api/vocal/writers?${new URLSearchParams({ search })}`)).body,
    unschedule: (id: string) =>
      reviewedOf(exchange<ReviewedPost>('POST', `/api/vocal/posts/${encodeURIComponent(id)}/unschedule`)),
    unpublish: (id: string, note: string) =>
      reviewedOf(
        exchange<ReviewedPost>('POST', `/api/vocal/posts/${encodeURIComponent(id)}/unpublish`, { body: { note } }),
      ),
    /** Extends the claim of the moderator. @returns whether the claim is still valid */
    isStillClaimed: async (id: string): Promise<boolean> =>
      (await exchange<{ isClaimed: boolean }>('POST', `${path(id)}/alive`)).body.isClaimed,
    /** Makes a link to the post's page that ends with the review. */
    makePreview: async (id: string): Promise<MadePreview> =>
      (await exchange<MadePreview>('POST', `${path(id)}/preview`)).body,
    /** Returns an earlier version of a post, and the post as it is now. */
    differences: async (id: string, since: Since, options?: CallOptions): Promise<DraftDifferences> =>
      (
        await exchange<DraftDifferences>(
          'GET',
          `${path(id)}/differences${since === 'decision' ? '?since=decision' : ''}`,
          options,
        )
      ).body,
  };
}

export type ReviewApi = ReturnType<typeof createReviewApi>;
