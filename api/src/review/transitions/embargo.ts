import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { ReviewTransition } from '@marquee/shared/domain';
import type { StoredReview } from './readReview.ts';
import type { ReviewStep } from './reviewStep.ts';

/**
 * Refuses to publish a post before its embargo ends, whoever approves it.
 * @throws ProblemError 409 now; 422 for a time before the end
 */
export function refuseEmbargo(
  { draft: { row } }: StoredReview,
  { to }: ReviewTransition,
  { publishAt, now }: Pick<ReviewStep, 'publishAt' | 'now'>,
): void {
  const { embargoUntil } = row;
  if (embargoUntil === null) return;
  if (to === 'published' && embargoUntil > now)
    throw new ProblemError(409, 'embargoed', 'The embargo of this post has not ended. Schedule the post instead.');
  if (to !== 'scheduled' || !publishAt || publishAt >= embargoUntil) return;
  const message = 'The embargo of this post ends later. Choose its end or a later time.';
  throw new ProblemError(422, 'invalid', message, { errors: [{ pointer: '/publishAt', code: 'embargoed', message }] });
}
