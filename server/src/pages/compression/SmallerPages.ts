import { ownBytes } from '@marquee/platform/cache/ownBytes.ts';
import { type PageBodies, plainBody } from '../PageBodies.ts';
import type { PageResponse } from '../PageResponse.ts';
import { compressThoroughly } from './compressPage.ts';

/** Reads of a stored page after which it is compressed again. */
const readsBefore = 3;
/** Maximum number of waiting pages. Other pages get their turn after their next render. */
const maxWaiting = 50;
/** Pause after each page, as a multiple of the time that the page took, so that a worker spends a fifth of one processor at most. */
const pauseFactor = 4;

/**
 * Compresses stored pages that are read again once more: one at a time, in another thread. Readers get the first form until then. The
 * `etag` stays, because the content does.
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
  noteRead({ bodies, isLongTail }: PageResponse): void {
    if (!bodies || isLongTail) return;
    const reads = (this.#reads.get(bodies) ?? 0) + 1;
    if (reads > readsBefore) return;
    this.#reads.set(bodies, reads);
    if (reads < readsBefore || this.#waiting.length >= maxWaiting) return;
    this.#waiting.push(bodies);
    if (!this.#isBusy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let bodies = this.#waiting.shift(); bodies; bodies = this.#waiting.shift()) {
      const startedAt = performance.now();
      const smaller = await this.#compress(plainBody(bodies)).catch(() => bodies.br);
      if (smaller.length < bodies.br.length) bodies.br = ownBytes(smaller);
      const pauseMs = (performance.now() - startedAt) * pauseFactor;
      // Unreferenced, so that this pause does not delay the exit of the process.
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
    }
    this.#isBusy = false;
  }
}
