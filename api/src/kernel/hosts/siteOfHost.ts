import { isSiteKey, type SiteKey } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';
import { siteHosts } from '../db/schema/siteHosts.ts';

/** The network's domain, and the sites that it serves. */
type OwnNetwork = { domain: string; sites: readonly SiteKey[] };

/**
 * Returns the site of the network with a host name: `beat.example.com`, or a name that an operator gave the site. The
 * bare domain belongs to `marquee`, unless an operator gave it to another site.
 */
export async function siteOfHost(
  db: Queryable,
  host: string,
  { domain, sites }: OwnNetwork,
): Promise<SiteKey | undefined> {
  const [own] = await db
    .select({ key: siteHosts.host })
    .from(siteHosts)
    .where(and(eq(siteHosts.name, host), eq(siteHosts.domain, domain)));
  if (own) return isSiteKey(own.key) ? own.key : undefined;
  return sites.find((site) => host === `${site.toLowerCase()}.${domain}` || (site === 'marquee' && host === domain));
}
