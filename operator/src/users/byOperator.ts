import type { AuditEntry } from '@marquee/api/acts/accounts.ts';
import { commandActor } from '../frame/commandActor.ts';

/** Fields of the audit for a command about an account. */
export function byOperator(userId: number, at: Date): Omit<AuditEntry, 'action'> {
  return {
    ...{ at, actorId: null, subject: 'user', subjectId: String(userId), site: null },
    reason: commandActor(),
  };
}
