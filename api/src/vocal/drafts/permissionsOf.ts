import { type DraftPermissions, isSubmittable } from '@marquee/shared/domain';
import type { UserRow } from '../../accounts/userView.ts';
import { isLocked } from './isLocked.ts';
import type { StoredDraft } from './readDraft.ts';

/** The calls that an account can make for a post now. */
export function permissionsOf(draft: StoredDraft, account: UserRow): DraftPermissions {
  const { row, copy } = draft;
  const edit = !isLocked(draft, account);
  const status = row.status === 'published' ? copy?.status : row.status;
  const isOwn = row.authorId === account.id;
  const isInUse = row.deletedAt === null;
  return {
    edit,
    submit:
      isOwn && edit && isSubmittable({ reviewStatus: row.status, pending: copy && { reviewStatus: copy.status } }),
    delete: isInUse && status !== 'in-review' && (isOwn || row.status !== 'published'),
    restore: !isInUse,
  };
}
