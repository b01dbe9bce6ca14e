import http from 'node:http';
import { askSite } from '../../network/askSite.ts';
import { pageSet } from './pageSet.ts';
import type { Mark } from './visibleReleases.ts';

/** Milliseconds between a reader's pages, at least and at most. */
const pauseMs = { least: 300, most: 700 } as const;
/** Once so long only one version was answered, every connection has got it. */
const quietMs = 1_500;
const patienceMs = 180_000;
const mostSentences = 20;

export type ReadersCounts = {
  requested: number;
  /** No response, or one that is neither 2xx nor 3xx. */
  failed: number;
  mixed: number;
  /** The first failed or mixed pages. */
  problems: string[];
};

type Watch = { version: string; since: number; firstAt: number; lastOtherAt: number };

/** Readers without scripts, each on its own lasting connection, that check every page for one release set. */
export class PageReaders {
  readonly counts: ReadersCounts = { requested: 0, failed: 0, mixed: 0, problems: [] };
  readonly #pages: readonly (readonly string[])[];
  readonly #markOf: (version: string) => Mark;
  #watch: Watch | null = null;
  #isStopped = false;
  readonly #readers: Promise<void>[] = [];

  /** @param pages addresses, read at random; of each node, to which a reader stays */
  constructor(pages: readonly (readonly string[])[], markOf: (version: string) => Mark) {
    this.#pages = pages;
    this.#markOf = markOf;
  }

  start(connections: number): void {
    this.#isStopped = false;
    for (let reader = 0; reader < connections; reader += 1)
      this.#readers.push(this.#read(this.#pages[reader % this.#pages.length] ?? []));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#readers.splice(0));
  }

  /**
   * Waits until all readers get a version of mf-post.
   * @param since when it was decided, as of `Date.now()`
   * @returns milliseconds from then until the first page of it, and until the last page that was not
   * @throws when that takes three minutes
   */
  async untilServed(version: string, since: number): Promise<{ firstMs: number; allMs: number }> {
    const watch: Watch = { version, since, firstAt: Number.NaN, lastOtherAt: Date.now() };
    this.#watch = watch;
    while (Number.isNaN(watch.firstAt) || Date.now() - watch.lastOtherAt < quietMs) {
      if (Date.now() - since > patienceMs)
        throw new Error(`mf-post@${version} was not with all readers for three minutes`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return { firstMs: watch.firstAt - since, allMs: Math.max(watch.firstAt, watch.lastOtherAt) - since };
  }

  async #read(pages: readonly string[]): Promise<void> {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    while (!this.#isStopped) {
      const address = pages[Math.floor(Math.random() * pages.length)] ?? '';
      this.counts.requested += 1;
      await this.#readOne(address, agent).catch((error: Error) => this.#note('failed', `${address}: ${error.message}`));
      const pause = pauseMs.least + Math.random() * (pauseMs.most - pauseMs.least);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    agent.destroy();
  }

  async #readOne(address: string, agent: http.Agent): Promise<void> {
    const { status, headers, body } = await askSite(address, { agent });
    if (status < 200 || status >= 400) return this.#note('failed', `${address}: ${status}`);
    const { version, mixed } = pageSet(body.toString(), String(headers['x-release-set'] ?? ''), this.#markOf);
    if (mixed) this.#note('mixed', `${address}: ${mixed}`);
    const watch = this.#watch;
    if (!watch) return;
    if (version !== watch.version) watch.lastOtherAt = Date.now();
    else if (Number.isNaN(watch.firstAt)) watch.firstAt = Date.now();
  }

  #note(kind: 'failed' | 'mixed', sentence: string): void {
    this.counts[kind] += 1;
    if (this.counts.problems.length < mostSentences) this.counts.problems.push(`${kind}: ${sentence}`);
  }
}
