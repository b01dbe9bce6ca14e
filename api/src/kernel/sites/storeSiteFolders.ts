import type { SiteConfig, SiteKey } from '@marquee/shared/domain';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';
import { sites } from '../db/schema/sites.ts';

/** Zone of a site whose folder names none. */
const usualTimeZone = 'UTC';

type SiteFolder = Pick<SiteConfig, 'order' | 'name' | 'timeZone'> & { key: SiteKey };

/**
 * Copies the facts of the sites of code that the api needs into the database. Forgets sites whose folders are gone, and
 * keeps their posts. Writes only what differs, so that a start changes no page. Call it in a transaction.
 */
export async function storeSiteFolders(db: Queryable, folders: readonly SiteFolder[], now: Date): Promise<void> {
  const keys = folders.map(({ key }) => key);
  await db.delete(sites).where(and(eq(sites.home, 'code'), notInArray(sites.key, keys)));
  // Apis that start at once write in the same order, so neither waits for the other's row forever.
  for (const { key, order, name, timeZone = usualTimeZone } of [...folders].sort((one, other) =>
    one.key < other.key ? -1 : 1,
  )) {
    const facts = { home: 'code' as const, position: order ?? null, name, timeZone, changedAt: now };
    await db
      .insert(sites)
      .values({ key, ...facts })
      .onConflictDoUpdate({
        target: sites.key,
        set: facts,
        setWhere: sql`(sites.home, sites.position, sites.name, sites.time_zone)
          is distinct from ('code', excluded.position, excluded.name, excluded.time_zone)`,
      });
  }
}
