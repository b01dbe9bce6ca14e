import http from 'node:http';
import { askSite } from '../../network/askSite.ts';

const pauseMs = 20;

/** Readers who note which primary's workers their connections lead to: one with a new connection each time, one on a kept one. */
export class ServingPrimary {
  /** By primary: when it was last met, on either kind of connection. */
  readonly #seen = new Map<number, number>();
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  #isStopped = false;
  #readers: Promise<void>[] = [];
  #last = 0;

  /** @param page is read after each look, as a reader on a kept connection gets to the new code with a page */
  constructor(health: string, page: string) {
    const read = async (agent?: http.Agent) => {
      for (; !this.#isStopped; await new Promise((resolve) => setTimeout(resolve, pauseMs))) {
        const response = await askSite(health, { agent }).catch(() => null);
        if (response?.status !== 200) continue;
        const { parent } = JSON.parse(response.body.toString()) as { parent: number };
        this.#seen.set(parent, performance.now());
        if (!agent) this.#last = parent;
        await askSite(page, { agent }).catch(() => undefined);
      }
    };
    this.#readers = [read(), read(this.#agent)];
  }

  /** The one that took the last new connection. */
  get last(): number {
    return this.#last;
  }

  /** Resolves when another primary than this one is met, and this one has not been for a second. @returns when it was last met */
  async untilReplaced(primary: number, longestMs: number): Promise<number> {
    const deadline = performance.now() + longestMs;
    for (;;) {
      const at = this.#seen.get(primary) ?? 0;
      if (this.#last !== primary && performance.now() > at + 1_000) return at;
      if (performance.now() > deadline) throw new Error('The server did not hand over in time');
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#readers);
    this.#agent.destroy();
  }
}
