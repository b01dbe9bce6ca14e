import type { SiteKey } from '@marquee/shared/domain';
import type { Queryable } from '../../kernel/db/connect.ts';
import { audit } from '../../kernel/db/schema/audit.ts';

/** A change by a person or by a scheduled job. */
export type AuditEntry = {
  at: Date;
  /** Id of the account. Null for scheduled jobs and the operator's commands. */
  actorId: number | null;
  action: string;
  subject:
    | 'post'
    | 'story'
    | 'category'
    | 'channel'
    | 'tag'
    | 'promo'
    | 'editorsPicks'
    | 'specialFeature'
    | 'redirect'
    | 'host'
    | 'site'
    | 'media'
    | 'payout'
    | 'hold'
    | 'rate'
    | 'adjustment'
    | 'user';
  subjectId: string;
  site: SiteKey | null;
  /** The changed parts, before and after the change. */
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
