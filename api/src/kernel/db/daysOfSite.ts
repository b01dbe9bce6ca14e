import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A value, or a placeholder for one. */
type Value = string | SQLWrapper;

/**
 * Returns an expression for the start of a day in a site's time zone. PostgreSQL applies daylight saving time.
 * @param day `YYYY-MM-DD`
 */
export function beginOfDay(site: Value, day: Value): SQL {
  return sql`(${day}::text::timestamp at time zone ${zoneOfSite(site)})`;
}

/** @param day `YYYY-MM-DD` */
export function dayAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const next = new Date(0);
  // `Date.UTC` maps the years 0 to 99 to 1900 to 1999, so set the year separately.
  next.setUTCFullYear(year, month - 1, date + 1);
  return next.toISOString().replace(/T.*/, '').replace(/^\+0/, '');
}

/** Returns an expression for the month of a moment in a site's time zone, as a timestamp of its first day. */
export function monthOnSite(site: Value, moment: SQLWrapper): SQL {
  return sql`date_trunc('month', ${moment} at time zone ${zoneOfSite(site)})`;
}

/** Returns an expression for the time zone of a site. It is a query of its own, which runs once and not for each row. */
export function zoneOfSite(site: Value): SQL {
  return sql`(select zone_of_site(${site}::text))`;
}
