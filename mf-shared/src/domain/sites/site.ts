import { z } from 'zod';

/**
 * The sites of the network, by key. A new site is a line here and a folder in `shell/sites`. The key is the site's name
 * in addresses, data and configuration.
 */
export const siteKeys = [
  'beat',
  'feast',
  'filthy',
  'marquee',
  'journal',
  'longevity',
  'omni',
  'potent',
  'proof',
  'theSwamp',
] as const;

export const siteKeySchema = z.enum(siteKeys);
export type SiteKey = z.infer<typeof siteKeySchema>;

/** Sites that are live and listed to visitors as sister sites (spec section 1). */
export const liveNetworkKeys = [
  'filthy',
  'marquee',
  'longevity',
  'omni',
  'potent',
] as const satisfies readonly SiteKey[];

/** What a host serves: one of the sites, or the creator platform, which has a configuration and a theme of its own. */
export const hostKeySchema = z.enum([...siteKeys, 'vocal']);
export type HostKey = z.infer<typeof hostKeySchema>;
