import { lt } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { notices } from '../../kernel/db/schema/notices.ts';

/** Age in milliseconds at which read and unread notices are removed. */
const maxAgeMs = 365 * 86_400_000;

/** Removes notices that are older than a year. */
export async function removeOldNotices(db: Queryable, now: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.at, new Date(now.getTime() - maxAgeMs)));
}
