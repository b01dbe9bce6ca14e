import type { HostKey } from '@marquee/shared/domain';
import type { PageRequest } from './PageRequest.ts';

declare const isCacheKey: unique symbol;
/** Key of a stored page or document. Only `pageKey` and `documentKey` make one. */
export type CacheKey = string & { readonly [isCacheKey]: true };

export function pageKey({ host, address, colourScheme }: PageRequest): CacheKey {
  return `${host} ${colourScheme} ${address}` as CacheKey;
}

/** Parses the key of a page. Returns null for the key of a document. */
export function pageOfKey(key: CacheKey): PageRequest | null {
  const [host = '', colourScheme = '', ...address] = key.split(' ');
  if (host === 'machine') return null;
  return { host, colourScheme, address: address.join(' ') } as PageRequest;
}

/** @param name the document's name, which is unique on its host */
export function documentKey(host: HostKey, name: string): CacheKey {
  return `machine ${host} ${name}` as CacheKey;
}
