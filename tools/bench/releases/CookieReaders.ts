import http from 'node:http';
import { askSite } from '../../network/askSite.ts';

/** The results of a reader's two pages in turn. */
export type Reading = {
  /** Cookie of the first page; null without one. */
  cookie: string | null;
  /** Whether it was the canary's, for each page. */
  isCanary: [boolean, boolean];
};

/** Readers who come without a cookie, take the one that they get, and read on. */
export class CookieReaders {
  readonly #agents: http.Agent[];
  readonly #pages: readonly string[];
  failed = 0;

  /** @param pages addresses, read at random */
  constructor(pages: readonly string[], connections: number) {
    this.#pages = pages;
    this.#agents = Array.from({ length: connections }, () => new http.Agent({ keepAlive: true, maxSockets: 1 }));
  }

  /** @param version of mf-post, the canary's */
  async read(count: number, version: string): Promise<Reading[]> {
    return this.#each(Array.from({ length: count }), async (_nobody, agent) => {
      const first = await this.page(version, agent, null);
      const second = await this.page(version, agent, first.cookie);
      return { cookie: first.cookie, isCanary: [first.isCanary, second.isCanary] };
    });
  }

  /** Whether each of some readers, known by their cookies, gets the canary. */
  async readAgain(cookies: readonly (string | null)[], version: string): Promise<boolean[]> {
    return this.#each(cookies, async (cookie, agent) => (await this.page(version, agent, cookie)).isCanary);
  }

  /** One page. @param cookie as it was given; null for a new reader */
  async page(version: string, agent: http.Agent | undefined, cookie: string | null) {
    const address = this.#pages[Math.floor(Math.random() * this.#pages.length)] ?? '';
    const { status, headers } = await askSite(address, {
      agent,
      headers: { 'accept-encoding': 'br', ...(cookie ? { cookie } : {}) },
    });
    if (status !== 200) this.failed += 1;
    const [, , post] = String(headers['x-release-set'] ?? '').split('.');
    const given = headers['set-cookie']?.find((line) => line.startsWith('bucket='))?.split(';', 1)[0];
    return { cookie: given ?? null, isCanary: version.endsWith(`-${post}`) };
  }

  close(): void {
    for (const agent of this.#agents) agent.destroy();
  }

  /** Does something for each, as many at once as there are connections. */
  async #each<T, R>(all: readonly T[], act: (one: T, agent: http.Agent) => Promise<R>): Promise<R[]> {
    const results: R[] = [];
    const waiting = all.values();
    const work = async (agent: http.Agent) => {
      for (const one of waiting) results.push(await act(one, agent));
    };
    await Promise.all(this.#agents.map(work));
    return results;
  }
}
