import { type SiteKey, siteTimeZones } from '@marquee/shared/domain';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Returns the start of a day in a site's time zone, as text for a `timestamptz`. PostgreSQL applies daylight saving
 * time.
 * @param day `YYYY-MM-DD`
 */
export function beginOfDay(site: SiteKey, day: string): string {
  return `${day} 00:00 ${siteTimeZones[site]}`;
}

/** @param day `YYYY-MM-DD` */
export function dayAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const next = new Date(0);
  // `Date.UTC` maps the years 0 to 99 to 1900 to 1999, so set the year separately.
  next.setUTCFullYear(year, month - 1, date + 1);
  return next.toISOString().replace(/T.*/, '').replace(/^\+0/, '');
}

/**
 * Returns an expression for the month of a moment in a site's time zone, as a timestamp of its first day. The zone is a
 * literal, because a query that groups by the month repeats the expression.
 */
export function monthOnSite(site: SiteKey, moment: SQLWrapper): SQL {
  return sql`date_trunc('month', ${moment} at time zone ${sql.raw(`'${siteTimeZones[site]}'`)})`;
}
