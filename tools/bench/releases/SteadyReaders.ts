import type { Agent } from 'node:http';
import { askSite } from '../../network/askSite.ts';

const pauseMs = 40;
const maxSentences = 20;

/** Readers who request pages one after the other and record failed pages. */
export class SteadyReaders {
  readonly counts = { requested: 0, failed: 0 };
  readonly #problems: string[] = [];
  readonly #page: () => string;
  readonly #agent: Agent | undefined;
  #isStopped = false;
  #readers: Promise<void>[] = [];

  /**
   * @param page returns the address of the next page
   * @param agent keeps connections. Without an agent, each page gets a new connection
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

  /** Returns the first failed pages since the last call. */
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
