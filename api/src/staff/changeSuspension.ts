import type { Queryable } from '../kernel/db/connect.ts';
import { notFound } from '../kernel/http/notFound.ts';
import { isLasting, lastAdministrator, lockPeople, requireLastingAdministrator } from './lastAdministrator.ts';
import { findPerson } from './listPeople.ts';
import { setSuspension } from './setSuspension.ts';

type Change = {
  userId: number;
  /** Null lifts the suspension. */
  reason: string | null;
  actorId: number;
  now: Date;
};

/**
 * Suspends an account, or lifts the suspension, for an administrator. Call it in a transaction.
 * @throws ProblemError 404 for an unknown account; 409 for the own account, and if no administrator would stay
 */
export async function changeSuspension(db: Queryable, { userId, reason, actorId, now }: Change): Promise<void> {
  await lockPeople(db, actorId);
  if (userId === actorId) throw lastAdministrator('You cannot suspend yourself. Another administrator can do this.');
  const person = await findPerson(db, userId);
  if (!person) throw notFound('The account');
  await setSuspension(db, { userId, reason, actorId }, now);
  if (reason !== null && person.grants.some(isLasting)) await requireLastingAdministrator(db);
}
