import type { HostKey, SiteKey } from './site.ts';

// In a file without schemas, because the scripts of every page load this and do not load zod.

export type HostKind = 'site' | 'creator';

/** Tells a site, which people read, from the creator host, where writers work. */
export function hostKindOf(key: HostKey): HostKind {
  return key === 'vocal' ? 'creator' : 'site';
}

/** True for the key of a site, and false for the creator host. */
export function isSiteKey(key: HostKey): boolean {
  return key !== 'vocal';
}

/** The key of the host where creators work. */
export const creatorHost = 'vocal' satisfies HostKey;

/** Returns the site whose data a host shows. The creator host shows the data of `marquee`. */
export function dataSiteOf(key: HostKey): SiteKey {
  return key === 'vocal' ? 'marquee' : key;
}
