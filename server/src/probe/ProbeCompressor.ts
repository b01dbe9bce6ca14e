import { type JoinedPage, PageCompressor } from '../pages/compression/PageCompressor.ts';

const nothing = Buffer.alloc(0);

/** Compresses as readers get pages, until it is told that nobody looks at the bytes any more: a release does not change what that costs. */
export class ProbeCompressor {
  readonly #compressor = new PageCompressor();
  #isStopped = false;

  async compress(page: JoinedPage, name: string): Promise<Buffer> {
    return this.#isStopped ? nothing : this.#compressor.compress(page, name);
  }

  stop(): void {
    this.#isStopped = true;
  }
}
