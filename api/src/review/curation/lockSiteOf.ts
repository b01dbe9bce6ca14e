import type { SiteKey } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';

/** Lets one transaction at a time add or order rows of a kind on a site, so that their count stays valid. */
export async function lockSiteOf(db: Queryable, kind: string, site: SiteKey): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`curation ${kind} ${site}`}, 0))`);
}
