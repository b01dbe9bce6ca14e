import type { ReviewStatus } from '@marquee/shared/domain';
import type { UserRow } from '../../accounts/userView.ts';
import type { StoredDraft } from './readDraft.ts';

/** A moderator is reading the post, or has set the time of its publication. */
const reviewed: readonly ReviewStatus[] = ['in-review', 'scheduled'];

/** Whether an account cannot edit the post now. Admins can edit during a review; nobody edits in the trash. */
export function isLocked({ row, copy }: StoredDraft, account: UserRow): boolean {
  if (row.deletedAt) return true;
  return !account.isAdmin && reviewed.includes((row.status === 'published' && copy?.status) || row.status);
}
