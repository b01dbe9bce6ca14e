import { z } from 'zod';
import { type SiteKey, siteKeySchema } from './site.ts';

/** Sites of a setting, or all sites of the network. */
export type NamedSites = 'all' | readonly SiteKey[];

const listSchema = z.string().transform((list, context): SiteKey[] => {
  const named = list.split(',').flatMap((entry) => entry.trim() || []);
  for (const key of named)
    if (!siteKeySchema.safeParse(key).success) context.addIssue(`“${key}” is not the key of a site.`);
  return named;
});

/** The setting `SITES`: keys of the sites that a network starts, separated by commas. If it is empty, all sites start. */
export const startedSitesSchema = listSchema
  .default([])
  .transform((named): NamedSites => (named.length === 0 ? 'all' : named));

/** A setting with keys of sites, separated by commas. `all` names all sites, and an empty setting none. */
export const namedSitesSchema = z
  .union([
    z
      .string()
      .regex(/^\s*all\s*$/)
      .transform((): NamedSites => 'all'),
    listSchema,
  ])
  .default([]);

/** True if a setting names a site. */
export function isNamed(sites: NamedSites, site: SiteKey): boolean {
  return sites === 'all' || sites.includes(site);
}

/** Returns a text about the sites that a setting names and that the network does not have. Null if it has all of them. */
export function unknownSites(named: NamedSites, known: readonly SiteKey[]): string | null {
  const unknown = named === 'all' ? [] : named.filter((key) => !known.includes(key));
  if (unknown.length === 0) return null;
  if (known.length === 0) return 'The network has no sites yet.';
  return `There is no site ${unknown.map((key) => `“${key}”`).join(', ')}. The sites are ${known.join(', ')}.`;
}
