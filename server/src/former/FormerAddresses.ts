import { formerAddress } from '@marquee/platform/address/formerAddress.ts';
import { type FormerTarget, type HostKey, hostKindOf, isSiteKey, type SiteKey } from '@marquee/shared/domain';
import { ApiError } from '@marquee/shared/transport';
import { documentKey } from '../address/cacheKey.ts';
import { notFoundFreshMs } from '../pages/freshness.ts';
import type { PageCache } from '../pages/PageCache.ts';
import type { PageResponse } from '../pages/PageResponse.ts';
import { redirectPage } from '../pages/redirectPage.ts';
import type { ApiTransports } from '../upstream/apiTransport.ts';

/** Milliseconds to wait for the api. The reader gets a page or another redirect afterwards. */
const patienceMs = 2_000;

type Caller = { client?: string; requestId?: string };

/**
 * Finds where addresses lead that a site had before it moved here. Responses are stored in the page cache, apart from
 * the pages, and purged by `redirects:<site>`.
 */
export class FormerAddresses {
  readonly #apis: Pick<ApiTransports, 'forPage'>;
  readonly #cache: Pick<PageCache, 'get'>;

  constructor({ apis, cache }: { apis: Pick<ApiTransports, 'forPage'>; cache: Pick<PageCache, 'get'> }) {
    this.#apis = apis;
    this.#cache = cache;
  }

  /**
   * @param address path and query
   * @returns the redirect; null if the address leads nowhere, or the api does not respond
   */
  async find(host: HostKey, address: string, caller: Caller): Promise<PageResponse | null> {
    const form = hostKindOf(host) === 'site' && isSiteKey(host) ? formerAddress(address) : null;
    if (form === null) return null;
    const page = await this.#cache
      .get(documentKey(host, `former ${form}`), () => this.#ask(host as SiteKey, form, caller))
      // The caller has a page to show instead.
      .catch(() => null);
    return page?.status === 301 ? page : null;
  }

  async #ask(site: SiteKey, form: string, caller: Caller): Promise<PageResponse> {
    const { transport, traits } = this.#apis.forPage(site, caller);
    try {
      const { location } = await transport.get<FormerTarget>(
        `/api/formerAddresses?address=${encodeURIComponent(form)}`,
        { timeoutMs: patienceMs },
      );
      return { ...redirectPage(301, location, [...traits.tags]), isLongTail: true };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      const tags = [...traits.tags];
      return { status: 404, headers: {}, bodies: null, tags, freshMs: notFoundFreshMs, isLongTail: true };
    }
  }
}
