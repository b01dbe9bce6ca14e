import { maxOwnHosts } from '@marquee/platform/network/networkData.ts';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';
import { siteHosts } from '../db/schema/siteHosts.ts';

export type OwnHostRow = typeof siteHosts.$inferSelect;

/**
 * Lists the host names that sites and Vocal have besides those below the network's domain. Names beyond the maximum, which
 * no command adds, are left out, because servers refuse such data.
 */
export async function readOwnHosts(db: Queryable, domain: string): Promise<OwnHostRow[]> {
  return db
    .select()
    .from(siteHosts)
    .where(eq(siteHosts.domain, domain))
    .orderBy(asc(siteHosts.host), asc(siteHosts.name))
    .limit(maxOwnHosts);
}
