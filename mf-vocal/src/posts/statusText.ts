import type { DeskPost } from '@marquee/shared/domain';
import { postsTexts } from './postsTexts.ts';

/** The status of a post in words, with that of the changes to a published one. */
export function statusText({ reviewStatus, pending }: Pick<DeskPost, 'reviewStatus' | 'pending'>): string {
  const status = postsTexts.statuses[reviewStatus];
  return pending ? `${status}, ${postsTexts.pending[pending.reviewStatus]}` : status;
}
