import type { SiteKey } from '@marquee/shared/domain';
import { asc, sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';
import { sites } from '../db/schema/sites.ts';

/** A row of the table of sites. */
export type SiteRow = { key: SiteKey; home: 'code' | 'data'; name: string; timeZone: string };

/** Reads the sites of the network in their order. */
export function readSites(db: Queryable): Promise<SiteRow[]> {
  return db
    .select({ key: sites.key, home: sites.home, name: sites.name, timeZone: sites.timeZone })
    .from(sites)
    .orderBy(sql`${sites.position} nulls last`, asc(sites.key));
}
