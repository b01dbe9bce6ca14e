import { z } from 'zod';

/** The ten sites of the network, by key. The key is the site's name in addresses, data and configuration. */
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

/** Networks that are live and listed to visitors as sister sites (spec section 1). */
export const liveNetworkKeys = [
  'filthy',
  'marquee',
  'longevity',
  'omni',
  'potent',
] as const satisfies readonly SiteKey[];

/** What a host can show: one of the sites, or the creator platform, which has a configuration and a theme of its own. */
export const hostKeySchema = z.enum([...siteKeys, 'vocal']);
export type HostKey = z.infer<typeof hostKeySchema>;

export type HostKind = 'site' | 'creator';

/** A host is a site that people read, or the one where creators work. */
export function hostKindOf(key: HostKey): HostKind {
  return key === 'vocal' ? 'creator' : 'site';
}

/** Narrows a host's key to that of a site. */
export function isSiteKey(key: HostKey): key is SiteKey {
  return key !== 'vocal';
}

/** The key of the host where creators work. */
export const creatorHost = 'vocal' satisfies HostKey;

/** The site whose data a host shows: its own, or for the creator host that of the first magazine. */
export function dataSiteOf(key: HostKey): SiteKey {
  return key === 'vocal' ? 'marquee' : key;
}
