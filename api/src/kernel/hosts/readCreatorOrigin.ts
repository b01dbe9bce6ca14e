import { creatorHost } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import type { Queryable } from '../db/connect.ts';
import { siteHosts } from '../db/schema/siteHosts.ts';

/**
 * Reads the origin of the creator host: `https://vocal.example.com`, or that of the host name that an operator chose. It
 * never comes from a request. A forged Host header would otherwise put an attacker's address into a user's mail.
 */
export async function readCreatorOrigin(
  db: Queryable,
  { domain, usualCreatorOrigin }: Pick<Config, 'domain' | 'usualCreatorOrigin'>,
): Promise<string> {
  const [chosen] = await db
    .select({ name: siteHosts.name })
    .from(siteHosts)
    .where(and(eq(siteHosts.domain, domain), eq(siteHosts.host, creatorHost), eq(siteHosts.kind, 'canonical')));
  if (!chosen) return usualCreatorOrigin;
  const address = new URL(usualCreatorOrigin);
  address.hostname = chosen.name;
  return address.origin;
}
