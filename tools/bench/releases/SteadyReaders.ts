import type { Agent } from 'node:http';
import { askSite } from '../../network/askSite.ts';

const pauseMs = 40;
const maxSentences = 20;

/** Readers of pages, one after the other, who note which they do not get. */
export class SteadyReaders {
  readonly counts = { requested: 0, failed: 0 };
  readonly #problems: string[] = [];
  readonly #page: () => string;
  readonly #agent: Agent | undefined;
  #isStopped = false;
  #readers: Promise<void>[] = [];

  /**
   * @param page gives the address of the next page
   * @param agent keeps connections; each page has a new one without it
   */
  constructor(page: () => string, agent?: Agent) {
    this.#page = page;
    this.#agent = agent;
  }

  start(count: number): void {
    this.#readers = Array.from({ length: count }, () => this.#read());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#readers);
  }

  /** The first failed pages since the last time. */
  takeProblems(): string[] {
    return this.#problems.splice(0);
  }

  async #read(): Promise<void> {
    for (; !this.#isStopped; await new Promise((resolve) => setTimeout(resolve, pauseMs))) {
      const address = this.#page();
      this.counts.requested += 1;
      const problem = await askSite(address, { agent: this.#agent }).then(
        ({ status }) => (status === 200 ? null : String(status)),
        (error: Error) => error.message,
      );
      if (problem === null) continue;
      this.counts.failed += 1;
      if (this.#problems.length < maxSentences)
        this.#problems.push(`${new Date().toISOString()} ${address}: ${problem}`);
    }
  }
}
