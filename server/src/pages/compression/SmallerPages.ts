import { ownBytes } from '@marquee/platform/cache/ownBytes.ts';
import { type PageBodies, plainBody } from '../PageBodies.ts';
import type { StoredPage } from '../PageCache.ts';
import { compressThoroughly } from './compressThoroughly.ts';

/** Reads of a stored page after which it is worth the time. */
const worthReads = 3;
/** Bytes above which a page that is read again is worth the longest time. */
const largePage = 20_000;
/** Pages that wait for their turn; others have it at their next rendering. */
const mostWaiting = 50;
/** Rest after each page, as a multiple of the time that it took: a fifth of one processor at most. */
const restFactor = 4;

/**
 * Compresses stored pages that are read again once more, as small as they become: one at a time, in another thread, with rests. Readers
 * get the page as it is until then; its `etag` stays, as the page does.
 */
export class SmallerPages {
  readonly #compress: typeof compressThoroughly;
  readonly #reads = new WeakMap<PageBodies, number>();
  readonly #waiting: PageBodies[] = [];
  #isBusy = false;

  constructor(compress: typeof compressThoroughly = compressThoroughly) {
    this.#compress = compress;
  }

  /** Notes that a stored page was sent. */
  noteRead({ bodies, isLongTail }: StoredPage): void {
    if (!bodies || isLongTail) return;
    const reads = (this.#reads.get(bodies) ?? 0) + 1;
    if (reads > worthReads) return;
    this.#reads.set(bodies, reads);
    if (reads < worthReads || this.#waiting.length >= mostWaiting) return;
    this.#waiting.push(bodies);
    if (!this.#isBusy) void this.#work();
  }

  async #smallest(body: Buffer): Promise<Buffer> {
    const smaller = await this.#compress(body);
    return smaller.length > largePage ? this.#compress(body, 11) : smaller;
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let bodies = this.#waiting.shift(); bodies; bodies = this.#waiting.shift()) {
      const startedAt = performance.now();
      const smaller = await this.#smallest(plainBody(bodies)).catch(() => bodies.br);
      if (smaller.length < bodies.br.length) bodies.br = ownBytes(smaller);
      const restMs = (performance.now() - startedAt) * restFactor;
      // Nobody waits for it when the process ends.
      await new Promise((resolve) => setTimeout(resolve, restMs).unref());
    }
    this.#isBusy = false;
  }
}
