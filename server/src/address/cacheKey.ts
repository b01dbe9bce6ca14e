import type { HostKey } from '@marquee/shared/domain';
import type { PageRequest } from './PageRequest.ts';

declare const isCacheKey: unique symbol;
/** Under which something is stored. There is no other way to one than from the address of a page, or a document's name. */
export type CacheKey = string & { readonly [isCacheKey]: true };

export function pageKey({ key, address, colourScheme }: PageRequest): CacheKey {
  return `${key} ${colourScheme} ${address}` as CacheKey;
}

/** The page of a key. Null for the key of a document. */
export function pageOfKey(key: CacheKey): PageRequest | null {
  const [host = '', colourScheme = '', ...address] = key.split(' ');
  if (host === 'machine') return null;
  return { key: host, colourScheme, address: address.join(' ') } as PageRequest;
}

/** @param name the document's name among those of its host */
export function documentKey(key: HostKey, name: string): CacheKey {
  return `machine ${key} ${name}` as CacheKey;
}
