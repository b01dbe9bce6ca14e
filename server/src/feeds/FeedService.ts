import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { builtSiteOf } from '@marquee/releases/builtSites.ts';
import { dataSiteOf, type HostKey } from '@marquee/shared/domain';
import { ApiError } from '@marquee/shared/transport';
import type { Logger } from 'pino';
import { documentKey } from '../address/cacheKey.ts';
import { securityHeaders } from '../http/contentSecurityPolicy.ts';
import { freshMs, notFoundFreshMs, retryAfterSeconds } from '../pages/freshness.ts';
import { type CacheLookup, FailedPageError, type PageCache } from '../pages/PageCache.ts';
import type { PageResponse } from '../pages/PageResponse.ts';
import type { PageService } from '../pages/PageService.ts';
import type { LoadedReleaseSet } from '../releaseSet/loadReleaseSet.ts';
import type { ApiTransports } from '../upstream/apiTransport.ts';
import type { FeedDocument, MakeDocument } from './FeedDocument.ts';

export type FeedServiceParts = {
  apis: Pick<ApiTransports, 'forPage'>;
  pages: Pick<PageService, 'pageConfig'>;
  cache: PageCache;
  releaseSet: Pick<LoadedReleaseSet, 'sites'>;
  log: Logger;
  now?: () => number;
};

const compress = promisify(brotliCompress);

const missing: FeedDocument = {
  type: 'text/plain',
  body: 'There is nothing at this address.\n',
  status: 404,
  isLongTail: true,
};
const failed: FeedDocument = { type: 'text/plain', body: 'This document is temporarily unavailable.\n', status: 503 };

/** Makes the documents that programs read. They live in the page cache under the same rules as pages: purged by tag, served stale while revalidating or on error. */
export class FeedService {
  readonly #parts: FeedServiceParts;
  readonly #now: () => number;

  constructor(parts: FeedServiceParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
  }

  /** @param name the document's name among those of its host */
  document(host: HostKey, name: string, make: MakeDocument): Promise<CacheLookup> {
    return this.#parts.cache.lookUp(documentKey(host, name), () => this.#make(host, name, make));
  }

  async #make(host: HostKey, name: string, make: MakeDocument): Promise<PageResponse> {
    const { apis, pages, releaseSet, log } = this.#parts;
    const { transport, traits } = apis.forPage(dataSiteOf(host));
    const now = this.#now();
    const source = {
      config: pages.pageConfig(host),
      built: builtSiteOf(releaseSet.sites, host),
      get: transport.get,
      now,
    };
    const tags = () => [...new Set([`site:${host}`, ...traits.tags])];
    try {
      const document = await make(source);
      const fresh = document ? freshMs(traits, now) : notFoundFreshMs;
      return await responseOf(document ?? missing, tags(), fresh);
    } catch (error) {
      if (isRefused(error)) return responseOf(missing, tags(), notFoundFreshMs);
      log.error({ err: error, site: host, document: name }, 'cannot make a document');
      const page = await responseOf(failed, [], 0);
      page.headers['retry-after'] = String(retryAfterSeconds);
      throw new FailedPageError(page, { cause: error });
    }
  }
}

/** True if the api responded that the requested thing does not exist or cannot exist. */
function isRefused(error: unknown): boolean {
  const { status = 0 } = error instanceof ApiError ? error : {};
  return status >= 400 && status < 500;
}

async function responseOf(
  { type, body, status = 200, location, isLongTail = false }: FeedDocument,
  tags: string[],
  fresh: number,
): Promise<PageResponse> {
  const identity = Buffer.from(body);
  const br = await compress(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return {
    status,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      ...securityHeaders,
      // Everything here is public, and scripts of other sites read feeds and oEmbed.
      'access-control-allow-origin': '*',
      'cache-control': status < 400 ? 'public, max-age=0, must-revalidate' : 'no-store',
      'cache-tag': tags.join(','),
      vary: 'Accept-Encoding',
      ...(location === undefined ? {} : { location }),
      ...(status === 200 ? { etag: `"${createHash('sha256').update(br).digest('base64url').slice(0, 22)}"` } : {}),
    },
    bodies: { br, identity },
    tags,
    freshMs: fresh,
    isLongTail,
  };
}
