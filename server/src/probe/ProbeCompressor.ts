import { compressPage } from '../pages/compression/compressPage.ts';
import type { KnownPages } from './KnownPages.ts';

const nothing = Buffer.alloc(0);

/**
 * Compresses pages as readers get them. Skips pages whose size is known. After `stop`, skips all pages, because then
 * only render times are measured, and a release does not change the cost of compression.
 */
export class ProbeCompressor {
  readonly #known: KnownPages;
  #isStopped = false;

  constructor(known: KnownPages) {
    this.#known = known;
  }

  compress(html: Buffer): Buffer {
    return this.#isStopped || this.#known.find(html) ? nothing : compressPage(html);
  }

  stop(): void {
    this.#isStopped = true;
  }
}
