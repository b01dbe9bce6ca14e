import { type JoinedPage, PageCompressor } from '../pages/compression/PageCompressor.ts';
import type { KnownPages } from './KnownPages.ts';

const nothing = Buffer.alloc(0);

/**
 * Compresses as readers get pages, but for those whose size is known, and until it is told that nobody looks at the bytes any more: a
 * release does not change what that costs.
 */
export class ProbeCompressor {
  readonly #known: KnownPages;
  readonly #compressor = new PageCompressor();
  #isStopped = false;

  constructor(known: KnownPages) {
    this.#known = known;
  }

  async compress(page: JoinedPage, name: string): Promise<Buffer> {
    return this.#isStopped || this.#known.find(page.bytes) ? nothing : this.#compressor.compress(page, name);
  }

  stop(): void {
    this.#isStopped = true;
  }
}
