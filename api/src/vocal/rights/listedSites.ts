import { type SiteKey, sitesOf } from '@marquee/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { UserRow } from '../../accounts/userView.ts';
import { requireRight } from './requireRight.ts';

/**
 * The sites of a question about money: the one that it names, or all that the moderator has.
 * @returns null for all sites
 * @throws ProblemError 403 for a site that the account does not moderate
 */
export function sitesAsked(account: UserRow, site: SiteKey | undefined): readonly SiteKey[] | null {
  if (site === undefined) return sitesOf(account);
  requireRight(account, 'readNetworkMoney', { site, sites: [site] });
  return [site];
}

/** A condition that a column has one of these sites. @param sites null for all */
export function isOneOf(column: SQL, sites: readonly SiteKey[] | null): SQL {
  return sites ? sql`${column} = any(${sql.param([...sites])}::text[])` : sql`true`;
}

/** A condition that a column, an array, has these sites and no others. @param sites null for all */
export function areAmong(column: SQL, sites: readonly SiteKey[] | null): SQL {
  return sites ? sql`${column} <@ ${sql.param([...sites])}::text[]` : sql`true`;
}
