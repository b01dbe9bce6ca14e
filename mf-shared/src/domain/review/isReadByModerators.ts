import type { ReviewStatus } from '../posts/post.ts';

/** Whether moderators still have something to read: a post, or changes of one, that wait for a decision or for their time. */
export function isReadByModerators(status: ReviewStatus | null): boolean {
  return status === 'needs-review' || status === 'in-review' || status === 'scheduled';
}
