import type { SiteKey } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';

const days = 30;
/** Number of the newest decisions that the median uses. */
const max = 500;

/**
 * Returns the median time from submission to decision in a site's last 30 days, in milliseconds; null without a
 * decision.
 */
export async function typicalTime(db: Queryable, site: SiteKey | null, now: Date): Promise<number | null> {
  if (site === null) return null;
  const since = new Date(now.getTime() - days * 86_400_000).toISOString();
  const { rows } = await db.execute<{ median: number | null }>(sql`
    select percentile_cont(0.5) within group (order by waited) as median from (
      select (after->>'waitedMs')::double precision as waited from audit
      where site = ${site} and after ? 'waitedMs' and at > ${since}::timestamptz
      order by id desc limit ${max}) as decided`);
  return rows[0]?.median ?? null;
}
