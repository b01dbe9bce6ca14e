import { z } from 'zod';
import { isReservedSiteKey } from './reservedSiteKeys.ts';

export const maxSiteKeyLength = 30;

/**
 * Key of a site: its name in addresses, data and configuration. In lower case, it is also the first label of the site's
 * host name. Which sites a network has is data: folders in `shell/sites`, and rows of the table `sites`.
 */
export const siteKeySchema = z
  .string()
  .max(maxSiteKeyLength)
  .regex(/^[a-z](?:-?[a-zA-Z\d])+$/)
  .refine((key) => !isReservedSiteKey(key), 'is a name that the network needs for another host');
export type SiteKey = z.infer<typeof siteKeySchema>;

/** What a host serves: one of the sites, or the creator platform, which has a configuration and a theme of its own. */
export const hostKeySchema = z.union([siteKeySchema, z.literal('vocal')]);
export type HostKey = z.infer<typeof hostKeySchema>;
