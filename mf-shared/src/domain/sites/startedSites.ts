import { z } from 'zod';
import { type SiteKey, siteKeySchema, siteKeys } from './site.ts';

/**
 * The setting `SITES`: keys of the sites that a network starts, separated by commas. If it is empty, all sites start.
 */
export const startedSitesSchema = z
  .string()
  .default('')
  .transform((list, context): readonly SiteKey[] => {
    const named = namedSites(list, context);
    return named.length === 0 ? siteKeys : named;
  });

/** A setting with keys of sites, separated by commas. `all` names all sites, and an empty setting none. */
export const namedSitesSchema = z
  .string()
  .default('')
  .transform((list, context): readonly SiteKey[] => (list.trim() === 'all' ? siteKeys : namedSites(list, context)));

function namedSites(list: string, context: z.RefinementCtx): SiteKey[] {
  const named = list.split(',').flatMap((entry) => entry.trim() || []);
  const unknown = named.filter((key) => !siteKeySchema.safeParse(key).success);
  if (unknown.length > 0)
    context.addIssue(
      `There is no site ${unknown.map((key) => `“${key}”`).join(', ')}. The sites are ${siteKeys.join(', ')}.`,
    );
  return siteKeys.filter((key) => named.includes(key));
}
