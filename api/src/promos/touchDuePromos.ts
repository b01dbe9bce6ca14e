import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';
import { promos } from '../db/schema/promos.ts';

/**
 * Purges the pages of sites whose promo begins or ends now: the triggers of a touched row find its next moment and purge.
 * Of several processes, one finds the row due (decision 071).
 * @returns how many promos began or ended
 */
export async function touchDuePromos(db: Queryable): Promise<number> {
  const { rowCount } = await db.execute(sql`update ${promos} set changes_at = null where ${promos.changesAt} <= now()`);
  return rowCount ?? 0;
}
