import type { SiteKey } from '@marquee/shared/domain';
import type { Queryable } from '../../db/connect.ts';
import { audit } from '../../db/schema/audit.ts';

/** Something that a person, or the clock, changed. */
export type AuditEntry = {
  at: Date;
  /** The account; null for the clock and for the operator's commands. */
  actorId: number | null;
  action: string;
  subject:
    | 'post'
    | 'category'
    | 'channel'
    | 'tag'
    | 'promo'
    | 'editorsPicks'
    | 'specialFeature'
    | 'redirect'
    | 'payout'
    | 'hold'
    | 'rate'
    | 'adjustment'
    | 'user';
  subjectId: string;
  site: SiteKey | null;
  /** The parts that changed, as they were and as they are. */
  before?: object;
  after?: object;
  reason?: string | undefined;
};

/** Records a change in the transaction that makes it. @returns the row's id */
export async function recordAudit(db: Queryable, entry: AuditEntry): Promise<number> {
  const [row] = await db.insert(audit).values(entry).returning({ id: audit.id });
  if (!row) throw new Error('The audit returned no row.');
  return row.id;
}
