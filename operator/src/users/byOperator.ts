import type { AuditEntry } from '@marquee/api/vocal/audit/recordAudit.ts';
import { commandActor } from '../frame/commandActor.ts';

/** The fields of the audit for a command about an account. */
export function byOperator(userId: number, at: Date): Omit<AuditEntry, 'action'> {
  return {
    ...{ at, actorId: null, subject: 'user', subjectId: String(userId), site: null },
    reason: commandActor(),
  };
}
