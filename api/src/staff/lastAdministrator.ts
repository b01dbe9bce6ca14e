import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { Grant } from '@marquee/shared/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { advisoryLocks } from '../kernel/db/advisoryLocks.ts';
import type { Queryable } from '../kernel/db/connect.ts';
import { users } from '../kernel/db/schema/users.ts';
import { currentGrants } from '../people/accounts/currentGrants.ts';
import { requireRight } from '../people/rights/requireRight.ts';

/** Changes of people by administrators. None of them may leave the network without an administrator. */

const administrator: Grant = { role: 'administrator', site: null, until: null };

/** True for the role of an administrator of all sites that has no end. */
export function isLasting({ role, site, until }: Grant): boolean {
  return role === 'administrator' && site === null && until === null;
}

/**
 * Makes changes of people by administrators wait for each other, then checks the administrator's right again.
 * @throws ProblemError 403 if the right was taken meanwhile
 */
export async function lockPeople(db: Queryable, actorId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.roles})`);
  const [actor] = await db
    .select({ id: users.id, grants: currentGrants })
    .from(users)
    .where(and(eq(users.id, actorId), isNull(users.suspendedAt)));
  requireRight(actor ?? { id: actorId, grants: [] }, 'managePeople', {});
}

/** @throws ProblemError 409 if no account is left that has a lasting administrator role and can sign in */
export async function requireLastingAdministrator(db: Queryable): Promise<void> {
  const isOne = sql`${users.grants} @> ${JSON.stringify([administrator])}::jsonb`;
  const [one] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isOne, isNull(users.suspendedAt)))
    .limit(1);
  if (!one) throw lastAdministrator('The network needs an administrator of all magazines whose role has no end.');
}

export function lastAdministrator(message: string): ProblemError {
  return new ProblemError(409, 'last-administrator', message);
}
