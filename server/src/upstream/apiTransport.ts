import { requestIdHeader } from '@marquee/platform/logs/givenRequestId.ts';
import { responseSchemaOf, type SiteKey } from '@marquee/shared/domain';
import {
  ApiError,
  answerError,
  type CallOptions,
  noAnswerError,
  type Transport,
  wrongShapeError,
} from '@marquee/shared/transport';
import { type ApiAddress, trustHeaders } from '../ApiAddress.ts';
import { Agent, request } from '../http/request.ts';
import { type ApiResponse, SharedResponses } from './SharedResponses.ts';
import { splitNext } from './splitNext.ts';

/** Cache metadata of a page, from the responses that it used. */
export type ResponseTraits = {
  /** Cache tags of every response: the page depends on all of them. */
  tags: Set<string>;
  /** Publication time of the newest post on the page, in milliseconds, or 0 without posts. */
  newest: number;
  /** A call failed, or got an older response: the page may lack something that it should show. */
  isIncomplete: boolean;
  /** True if the api does not know something on the page, so that this address has not been served to readers. */
  isMissing: boolean;
  /** Calls that are not answered yet. */
  waiting: number;
  /** Milliseconds in which at least one call was not answered. */
  waitedMs: number;
};

/** The reader for whom a page is made. Absent facts are those of pages that we ask for ourselves. */
type Caller = { client?: string; requestId?: string };

/** Calls with the same response for many pages of a site. A path in another spelling is requested each time. */
const sharedPaths: ReadonlySet<string> = new Set([
  '/api/categories/list',
  '/api/promos/',
  '/api/posts/mostViewed?limit=5',
  '/api/posts/list?editorPick=true&limit=5',
]);

/** Calls the api on behalf of one page, over keep-alive connections. */
export class ApiTransports {
  readonly #api: ApiAddress;
  readonly #agent: Agent;
  readonly #timeoutMs: number;
  /** The shared responses, which must receive purges before the pages do. */
  readonly shared: SharedResponses;

  constructor(api: ApiAddress, { timeoutMs = 3_000, now = Date.now }: { timeoutMs?: number; now?: () => number } = {}) {
    this.#api = api;
    this.#timeoutMs = timeoutMs;
    this.shared = new SharedResponses(now);
    this.#agent = new Agent({ connections: 32 });
  }

  /**
   * The transport for one page of a site, and the traits of its responses.
   * @param caller address of the reader and id of the request
   */
  forPage(site: SiteKey, caller: Caller = {}): { transport: Transport; traits: ResponseTraits } {
    const traits: ResponseTraits = {
      tags: new Set(),
      newest: 0,
      isIncomplete: false,
      isMissing: false,
      waiting: 0,
      waitedMs: 0,
    };
    let waitingSince = 0;
    /** Responses that came with others. */
    const early = new Map<string, unknown>();
    const ask = (path: string, options: CallOptions) => {
      // Other pages may wait for the same response, so no single page cancels it.
      if (!sharedPaths.has(path)) return this.#ask(site, path, options, caller);
      return this.shared.get(`${site} ${path}`, () => this.#ask(site, path, {}, { requestId: caller.requestId }));
    };
    const get = async <T>(path: string, options: CallOptions = {}): Promise<T> => {
      if (early.has(path)) return early.get(path) as T;
      if (traits.waiting === 0) waitingSince = performance.now();
      traits.waiting += 1;
      const response = await ask(path, options)
        .catch((cause: unknown) => {
          options.signal?.throwIfAborted();
          traits.isIncomplete = true;
          throw cause instanceof ApiError ? cause : noAnswerError(cause);
        })
        .finally(() => {
          traits.waiting -= 1;
          if (traits.waiting === 0) traits.waitedMs += performance.now() - waitingSince;
        });
      const { status, body, tags, newest, isOutdated } = response;
      for (const tag of tags) traits.tags.add(tag);
      traits.newest = Math.max(traits.newest, newest);
      if (isOutdated || status >= 500 || status === 429) traits.isIncomplete = true;
      // The limit is exceeded. The next reader can get the same page.
      if (status === 429) throw answerError(503, null);
      if (status >= 400 && status < 500) traits.isMissing = true;
      if (status >= 400) throw answerError(status, null);
      if (response.early) early.set(response.early.path, response.early.body);
      return body as T;
    };
    return {
      transport: {
        get,
        post: () => Promise.reject(new Error('A render may only read from the api')),
      },
      traits,
    };
  }

  async #ask(
    site: SiteKey,
    path: string,
    { signal, timeoutMs, with: following }: CallOptions = {},
    { client, requestId }: Caller = {},
  ): Promise<ApiResponse> {
    // From the first moment, so that waiting for a free connection counts.
    const limit = AbortSignal.timeout(timeoutMs ?? this.#timeoutMs);
    const address = this.#api.url + path + (following ? `?with=${following}` : '');
    const { statusCode, headers, body } = await request(address, {
      agent: this.#agent,
      headers: {
        'x-marquee-site': site,
        accept: 'application/json',
        ...(client ? { ...trustHeaders(this.#api), 'x-forwarded-for': client } : {}),
        ...(requestId ? { [requestIdHeader]: requestId } : {}),
      },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    const isFailure = statusCode >= 400;
    if (isFailure) await body.dump();
    const whole = isFailure ? null : await body.json();
    const { body: own, early } = following ? splitNext(whole) : { body: whole, early: null };
    return {
      status: statusCode,
      body: isFailure ? null : frozen(shaped(path, own)),
      early: early && { ...early, body: frozen(early.body) },
      tags: String(headers['cache-tag'] ?? '')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      newest: Date.parse(String(headers['x-newest'] ?? '')) || 0,
    };
  }

  close(): Promise<void> {
    return this.#agent.close();
  }
}

/** The response with its fields frozen: Immer searches all that a reducer puts into a store for drafts, unless it is frozen. */
function frozen<T>(body: T): T {
  if (typeof body === 'object' && body !== null) for (const field of Object.values(body)) Object.freeze(field);
  return body;
}

/** The response as it came, if it fits the api's schema. @throws ApiError with the first fault */
function shaped(path: string, body: unknown): unknown {
  const fault = responseSchemaOf(path)?.safeParse(body).error?.issues[0];
  if (fault) throw wrongShapeError(path, `/${fault.path.join('/')}`);
  return body;
}
