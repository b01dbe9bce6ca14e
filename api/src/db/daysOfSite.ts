import { type SiteKey, siteTimeZones } from '@marquee/shared/domain';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * The first moment of a day in a site's time zone, as PostgreSQL reads a `timestamptz`. PostgreSQL knows when the clocks
 * change.
 * @param day `YYYY-MM-DD`
 */
export function beginOfDay(site: SiteKey, day: string): string {
  return `${day} 00:00 ${siteTimeZones[site]}`;
}

/** @param day `YYYY-MM-DD` */
export function dayAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const next = new Date(0);
  // `Date.UTC` takes years below 100 for those of the last century.
  next.setUTCFullYear(year, month - 1, date + 1);
  return next.toISOString().replace(/T.*/, '').replace(/^\+0/, '');
}

/**
 * The month of a moment in a site's time zone, as a timestamp of its first day. The zone is a literal: a query that groups
 * by the month writes the same expression twice.
 */
export function monthOnSite(site: SiteKey, moment: SQLWrapper): SQL {
  return sql`date_trunc('month', ${moment} at time zone ${sql.raw(`'${siteTimeZones[site]}'`)})`;
}
