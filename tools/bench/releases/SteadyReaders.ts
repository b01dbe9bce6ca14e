import { askSite } from '../../network/askSite.ts';

const pauseMs = 40;
const mostSentences = 20;

/** Readers who come with a new connection for each page, one after the other, and note which they do not get. */
export class SteadyReaders {
  readonly counts = { requested: 0, failed: 0 };
  /** The first failed pages. */
  readonly problems: string[] = [];
  readonly #pages: readonly string[];
  #isStopped = false;
  #readers: Promise<void>[] = [];

  /** @param pages addresses, read at random */
  constructor(pages: readonly string[]) {
    this.#pages = pages;
  }

  start(count: number): void {
    this.#readers = Array.from({ length: count }, () => this.#read());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#readers);
  }

  async #read(): Promise<void> {
    for (; !this.#isStopped; await new Promise((resolve) => setTimeout(resolve, pauseMs))) {
      const address = this.#pages[Math.floor(Math.random() * this.#pages.length)] ?? '';
      this.counts.requested += 1;
      const problem = await askSite(address).then(
        ({ status }) => (status === 200 ? null : String(status)),
        (error: Error) => error.message,
      );
      if (problem === null) continue;
      this.counts.failed += 1;
      if (this.problems.length < mostSentences)
        this.problems.push(`${new Date().toISOString()} ${address}: ${problem}`);
    }
  }
}
