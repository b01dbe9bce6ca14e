import type { HostKey, SiteKey } from './site.ts';

// Apart from the schemas: every page's scripts have this, and none has zod.

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
