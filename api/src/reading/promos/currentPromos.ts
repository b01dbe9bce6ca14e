import type { SiteKey } from '@marquee/shared/domain';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { promos } from '../../kernel/db/schema/promos.ts';

/**
 * Returns the condition for a site's active promos within their dates, by the database's clock. The same clock decides
 * when cached pages expire (`touchDuePromos`).
 */
export function isCurrent(site: SiteKey): SQL | undefined {
  return and(
    eq(promos.site, site),
    eq(promos.active, true),
    sql`coalesce(${promos.startsAt} <= now(), true)`,
    sql`coalesce(${promos.endsAt} > now(), true)`,
  );
}

/** Sorts the promo that began last first. A promo without a start began when it was created. */
export const byBeginning = [desc(sql`coalesce(${promos.startsAt}, ${promos.createdAt})`), desc(promos.id)] as const;
