import type { DraftPermissions, ReviewStatus } from '@marquee/shared/domain';
import type { UserRow } from '../../accounts/userView.ts';
import { isLocked } from './isLocked.ts';
import type { StoredDraft } from './readDraft.ts';

/** Statuses from which a post can be submitted. */
const submittable: readonly ReviewStatus[] = ['draft', 'changes-requested', 'unpublished'];

/** The calls that an account can make for a post now. */
export function permissionsOf(draft: StoredDraft, account: UserRow): DraftPermissions {
  const { row, copy } = draft;
  const edit = !isLocked(draft, account);
  // Of a published post, changes are submitted.
  const status = row.status === 'published' ? copy?.status : row.status;
  const isOwn = row.authorId === account.id;
  const isInUse = row.deletedAt === null;
  return {
    edit,
    submit: isOwn && edit && status !== undefined && submittable.includes(status),
    delete: isInUse && status !== 'in-review' && (isOwn || row.status !== 'published'),
    restore: !isInUse,
  };
}
