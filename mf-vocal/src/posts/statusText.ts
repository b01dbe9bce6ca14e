import type { OwnPost } from '@marquee/shared/domain';
import { postsTexts } from './postsTexts.ts';

/** Returns the status of a post in words. For a published post with changes, adds the status of the changes. */
export function statusText({ reviewStatus, pending }: Pick<OwnPost, 'reviewStatus' | 'pending'>): string {
  const status = postsTexts.statuses[reviewStatus];
  return pending ? `${status}, ${postsTexts.pending[pending.reviewStatus]}` : status;
}
