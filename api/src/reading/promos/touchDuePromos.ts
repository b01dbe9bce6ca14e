import { sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { promos } from '../../kernel/db/schema/promos.ts';

/**
 * Purges the pages of sites whose promo begins or ends now. The triggers of a touched row set its next moment and
 * purge. If several processes run this, only one finds the row due (decision 071).
 * @returns the number of promos that began or ended
 */
export async function touchDuePromos(db: Queryable): Promise<number> {
  const { rowCount } = await db.execute(sql`update ${promos} set changes_at = null where ${promos.changesAt} <= now()`);
  return rowCount ?? 0;
}
