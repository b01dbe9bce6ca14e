import type { Grant } from '@marquee/shared/domain';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { advisoryLocks } from '../kernel/db/advisoryLocks.ts';
import type { Queryable } from '../kernel/db/connect.ts';
import { openidIdentities } from '../kernel/db/schema/secondFactors.ts';
import { users } from '../kernel/db/schema/users.ts';
import { isLasting } from '../staff/lastAdministrator.ts';
import { setGrants } from '../staff/setGrants.ts';
import type { Identity } from './readIdentity.ts';

/**
 * Gives an account the roles of its claims, and takes the roles that former claims gave. Roles that an administrator
 * gave by hand stay, and so does the network's last administrator. The audit records a change. Call it in a transaction.
 */
export async function applyRoles(
  db: Queryable,
  userId: number,
  { issuer, subject, grants: claimed }: Identity,
  now: Date,
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.roles})`);
  const ofIdentity = and(eq(openidIdentities.issuer, issuer), eq(openidIdentities.subject, subject));
  const [identity] = await db.select({ grants: openidIdentities.grants }).from(openidIdentities).where(ofIdentity);
  const before = identity?.grants ?? [];
  const isOnlyAdministrator = before.some(isLasting) && !(await hasOtherAdministrator(db, userId));
  let mapped: Grant[] = [];
  const change = (former: readonly Grant[]) => {
    const byHand = former.filter((grant) => !includes(before, grant));
    const kept = isOnlyAdministrator ? before.filter((grant) => isLasting(grant) && includes(former, grant)) : [];
    mapped = [...kept, ...claimed.filter((grant) => !includes(kept, grant))].filter(
      (grant) => !includes(byHand, grant),
    );
    const next = [...byHand, ...mapped];
    const isSame = next.length === former.length && next.every((grant) => includes(former, grant));
    return isSame ? former : next;
  };
  await setGrants(db, { userId, actorId: null, reason: `OpenID Connect, ${issuer}`, change }, now);
  await db.update(openidIdentities).set({ grants: mapped }).where(ofIdentity);
}

function includes(grants: readonly Grant[], { role, site, until }: Grant): boolean {
  return grants.some((one) => one.role === role && one.site === site && one.until === until);
}

async function hasOtherAdministrator(db: Queryable, userId: number): Promise<boolean> {
  const lasting = JSON.stringify([{ role: 'administrator', site: null, until: null }]);
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.grants} @> ${lasting}::jsonb`, isNull(users.suspendedAt), ne(users.id, userId)))
    .limit(1);
  return other !== undefined;
}
