import type { SiteKey } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connect.ts';

/** Lets one transaction at a time add or order rows of a kind on a site: they are counted before. */
export async function lockSiteOf(db: Queryable, kind: string, site: SiteKey): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`curation ${kind} ${site}`}, 0))`);
}
