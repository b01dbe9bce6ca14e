import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { UserRow } from '../../accounts/userView.ts';

/**
 * The sites of a question: the one that it names, or all that the moderator has.
 * @returns null for all sites
 * @throws ProblemError 403 for a site that the account does not moderate
 */
export function sitesAsked({ moderatedSites }: UserRow, site: SiteKey | undefined): readonly SiteKey[] | null {
  if (site === undefined) return moderatedSites;
  if (moderatedSites && !moderatedSites.includes(site))
    throw new ProblemError(403, 'moderator-only', 'You do not moderate this magazine.');
  return [site];
}

/** A condition that a column has one of these sites. */
export function isOneOf(column: SQL, sites: readonly SiteKey[] | null): SQL {
  return sites ? sql`${column} = any(${sql.param([...sites])}::text[])` : sql`true`;
}
