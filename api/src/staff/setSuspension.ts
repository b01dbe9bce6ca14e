import { eq } from 'drizzle-orm';
import type { Queryable } from '../kernel/db/connect.ts';
import { sessions } from '../kernel/db/schema/sessions.ts';
import { users } from '../kernel/db/schema/users.ts';
import { notFound } from '../kernel/http/notFound.ts';
import { recordAudit } from '../people/audit/recordAudit.ts';
import { notify } from '../people/notices/notify.ts';
import { releaseClaims } from '../review/transitions/releaseClaims.ts';

type SuspensionChange = {
  userId: number;
  /** Why the account is suspended, as its person reads it. Null lifts the suspension. */
  reason: string | null;
  /** The administrator. Null for the operator's commands. */
  actorId: number | null;
  /** The person who ran a command, for the audit. */
  commandBy?: string | undefined;
};

/**
 * Suspends an account, or lifts the suspension. A suspension ends the sessions and releases the claims of the account at
 * once. Posts, drafts, schedules and roles stay. The person gets a notice, also by mail. A call without effect changes
 * nothing. Call it in a transaction.
 * @throws ProblemError 404 for an unknown account
 */
export async function setSuspension(
  db: Queryable,
  { userId, reason, actorId, commandBy }: SuspensionChange,
  now: Date,
): Promise<void> {
  const ofAccount = eq(users.id, userId);
  // A sign-in waits for this lock, then sees the suspension. Review steps lock the same row until they end.
  const [before] = await db
    .select({ suspendedAt: users.suspendedAt, reason: users.suspendedReason })
    .from(users)
    .where(ofAccount)
    .for('no key update');
  if (!before) throw notFound('The account');
  const isSuspension = reason !== null;
  if (isSuspension === (before.suspendedAt !== null)) return;
  await db
    .update(users)
    .set({ suspendedAt: isSuspension ? now : null, suspendedReason: reason, modifiedAt: now })
    .where(ofAccount);
  if (isSuspension) {
    await db.delete(sessions).where(eq(sessions.userId, userId));
    await releaseClaims(db, { id: userId, grants: [] }, now);
  }
  const kind = isSuspension ? 'suspend' : 'restoreAccount';
  const auditId = await recordAudit(db, {
    ...{ at: now, actorId, action: kind, subject: 'user', subjectId: String(userId), site: null, reason: commandBy },
    before: { suspension: before.reason },
    after: { suspension: reason },
  });
  await notify(db, {
    ...{ to: [userId], kind, postId: null, actorId, at: now, key: `audit ${auditId}` },
    ...(reason !== null && { detail: { note: reason } }),
  });
}
