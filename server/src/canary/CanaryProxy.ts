import { Agent, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { cdnHeaderNames } from '../http/cdnHeaderNames.ts';
import type { CanaryRoute, OverrideRoute } from '../workerMessages.ts';
import {
  bucketCookie,
  bucketCount,
  canaryCookie,
  canaryOf,
  isInCanary,
  noCanaryCookie,
  readBucket,
} from './canaryOf.ts';
import { isShared, passRequest } from './passRequest.ts';

const idleConnections = 32;

type ReleaseId = Pick<CanaryRoute, 'part' | 'version'>;

type CanaryProxyParts = {
  /** The canaries that run now. */
  canaries: () => readonly CanaryRoute[];
  /** The overrides that run now. */
  overrides: () => readonly OverrideRoute[];
  /** Id of the override that a `Cookie` header opens. Null without one. */
  readOverride: (cookies: string | undefined) => string | null;
  random: () => number;
  /**
   * True for a request that may come from a CDN, which passes on requests with the cookie `canary`. False for requests
   * from other workers, which have chosen this worker's set.
   */
  isBehindCdn?: (request: IncomingMessage) => boolean;
  /** Returns the client's address, which is passed on because the target only sees this worker's address. */
  addressOf: (request: IncomingMessage) => string;
  /** Called when the workers of a canary or an override do not answer. */
  onFailure: (target: ReleaseId, error: Error) => void;
};

/** The workers that a request is passed to, and how the headers of their response are changed. */
type ProxyTarget = {
  release: ReleaseId;
  socket: string;
  isReplaced: boolean;
  changeHeaders: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders;
};

const unchanged: ProxyTarget['changeHeaders'] = (headers) => headers;

/**
 * Passes requests of canary readers and of developers with an override to the workers that serve them. While a canary runs, each
 * reader gets a bucket by cookie, so that all their pages come from the same set, and no shared cache may store a page.
 * Behind a CDN, only the pages of a canary's readers are kept from it. These readers have a second cookie, by which the
 * CDN passes their requests on. An override takes precedence over a canary.
 */
export class CanaryProxy {
  readonly #parts: CanaryProxyParts;
  readonly #agent = new Agent({ keepAlive: true, maxFreeSockets: idleConnections });

  constructor(parts: CanaryProxyParts) {
    this.#parts = parts;
  }

  /** @param respondHere responds from the live set. Called for all other readers, and if the target does not respond */
  handle(request: IncomingMessage, response: ServerResponse, respondHere: () => void): void {
    const { overrides, random } = this.#parts;
    const canaries = this.#parts.canaries();
    const isBehindCdn = this.#parts.isBehindCdn?.(request) ?? false;
    const isMarked = isBehindCdn && isInCanary(request.headers.cookie);
    if ((canaries.length === 0 && overrides().length === 0 && !isMarked) || isShared(request)) {
      respondHere();
      return;
    }
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const override = isReading ? this.#overrideOf(request) : null;
    if (override) {
      this.#pass(override, request, response, respondHere);
      return;
    }
    if (canaries.length === 0 && !isMarked) {
      respondHere();
      return;
    }
    const known = readBucket(request.headers.cookie);
    const bucket = known ?? (isBehindCdn ? null : Math.floor(random() * bucketCount));
    const canary = bucket === null ? null : canaryOf(bucket, canaries);
    if (isBehindCdn) {
      // A page for all readers stays free of cookies, so that the CDN can store it. `cookiesFor` assigns its reader.
      if (canary || isMarked) preventSharedCaching(response, changeOfMark(canary !== null, isMarked));
    } else preventSharedCaching(response, known === null && bucket !== null ? [bucketCookie(bucket)] : []);
    if (canary && isReading) {
      const target = { release: canary, socket: canary.socket, isReplaced: true, changeHeaders: unchanged };
      this.#pass(target, request, response, respondHere);
    } else respondHere();
  }

  /**
   * Returns the cookies that assign a reader behind a CDN to a canary or to none, for a response that the CDN does not
   * store. The CDN passes on the reader's next page if it is the canary's.
   */
  cookiesFor({ headers }: IncomingMessage): string[] {
    const canaries = this.#parts.canaries();
    const isMarked = isInCanary(headers.cookie);
    if (canaries.length === 0) return changeOfMark(false, isMarked);
    const known = readBucket(headers.cookie);
    const bucket = known ?? Math.floor(this.#parts.random() * bucketCount);
    const cookies = changeOfMark(canaryOf(bucket, canaries) !== null, isMarked);
    return known === null ? [bucketCookie(bucket), ...cookies] : cookies;
  }

  /** Applies to navigations only. A service worker may store responses that it requests itself, so it gets the live set's responses. */
  #overrideOf({ headers }: IncomingMessage): ProxyTarget | null {
    const { overrides, readOverride } = this.#parts;
    const mode = headers['sec-fetch-mode'];
    if (overrides().length === 0 || (mode !== undefined && mode !== 'navigate')) return null;
    const id = readOverride(headers.cookie);
    const release = id === null ? undefined : overrides().find((one) => one.id === id);
    return release?.socket
      ? { release, socket: release.socket, isReplaced: false, changeHeaders: forOneBrowser(release) }
      : null;
  }

  #pass(
    { release, socket, isReplaced, changeHeaders }: ProxyTarget,
    request: IncomingMessage,
    response: ServerResponse,
    respondHere: () => void,
  ): void {
    passRequest(request, response, {
      ...{ socket, agent: this.#agent, isReplaced, changeHeaders, respondHere },
      address: this.#parts.addressOf(request),
      onFailure: (error) => this.#parts.onFailure(release, error),
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Headers that keep an override's response out of all caches, including the browser's, and out of search engines. */
function forOneBrowser({ part, version }: ReleaseId): ProxyTarget['changeHeaders'] {
  return ({ etag: _etag, 'last-modified': _modified, 'cache-tag': _tag, ...headers }) => ({
    ...withoutCdn(headers),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'x-override': `${part}@${version}`,
  });
}

/** Headers without those that let a CDN store the response. */
function withoutCdn<Value>(headers: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !cdnHeaderNames.has(name)));
}

/** The cookie that marks a reader of a canary, or takes the mark away. None if nothing changes. */
function changeOfMark(isInCanaryNow: boolean, isMarked: boolean): string[] {
  if (isInCanaryNow === isMarked) return [];
  return [isInCanaryNow ? canaryCookie : noCanaryCookie];
}

/**
 * Makes the response private, and sets cookies. Cached pages, Fastify and the target write their own headers, so these
 * headers are added last, in `writeHead`.
 */
function preventSharedCaching(response: ServerResponse, cookies: string[]): void {
  const write = response.writeHead.bind(response) as (
    status: number,
    headers?: Record<string, unknown>,
  ) => ServerResponse;
  response.writeHead = ((status: number, headers: Record<string, unknown> = {}) => {
    const cookie = cookies.length === 0 ? {} : { 'set-cookie': cookies };
    const isStored = !String(headers['cache-control'] ?? response.getHeader('cache-control')).includes('no-store');
    const caching = isStored ? { 'cache-control': 'private, max-age=0, must-revalidate' } : {};
    return write(status, { ...withoutCdn(headers), ...cookie, ...caching });
  }) as ServerResponse['writeHead'];
}
