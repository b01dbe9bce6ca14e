import { eq } from 'drizzle-orm';
import type { Queryable } from '../kernel/db/connect.ts';
import { sessions } from '../kernel/db/schema/sessions.ts';
import { users } from '../kernel/db/schema/users.ts';
import { recordAudit } from '../people/audit/recordAudit.ts';
import { enqueueReport } from '../people/auth/mails/enqueueAccountMail.ts';
import { endOneTimeTokens } from '../people/auth/mails/oneTimeTokens.ts';
import { readFactors } from '../people/factors/readFactors.ts';
import { removeFactors } from '../people/factors/removeFactors.ts';
import { notify } from '../people/notices/notify.ts';

/**
 * Removes all second factors of an account that has lost them, and ends its sessions. The audit records it, and the
 * person gets a notice and a mail. Call it in a transaction.
 * @param commandBy the person who ran the command, for the audit
 * @returns false if the account had no second factor; nothing is changed then
 */
export async function removeSecondFactor(
  db: Queryable,
  userId: number,
  commandBy: string,
  now: Date,
): Promise<boolean> {
  const [account] = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  const { hasCodes, passkeys } = await readFactors(db, userId);
  if (!account || !(await removeFactors(db, userId))) return false;
  await db.delete(sessions).where(eq(sessions.userId, userId));
  await endOneTimeTokens(db, userId);
  const kind = 'removeSecondFactor';
  const auditId = await recordAudit(db, {
    ...{ at: now, actorId: null, action: kind, subject: 'user', subjectId: String(userId), site: null },
    before: { codes: hasCodes, passkeys: passkeys.length },
    after: { codes: false, passkeys: 0 },
    reason: commandBy,
  });
  const { email, firstName } = account;
  if (email) await enqueueReport(db, { kind: 'security-changed', email, firstName, change: 'factors-removed' });
  await notify(db, { to: [userId], kind, postId: null, actorId: null, at: now, key: `audit ${auditId}` });
  return true;
}
