import type { SiteKey } from '@marquee/shared/domain';
import { answerError, noAnswerError, type Transport } from '@marquee/shared/transport';
import { Agent, request } from 'undici';
import { type ApiAnswer, SharedAnswers } from './SharedAnswers.ts';

/** What the answers that a page used tell about caching it. */
export type AnswerTraits = {
  /** Cache tags of every answer: the page depends on all of them. */
  tags: Set<string>;
  /** Publication time of the newest post on the page, in milliseconds; 0 when there is none. */
  newest: number;
};

/** Calls whose answers most pages of a site need, the same for all of them. */
const sharedPaths: ReadonlySet<string> = new Set(['/api/categories/list', '/api/promos/']);

/** Calls from this server to the api, over kept-alive connections, on behalf of one page. */
export class ApiTransports {
  readonly #apiUrl: string;
  readonly #agent: Agent;
  /** To be told of purges before the pages are. */
  readonly shared: SharedAnswers;

  constructor(apiUrl: string, { timeoutMs = 3_000, now = Date.now }: { timeoutMs?: number; now?: () => number } = {}) {
    this.#apiUrl = apiUrl;
    this.shared = new SharedAnswers(now);
    this.#agent = new Agent({
      connections: 32,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      connect: { timeout: timeoutMs },
    });
  }

  /** The transport for one page of a site, and what its answers said. */
  forPage(site: SiteKey): { transport: Transport; traits: AnswerTraits } {
    const traits: AnswerTraits = { tags: new Set(), newest: 0 };
    const get = async <T>(path: string): Promise<T> => {
      const ask = () => this.#ask(site, path);
      const { status, body, tags, newest } = sharedPaths.has(path)
        ? await this.shared.get(`${site} ${path}`, ask)
        : await ask();
      for (const tag of tags) traits.tags.add(tag);
      traits.newest = Math.max(traits.newest, newest);
      if (status >= 400) throw answerError(status, null);
      return body as T;
    };
    return {
      transport: {
        get,
        post: () => Promise.reject(new Error('A page is rendered by reading only')),
      },
      traits,
    };
  }

  async #ask(site: SiteKey, path: string): Promise<ApiAnswer> {
    const { statusCode, headers, body } = await request(this.#apiUrl + path, {
      dispatcher: this.#agent,
      headers: { 'x-marquee-site': site, accept: 'application/json' },
    }).catch((cause: unknown) => {
      throw noAnswerError(cause);
    });
    const isFailure = statusCode >= 400;
    if (isFailure) await body.dump();
    return {
      status: statusCode,
      body: isFailure ? null : await body.json(),
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
