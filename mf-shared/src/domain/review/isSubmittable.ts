import type { ReviewStatus } from '../posts/post.ts';
import { reviewTransitions } from './reviewTransitions.ts';

const submittable = reviewTransitions.find(({ action }) => action === 'submit')?.from ?? [];

/**
 * True if a post, or the changes of a published post, can be submitted for review. `pending` is null without changes.
 */
export function isSubmittable({
  reviewStatus,
  pending,
}: {
  reviewStatus: ReviewStatus;
  pending: { reviewStatus: ReviewStatus } | null;
}): boolean {
  const status = reviewStatus === 'published' ? pending?.reviewStatus : reviewStatus;
  return status !== undefined && submittable.includes(status);
}
