import { lt } from 'drizzle-orm';
import type { Queryable } from '../../db/connect.ts';
import { notices } from '../../db/schema/notices.ts';

/** How long a notice is kept, read or not. */
const keptMs = 365 * 86_400_000;

/** Removes the notices that are older than a year. */
export async function removeOldNotices(db: Queryable, now: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.at, new Date(now.getTime() - keptMs)));
}
