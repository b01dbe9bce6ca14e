import http from 'node:http';
import { askSite } from '../../network/askSite.ts';
import { pageSet } from './pageSet.ts';
import type { Mark } from './visibleReleases.ts';

/** Milliseconds between a reader's pages, at least and at most. */
const pauseMs = { min: 300, max: 700 } as const;
/** Milliseconds with pages of one version only, after which every connection has that version. */
const quietMs = 1_500;
const timeoutMs = 180_000;
const maxSentences = 20;

export type ReadersCounts = {
  requested: number;
  /** Pages without a response, or with a status other than 2xx and 3xx. */
  failed: number;
  mixed: number;
  /** The first failed or mixed pages. */
  problems: string[];
};

type Watch = { version: string; firstAt: number; lastOtherAt: number };

/** Readers without scripts, each on its own kept-alive connection. They check that each page is from one release set. */
export class PageReaders {
  readonly counts: ReadersCounts = { requested: 0, failed: 0, mixed: 0, problems: [] };
  readonly #pages: readonly string[];
  readonly #markOf: (version: string) => Mark;
  #watch: Watch | null = null;
  #isStopped = false;
  readonly #readers: Promise<void>[] = [];

  /** @param pages addresses, requested in random order */
  constructor(pages: readonly string[], markOf: (version: string) => Mark) {
    this.#pages = pages;
    this.#markOf = markOf;
  }

  start(connections: number): void {
    this.#isStopped = false;
    for (let reader = 0; reader < connections; reader += 1) this.#readers.push(this.#read());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#readers.splice(0));
  }

  /**
   * Waits until all readers get a version of mf-post.
   * @param since time of the decision, as returned by `Date.now()`
   * @returns milliseconds from the decision until the last page of another version
   * @throws Error if that takes more than three minutes
   */
  async untilAllGet(version: string, since: number): Promise<number> {
    const watch: Watch = { version, firstAt: Number.NaN, lastOtherAt: Date.now() };
    this.#watch = watch;
    while (Number.isNaN(watch.firstAt) || Date.now() - watch.lastOtherAt < quietMs) {
      if (Date.now() - since > timeoutMs)
        throw new Error(`Some readers did not get mf-post@${version} within three minutes.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return Math.max(watch.firstAt, watch.lastOtherAt) - since;
  }

  async #read(): Promise<void> {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    while (!this.#isStopped) {
      const address = this.#pages[Math.floor(Math.random() * this.#pages.length)] ?? '';
      this.counts.requested += 1;
      await this.#readOne(address, agent).catch((error: Error) => this.#note('failed', `${address}: ${error.message}`));
      const pause = pauseMs.min + Math.random() * (pauseMs.max - pauseMs.min);
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
    if (this.counts.problems.length < maxSentences) this.counts.problems.push(`${kind}: ${sentence}`);
  }
}
