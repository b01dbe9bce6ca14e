import type { SiteKey } from '@marquee/shared/domain';
import { Agent, request } from 'undici';

/** What the answers that a page used tell about caching it. */
export type AnswerTraits = {
  /** Cache tags of every answer: the page depends on all of them. */
  tags: Set<string>;
  /** Publication time of the newest post on the page, in milliseconds; 0 when there is none. */
  newest: number;
};

export type ApiTransport = {
  get<T>(path: string): Promise<T>;
  post<T>(path: string): Promise<T>;
};

/** An answer that is not a success; the messages are those of the error catalogue (spec section 8). */
class ApiAnswerError extends Error {
  readonly status: number | undefined;

  constructor(message: string, status: number | undefined, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
  }
}

/** Calls from this server to the api, over kept-alive connections, on behalf of one page. */
export class ApiTransports {
  readonly #apiUrl: string;
  readonly #agent: Agent;

  constructor(apiUrl: string, { timeoutMs = 3_000 }: { timeoutMs?: number } = {}) {
    this.#apiUrl = apiUrl;
    this.#agent = new Agent({
      connections: 32,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      connect: { timeout: timeoutMs },
    });
  }

  /** The transport for one page of a site, and what its answers said. */
  forPage(site: SiteKey): { transport: ApiTransport; traits: AnswerTraits } {
    const traits: AnswerTraits = { tags: new Set(), newest: 0 };
    const get = async <T>(path: string): Promise<T> => {
      const { statusCode, headers, body } = await request(this.#apiUrl + path, {
        dispatcher: this.#agent,
        headers: { 'x-marquee-site': site, accept: 'application/json' },
      }).catch((cause: unknown) => {
        throw new ApiAnswerError('Server error fetching data', undefined, { cause });
      });
      for (const tag of String(headers['cache-tag'] ?? '').split(',')) if (tag.trim()) traits.tags.add(tag.trim());
      traits.newest = Math.max(traits.newest, Date.parse(String(headers['x-newest'] ?? '')) || 0);
      if (statusCode >= 400) {
        await body.dump();
        if (statusCode === 404) throw new ApiAnswerError('Not found', statusCode);
        throw new ApiAnswerError(statusCode >= 500 ? 'Server error fetching data' : `Answer ${statusCode}`, statusCode);
      }
      return (await body.json()) as T;
    };
    return {
      transport: {
        get,
        post: () => Promise.reject(new Error('A page is rendered by reading only')),
      },
      traits,
    };
  }

  close(): Promise<void> {
    return this.#agent.close();
  }
}
