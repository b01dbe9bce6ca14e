import { builtSiteOf } from '@marquee/releases/builtSites.ts';
import { creatorHost, dataSiteOf, type HostKey, hostKindOf, type PageConfig } from '@marquee/shared/domain';
import { ApiError, type Transport } from '@marquee/shared/transport';
import type { Logger } from 'pino';
import type { Hosts } from '../address/Hosts.ts';
import { PageAddresses } from '../address/PageAddresses.ts';
import type { PageRequest } from '../address/PageRequest.ts';
import type { ServerConfig } from '../config.ts';
import { partOfModule } from '../counts/attributionOf.ts';
import type { Render } from '../counts/Measured.ts';
import { type PageFailure, pageFailure } from '../counts/pageFailure.ts';
import { privateHeaders } from '../http/contentSecurityPolicy.ts';
import type { LoadedReleaseSet } from '../releaseSet/loadReleaseSet.ts';
import type { ApiTransports } from '../upstream/apiTransport.ts';
import { compressPage } from './compression/compressPage.ts';
import { freshMs, notFoundFreshMs, retryAfterSeconds } from './freshness.ts';
import { PageAssembler } from './PageAssembler.ts';
import { FailedPageError } from './PageCache.ts';
import type { PageResponse } from './PageResponse.ts';
import { redirectPage } from './redirectPage.ts';
import { withRequestId } from './withRequestId.ts';

/** Maximum time for the response to a form, in milliseconds. The api hashes a password and may be busy. */
const formDeadlineMs = 12_000;

/** A form of a page, and the address that it was sent to. `query`: whole, unlike the page's, which may not depend on all of it */
type SentForm = { fields: URLSearchParams; path: string; query: string };

export type PageServiceParts = {
  releaseSet: LoadedReleaseSet;
  hosts: Hosts;
  apis: Pick<ApiTransports, 'forPage'>;
  config: Pick<ServerConfig, 'cloudName' | 'pageDeadlineMs'>;
  log: Logger;
  now: () => number;
  /** Told of each page that was made, with its address. */
  onPage?: (key: string, page: PageResponse) => void;
  /** Called after each render, also of an error page. `kind` is the id of the route. */
  onRender?: (render: Render) => void;
  /** Compresses the pages; `compressPage` by default. */
  compress?: (html: Buffer) => Buffer;
};

/** Makes finished pages of one release set. */
export class PageService {
  readonly #parts: PageServiceParts;
  readonly #configs = new Map<HostKey, { config: PageConfig; revision: number }>();
  readonly #assembler: PageAssembler;
  /** Canonical addresses of the release set's pages. */
  readonly addresses: PageAddresses;

  constructor(parts: PageServiceParts) {
    this.#parts = parts;
    this.#assembler = new PageAssembler(parts.releaseSet, parts.compress ?? compressPage);
    this.addresses = new PageAddresses(parts.releaseSet.app.queryOf);
  }

  /** True for a private page, which only people who know its address can open. It is rendered for each request and never stored. */
  isPrivate({ host, address }: Pick<PageRequest, 'host' | 'address'>): boolean {
    const [pathname = ''] = address.split('?', 1);
    return this.#parts.releaseSet.app.isPrivate?.(host, pathname) ?? false;
  }

  pageConfig(host: HostKey): PageConfig {
    const { hosts, releaseSet, config, now } = this.#parts;
    const year = new Date(now()).getUTCFullYear();
    const known = this.#configs.get(host);
    const { revision } = hosts;
    if (known?.config.year === year && known.revision === revision) return known.config;
    const configOf = (site: HostKey) => builtSiteOf(releaseSet.sites, site).config;
    const pageConfig: PageConfig = {
      // Pages do without these fields: writers read the subjects in the list of sites, and only the server orders sites.
      site: {
        ...configOf(host),
        ...{ subject: undefined, order: undefined, isLive: undefined },
        url: { base: hosts.originOf(host) },
      },
      networks: hosts.networksFor(host, configOf),
      sites: hosts.allSites(host, configOf),
      vocalUrl: hosts.originOf(creatorHost),
      year,
      images: { cloudName: config.cloudName, secure: !config.cloudName.startsWith('/') },
    };
    this.#configs.set(host, { config: pageConfig, revision });
    return pageConfig;
  }

  /** Renders a page. @throws FailedPageError with an error page to show when nothing better is stored */
  async render(request: PageRequest): Promise<PageResponse> {
    try {
      const page = await this.#render(request);
      this.#parts.onPage?.(`${request.host} ${request.address}`, page);
      return page;
    } catch (error) {
      const { host, address, requestId } = request;
      const { log, releaseSet } = this.#parts;
      const cause = error instanceof FailedPageError ? error.cause : error;
      const failure = error instanceof FailedPageError ? error.page.failure : pageFailure(cause, null, releaseSet.set);
      log.error(
        { err: cause, reqId: requestId, site: host, path: address, release: failure?.suspects[0] },
        'cannot render a page',
      );
      throw error;
    }
  }

  /**
   * Runs the page's action for a form that was sent without scripts, and makes the response: the page with the errors,
   * or a redirect. It is never stored.
   */
  async respondToForm({ host, colourScheme }: PageRequest, { fields, path, query }: SentForm, transport: Transport) {
    const { releaseSet, hosts } = this.#parts;
    const url = hosts.originOf(host) + path + (query && `?${query}`);
    const config = this.pageConfig(host);
    const result = await releaseSet.renderer.render({
      url,
      config,
      transport,
      form: fields,
      deadlineMs: formDeadlineMs,
    });
    const page =
      result.kind === 'redirect'
        ? redirectPage(result.status, result.location)
        : this.#assembler.assemble(result, { config, colourScheme, responseTags: [] });
    const { etag: _etag, 'cache-tag': _tag, ...headers } = page.headers;
    return { ...page, headers: { ...headers, 'cache-control': 'private, no-store' } };
  }

  async #render({ host, address, colourScheme, client, requestId }: PageRequest): Promise<PageResponse> {
    const { releaseSet, apis, hosts, config: settings, now } = this.#parts;
    if (hostKindOf(host) === 'creator' && address === '/') return redirectPage(302, '/vocal');

    const { transport, traits } = apis.forPage(dataSiteOf(host), { client, requestId });
    const startedAt = performance.now();
    const url = hosts.originOf(host) + address;
    const config = this.pageConfig(host);
    const isPrivate = this.isPrivate({ host, address });
    const result = await releaseSet.renderer.render({ url, config, transport, deadlineMs: settings.pageDeadlineMs });
    if (result.kind === 'redirect') {
      const page = redirectPage(result.status, result.location, [...traits.tags]);
      return isPrivate ? { ...page, headers: { location: result.location, ...privateHeaders } } : page;
    }

    const page = this.#assembler.assemble(result, {
      config,
      colourScheme,
      responseTags: traits.tags,
      isPrivate,
    });
    page.owner = partOfModule(result.routeModule) ?? 'shell';
    page.timing = { renderMs: performance.now() - startedAt, apiMs: traits.waitedMs };
    this.#parts.onRender?.({ kind: result.routeId, status: result.status, ms: page.timing.renderMs });
    if (result.status >= 500)
      throw failedPage(
        withRequestId(page, requestId),
        result.error,
        pageFailure(result.error, result.routeModule, releaseSet.set, traits),
      );
    page.freshMs = result.status === 404 ? notFoundFreshMs : freshMs(traits, now());
    page.isLongTail = result.routeId === 'search' || traits.newest === 0;
    return page;
  }
}

/** Returns the page to show during a failure. The page says that the api does not respond. */
function failedPage(page: PageResponse, cause: unknown, failure: PageFailure | null): FailedPageError {
  const isApiAway = cause instanceof ApiError && (cause.status ?? 500) >= 500;
  const { etag: _etag, ...headers } = page.headers;
  headers['cache-control'] = 'no-store';
  headers['retry-after'] = String(retryAfterSeconds);
  return new FailedPageError({ ...page, status: isApiAway ? 503 : page.status, headers, failure }, { cause });
}
