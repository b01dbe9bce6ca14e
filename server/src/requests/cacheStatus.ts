import type { CacheLookup, CacheResult } from '../pages/PageCache.ts';

const second = 1_000;

/** How the page cache responded, in the words of RFC 9211. */
const words: Record<CacheResult, { isHit: boolean; parameters: readonly string[] }> = {
  hit: { isHit: true, parameters: [] },
  stale: { isHit: true, parameters: ['detail=revalidating'] },
  failing: { isHit: true, parameters: ['detail=render-failed'] },
  elsewhere: { isHit: true, parameters: ['detail=other-release-set'] },
  miss: { isHit: false, parameters: ['fwd=uri-miss'] },
  expired: { isHit: false, parameters: ['fwd=stale'] },
  bypass: { isHit: false, parameters: ['fwd=bypass'] },
};

/** Returns the header `Cache-Status` of a page. `ttl` and `age` are in seconds, and a negative `ttl` says that the page is stale. */
export function cacheStatus({ result, ttlMs, ageMs }: Omit<CacheLookup, 'page'>): string {
  const { isHit, parameters } = words[result];
  const times = isHit ? ['hit', `ttl=${Math.floor(ttlMs / second)}`, `age=${Math.floor(ageMs / second)}`] : [];
  return ['marquee', ...times, ...parameters].join('; ');
}
