import { refuseUnknownSections, setGrants } from '@marquee/api/acts/accounts.ts';
import type { Queryable } from '@marquee/api/acts/database.ts';
import type { Grant, Role, SiteKey } from '@marquee/shared/domain';
import { commandActor } from '../frame/commandActor.ts';

export type RoleChange = {
  role: Role;
  /** The sites of the role. An empty list takes the role away. */
  sites: 'all sites' | readonly SiteKey[];
  /** Key of the category of the one site to which the role of an editor is limited. Null for whole sites. */
  section?: string | null;
  /** Time at which the role ends. Null for a role without an end. */
  until: Date | null;
};

/** An administrator is an editor, too. So an administrator who becomes an editor of some sites keeps only these sites. */
const moderators: readonly Role[] = ['editor', 'administrator'];

/**
 * Gives an account a role for exactly these sites. `editor` and `administrator` replace each other, and other roles stay.
 * Call it in a transaction.
 * @returns all roles of the account
 */
export async function changeRole(
  db: Queryable,
  userId: number,
  { role, sites, section = null, until }: RoleChange,
  now: Date,
): Promise<readonly Grant[]> {
  const replaced = moderators.includes(role) ? moderators : [role];
  const of = sites === 'all sites' ? [null] : sites;
  const given = of.map((site) => ({
    ...{ role, site, until: until?.toISOString() ?? null },
    ...(section !== null && { section }),
  }));
  await refuseUnknownSections(db, given);
  return setGrants(
    db,
    {
      ...{ userId, actorId: null, reason: commandActor() },
      change: (former) => [...former.filter((grant) => !replaced.includes(grant.role)), ...given],
    },
    now,
  );
}

/** Takes all roles from an account. Call it in a transaction. */
export async function takeRoles(db: Queryable, userId: number, now: Date): Promise<void> {
  await setGrants(db, { userId, actorId: null, reason: commandActor(), change: () => [] }, now);
}
