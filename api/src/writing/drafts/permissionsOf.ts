import { type DraftPermissions, isSubmittable, may } from '@marquee/shared/domain';
import type { UserRow } from '../../people/accounts/userView.ts';
import type { StoredDraft } from './readDraft.ts';
import { subjectOf } from './subjectOf.ts';

/** Returns the actions that an account can take on a post now. */
export function permissionsOf(draft: StoredDraft, account: UserRow): DraftPermissions {
  const { row, copy } = draft;
  const subject = subjectOf(draft);
  const isInTrash = row.deletedAt !== null;
  return {
    edit: may(account, 'editPost', subject),
    submit:
      may(account, 'submit', subject) &&
      isSubmittable({ reviewStatus: row.status, pending: copy && { reviewStatus: copy.status } }),
    delete: !isInTrash && may(account, 'deletePost', subject),
    restore: isInTrash && may(account, 'restorePost', subject),
  };
}
