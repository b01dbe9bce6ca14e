import type { ReviewStatus } from '../posts/post.ts';

/** True if a post, or the changes of a post, wait for a decision of a moderator or for their scheduled time. */
export function isReadByModerators(status: ReviewStatus | null): boolean {
  return status === 'needs-review' || status === 'in-review' || status === 'scheduled';
}
