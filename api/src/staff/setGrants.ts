import { type Grant, sitesOf } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../kernel/db/connect.ts';
import { users } from '../kernel/db/schema/users.ts';
import { notFound } from '../kernel/http/notFound.ts';
import { currentGrants } from '../people/accounts/currentGrants.ts';
import { recordAudit } from '../people/audit/recordAudit.ts';
import { releaseClaims } from '../review/transitions/releaseClaims.ts';

type GrantChange = {
  userId: number;
  /**
   * Returns the new roles of the account.
   * @param former the roles until now, also roles that have ended
   * @param current the roles that have not ended
   */
  change: (former: readonly Grant[], current: readonly Grant[]) => readonly Grant[];
  /** The administrator. Null for the operator's commands. */
  actorId: number | null;
  reason?: string | undefined;
};

/**
 * Changes the roles of an account. Claims on posts that the account may no longer decide about are released. The audit
 * records a change, but not a call without effect. Call it in a transaction.
 * @returns the new roles
 * @throws ProblemError 404 for an unknown account
 */
export async function setGrants(
  db: Queryable,
  { userId, change, actorId, reason }: GrantChange,
  now: Date,
): Promise<readonly Grant[]> {
  const ofAccount = eq(users.id, userId);
  // Review steps lock the rights of their moderator until they end.
  const stored = { grants: users.grants, current: currentGrants };
  const [before] = await db.select(stored).from(users).where(ofAccount).for('no key update');
  if (!before) throw notFound('The account');
  const grants = [...change(before.grants, before.current)];
  if (JSON.stringify(grants) === JSON.stringify(before.grants)) return grants;
  const sites = sitesOf({ grants }, 'decide');
  const forPreviousVersion = { isAdmin: sites === null || sites.length > 0, moderatedSites: sites && [...sites] };
  await db
    .update(users)
    .set({ grants, ...forPreviousVersion, modifiedAt: now })
    .where(ofAccount);
  const [after] = await db.select({ id: users.id, grants: currentGrants }).from(users).where(ofAccount);
  if (after) await releaseClaims(db, after, now);
  await recordAudit(db, {
    ...{ at: now, actorId, action: 'changeRoles', subject: 'user', subjectId: String(userId), site: null, reason },
    before: { grants: before.grants },
    after: { grants },
  });
  return grants;
}
