import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type Grant, type GrantsChange, grantText, hasSameGrants } from '@marquee/shared/domain';
import type { Queryable } from '../kernel/db/connect.ts';
import { notify } from '../people/notices/notify.ts';
import { isLasting, lastAdministrator, lockPeople, requireLastingAdministrator } from './lastAdministrator.ts';
import { refuseUnknownSections } from './refuseUnknownSections.ts';
import { setGrants } from './setGrants.ts';

type Change = GrantsChange & { userId: number; actorId: number; now: Date };

/**
 * Replaces the roles of an account, for an administrator. The person gets a notice. Ended roles are dropped, and the
 * audit keeps them. Call it in a transaction.
 * @throws ProblemError 404 for an unknown account, 409 if the roles are not those that the administrator saw or if no
 *   administrator would stay, 422 for an invalid role
 */
export async function changeGrants(db: Queryable, { userId, actorId, grants, before, now }: Change): Promise<void> {
  refuseInvalid(grants, now);
  await refuseUnknownSections(db, grants);
  await lockPeople(db, actorId);
  let isChange = false;
  await setGrants(
    db,
    {
      ...{ userId, actorId },
      change(former, current) {
        if (!hasSameGrants(current, before)) throw outdated();
        if (userId === actorId && current.some(isLasting) && !grants.some(isLasting)) throw ownRole();
        isChange = !hasSameGrants(current, grants);
        return isChange ? grants : former;
      },
    },
    now,
  );
  if (!isChange) return;
  if (before.some(isLasting)) await requireLastingAdministrator(db);
  const roles = grants.map((grant) => grantText(grant, (site) => site)).join('\n') || 'No role';
  await notify(db, {
    ...{ to: [userId], kind: 'changeRoles', postId: null, actorId, at: now },
    key: `changeRoles ${crypto.randomUUID()}`,
    detail: { note: roles },
  });
}

function refuseInvalid(grants: readonly Grant[], now: Date): void {
  const invalid = (place: number, field: string, message: string) =>
    new ProblemError(422, 'invalid', message, {
      errors: [{ pointer: `/grants/${place}/${field}`, code: 'invalid', message }],
    });
  const given = new Set<string>();
  for (const [place, { role, site, section, until }] of grants.entries()) {
    if (until !== null && new Date(until) <= now)
      throw invalid(place, 'until', 'A role has to end on a later day. Choose another last day.');
    const of = `${role} ${site} ${section ?? ''}`;
    if (given.has(of)) throw invalid(place, 'site', 'A role is listed twice for one magazine. Remove one of the two.');
    given.add(of);
  }
}

function ownRole(): ProblemError {
  return lastAdministrator('You cannot take the administrator role from yourself. Another administrator can do this.');
}

function outdated(): ProblemError {
  const message =
    'Somebody else has changed the roles of this account. The current roles are shown above. Check them, then save again.';
  return new ProblemError(409, 'grants-changed', message);
}
