import { type SectionOfSite, type SiteKey, sitesOf } from '@marquee/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { UserRow } from '../accounts/userView.ts';
import { requireRight } from './requireRight.ts';

/**
 * Returns the sites of a request about money, which are the named site or all sites on which the account sees money.
 * @returns null for all sites
 * @throws ProblemError 403 for a site whose money the account does not see
 */
export function sitesAsked(account: UserRow, site: SiteKey | undefined): readonly SiteKey[] | null {
  if (site === undefined) return sitesOf(account, 'readNetworkMoney');
  requireRight(account, 'readNetworkMoney', { site, sites: [site] });
  return [site];
}

/** Returns the condition that a column contains one of these sites. @param sites null for all sites */
export function isOneOf(column: SQL, sites: readonly SiteKey[] | null): SQL {
  return sites ? sql`${column} = any(${sql.param([...sites])}::text[])` : sql`true`;
}

/**
 * Returns the condition that a row is of one of these sites, or of one of these sections of a site.
 * @param isOfSection returns the condition for a section
 */
export function isOneOfPlaces(
  ofSites: SQL,
  sections: readonly SectionOfSite[],
  isOfSection: (place: SectionOfSite) => SQL,
): SQL {
  if (sections.length === 0) return ofSites;
  return sql`(${sql.join([ofSites, ...sections.map(isOfSection)], sql` or `)})`;
}

/** Returns the condition that an array column contains only these sites. @param sites null for all sites */
export function areAmong(column: SQL, sites: readonly SiteKey[] | null): SQL {
  return sites ? sql`${column} <@ ${sql.param([...sites])}::text[]` : sql`true`;
}
