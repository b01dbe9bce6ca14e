import type { ReviewStatus } from '../posts/post.ts';
import { reviewTransitions } from './reviewTransitions.ts';

const submittable = reviewTransitions.find(({ action }) => action === 'submit')?.from ?? [];

/** Whether a post, or the changes of a published one, can be submitted for review. Pending changes are null without any. */
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
