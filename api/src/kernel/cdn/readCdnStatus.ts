import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import type { CdnTarget } from './cdnTargets.ts';

/** State of the purges of a target. Times are ISO. */
export type CdnStatus = {
  target: string;
  /** Number of purges that wait. */
  pending: number;
  /** Time since which the oldest waits; null without one. */
  oldest: string | null;
  /** Time of the first of the failures in a row, and the reason of the last one; null without one. */
  failingSince: string | null;
  problem: string | null;
  sentAt: string | null;
};

type Row = Omit<CdnStatus, 'failingSince' | 'sentAt'> & { failing_since: string | null; sent_at: string | null };

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);

/** Returns the state of the purges of each target. */
export async function readCdnStatus(db: Database, targets: readonly Pick<CdnTarget, 'name'>[]): Promise<CdnStatus[]> {
  const names = targets.map(({ name }) => name);
  const { rows } = await db.execute<Row>(sql`
    select target, count(purges.id)::int as pending, ${iso('min(purges.created_at)')} as oldest,
      ${iso('failing_since')} as failing_since, problem, ${iso('sent_at')} as sent_at
    from cdn_targets left join purges on purges.id > coalesce(sent_id, 0)
    where target = any(${sql.param(names)}::text[])
    group by target order by target`);
  return rows.map(({ failing_since: failingSince, sent_at: sentAt, ...row }) => ({ ...row, failingSince, sentAt }));
}
