import { z } from 'zod';
import { type SiteKey, siteKeySchema, siteKeys } from './site.ts';

/**
 * The setting `SITES`: keys of the sites that a network starts, separated by commas. If it is empty, all sites start.
 */
export const startedSitesSchema = z
  .string()
  .default('')
  .transform((list, context): readonly SiteKey[] => {
    const named = list.split(',').flatMap((entry) => entry.trim() || []);
    const unknown = named.filter((key) => !siteKeySchema.safeParse(key).success);
    if (unknown.length > 0)
      context.addIssue(
        `There is no site ${unknown.map((key) => `“${key}”`).join(', ')}. The sites are ${siteKeys.join(', ')}.`,
      );
    return named.length === 0 ? siteKeys : siteKeys.filter((key) => named.includes(key));
  });
