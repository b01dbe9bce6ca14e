import type { IncomingMessage } from 'node:http';
import { type Cdn, pageTag } from '@marquee/platform/cdn/cdn.ts';
import { type HostKey, hostKindOf } from '@marquee/shared/domain';
import type { ColourScheme } from '@marquee/shell/serverContract';
import type { ClientAddresses } from '../address/ClientAddresses.ts';
import type { CacheLookup, CacheResult } from '../pages/PageCache.ts';
import { cacheHeaders } from './cacheHeaders.ts';
import { schemeHeader } from './schemeHeader.ts';

/**
 * Maximum lifetime of a page in the CDN, in seconds. Bounds what no purge reaches: pages of a release that is rolled
 * back, and pages from a server that got a purge late.
 */
const maxSeconds = 60;

/** Maximum length of the header with the tags. Varnish refuses headers above 8 kB. */
const maxTagsLength = 7_500;

/** Results of the page cache with which a page is up to date. A CDN may store only such pages. */
const current: ReadonlySet<CacheResult> = new Set(['hit', 'miss', 'expired']);

export type SharedCacheParts = {
  cdn: Cdn;
  addresses: Pick<ClientAddresses, 'isFromWorker'>;
  /** False while the api sends no purges, so that pages may be outdated without notice. */
  followsPurges: () => boolean;
};

/** Where a page is for. */
export type SharedPage = { host: HostKey; colourScheme: ColourScheme };

/** Decides which responses the CDN may store, and tells it for how long and under which tags. */
export class SharedCache {
  readonly #parts: SharedCacheParts;

  constructor(parts: SharedCacheParts) {
    this.#parts = parts;
  }

  /** True if a CDN is in front of the servers. */
  get isOn(): boolean {
    return this.#parts.cdn !== 'none';
  }

  /**
   * Returns the headers with which the CDN may store the response. They have nothing of one reader.
   * @returns null if the CDN may not store it
   */
  headersFor(request: IncomingMessage, page: SharedPage, lookup: CacheLookup): Record<string, string> | null {
    const { cdn, addresses, followsPurges } = this.#parts;
    if (cdn === 'none' || lookup.page.status !== 200 || !current.has(lookup.result)) return null;
    const seconds = Math.min(maxSeconds, Math.floor(lookup.ttlMs / 1_000));
    // Another worker of this node decides about a request that it has passed on, for example of a canary's reader.
    if (seconds < 1 || !followsPurges() || addresses.isFromWorker(request)) return null;
    if (hostKindOf(page.host) === 'creator' || !isInKey(cdn, request, page)) return null;
    const tags = [...lookup.page.tags, pageTag];
    if (tags.join(' ').length > maxTagsLength) return null;
    return cacheHeaders(cdn, tags, seconds);
  }

  /** Headers that keep a page out of the CDN, whatever the CDN makes of the other headers. */
  get refusal(): Record<string, string> {
    return this.isOn ? { 'cache-control': 'private, max-age=0, must-revalidate' } : {};
  }
}

/**
 * True if the key of the CDN has the colour scheme of the page. Fastly and Varnish put it there by a header of their
 * request. Cloudflare does not, so a page in a scheme that the reader has chosen is not stored.
 */
function isInKey(cdn: Cdn, { headers }: IncomingMessage, { colourScheme }: SharedPage): boolean {
  const keyed = cdn === 'cloudflare' ? '' : headers[schemeHeader];
  return (keyed || 'auto') === colourScheme;
}
