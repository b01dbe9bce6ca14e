import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { Byline, BylinesChange, PostBylines } from '@marquee/shared/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { postBylines } from '../../kernel/db/schema/postBylines.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { isNotClosed } from '../../people/accounts/findPeople.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { notify } from '../../people/notices/notify.ts';
import { changePost } from '../../writing/drafts/changePost.ts';
import { readBylines } from './readBylines.ts';

type Change = { account: UserRow; postId: string; now: Date } & BylinesChange;

/**
 * Sets the people beside the author of a post, with their shares of the money of reads that are booked from now on. The
 * change is for readers at once. The author gets a notice, and so does everybody whose share or role changes.
 * @throws ProblemError 404; 403 for other accounts than moderators of the post's sites, and `other-moderator` for a
 *   higher share of the caller; 409 `bylines-changed` if the list differs from `before`; 422 for an unknown, closed or
 *   suspended account, and for the author
 */
export function setBylines(db: Database, { bylines, before, ...change }: Change): Promise<PostBylines> {
  const { account, postId, now } = change;
  const id = rowId(postId);
  return db.transaction((transaction) =>
    changePost(transaction, { ...change, action: 'setBylines' }, async ({ authorId }) => {
      const known = (await readBylines(transaction, id)).bylines.map(withoutName);
      if (!isSame(known, before))
        throw new ProblemError(409, 'bylines-changed', 'Somebody else has changed the byline. Reload the page.');
      const own = String(account.id);
      if (percentOf(bylines, own) > percentOf(known, own))
        throw new ProblemError(403, 'other-moderator', 'Another editor must give you a share of the money.');
      await refuseUnfit(transaction, bylines, known, authorId ?? null);
      await transaction.delete(postBylines).where(eq(postBylines.postId, id));
      if (bylines.length > 0)
        await transaction.insert(postBylines).values(
          bylines.map(({ userId, role, percent }, index) => ({
            ...{ postId: id, position: index + 1, userId: rowId(userId), role, percent },
          })),
        );
      await notifyPeople(transaction, { known, bylines, account, id, now });
      const result = await readBylines(transaction, id);
      const record = {
        ...{ before: { bylines: known }, after: { bylines } },
        detail: { percent: result.author?.percent ?? null },
      };
      return { result, record: isSame(known, bylines) ? null : record };
    }),
  );
}

const withoutName = ({ userId, role, percent }: Byline): Byline => ({ userId, role, percent });
const isSame = (one: readonly Byline[], other: readonly Byline[]) =>
  JSON.stringify(one.map(withoutName)) === JSON.stringify(other.map(withoutName));
const percentOf = (bylines: readonly Byline[], id: string) => bylines.find(({ userId }) => userId === id)?.percent ?? 0;

/** Suspended and closed accounts stay in a byline that names them, but cannot be added. */
async function refuseUnfit(
  db: Queryable,
  bylines: readonly Byline[],
  known: readonly Byline[],
  authorId: number | null,
): Promise<void> {
  const ids = bylines.map(({ userId }) => rowId(userId));
  const open = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.suspendedAt), isNotClosed));
  const allowed = new Set([...open.map(({ id }) => id), ...known.map(({ userId }) => rowId(userId))]);
  const errors = bylines.flatMap(({ userId }, index) => {
    const message =
      rowId(userId) === authorId
        ? 'The author is named already and has the rest of the money.'
        : allowed.has(rowId(userId))
          ? null
          : 'This account does not exist, is closed or is suspended.';
    return message === null ? [] : [{ pointer: `/bylines/${index}/userId`, code: 'unfit', message }];
  });
  const [first] = errors;
  if (first) throw new ProblemError(422, 'invalid', first.message, { errors });
}

type Named = { known: readonly Byline[]; bylines: readonly Byline[]; account: UserRow; id: number; now: Date };

async function notifyPeople(db: Queryable, { known, bylines, account, id, now }: Named): Promise<void> {
  const people = new Set([...known, ...bylines].map(({ userId }) => userId));
  for (const userId of people) {
    const [before, after] = [known, bylines].map((list) => list.find((one) => one.userId === userId));
    if (before?.percent === after?.percent && before?.role === after?.role) continue;
    await notify(db, {
      ...{ to: [rowId(userId)], kind: 'setBylines', postId: id, actorId: account.id, at: now },
      key: `byline ${id} ${after?.percent ?? 'none'} ${now.toISOString()}`,
      detail: { percent: after?.percent ?? null },
    });
  }
}
