import type { SiteKey } from '@marquee/shared/domain';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { promos } from '../db/schema/promos.ts';

/**
 * The active promos of a site within their dates, by the database's time: the same clock decides when stored pages end
 * (`touchDuePromos`).
 */
export function isCurrent(site: SiteKey): SQL | undefined {
  return and(
    eq(promos.site, site),
    eq(promos.active, true),
    sql`coalesce(${promos.startsAt} <= now(), true)`,
    sql`coalesce(${promos.endsAt} > now(), true)`,
  );
}

/** The promo that began last is first. Without a beginning it began when it was created. */
export const byBeginning = [desc(sql`coalesce(${promos.startsAt}, ${promos.createdAt})`), desc(promos.id)] as const;
