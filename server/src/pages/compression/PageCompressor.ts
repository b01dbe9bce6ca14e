import { brotliCompressSync } from 'node:zlib';
import { ownBytes } from '@marquee/platform/cache/ownBytes.ts';
import { LRUCache } from 'lru-cache';
import { brotliOptions, compressThoroughly } from './compressThoroughly.ts';
import { canEncodeParts, encodePart } from './encodePart.ts';

/**
 * Of a home page's 67 kB beside its styles, 3 makes 12.3 kB in 0.28 ms, 4 makes 11.9 kB in 0.56 ms, and 5 makes 11.2 kB in 0.85 ms.
 * Pages that are read again get smaller by `SmallerPages`.
 */
const qualities = { usual: 3, large: 5 } as const;
/** Of what pages have in common: 8 takes 1.1 ms for 42 kB, once, and 9 takes 17 ms for 0.2 % less. */
const commonQuality = 8;
/** Bytes from which on the usual quality is not tried. */
const largePage = 109_500;
/** Bytes that a compressed page may have: a little less than the budget of a post. */
const mostCompressed = 22_000;

/** Pages remembered as ones that the usual quality does not make small enough. */
const mostDense = 5_000;
/** Compressed passages in common that are kept, of 10 kB each. */
const mostCommon = 300;

/** A page's bytes, and which of them other pages have at the same place too. */
export type JoinedPage = {
  bytes: Buffer;
  /** Null where there is nothing worth being kept. The same `id` is the same bytes. */
  common: { id: string; start: number; end: number } | null;
};

/**
 * Compresses pages. Half of a post are styles that other pages have as well: they are compressed once, and only what is
 * before and after them is compressed for the page.
 */
export class PageCompressor {
  readonly #isInParts = canEncodeParts();
  readonly #common = new LRUCache<string, Buffer>({ max: mostCommon });
  /** Names of the pages for which the usual quality was not enough the last time. */
  readonly #dense = new LRUCache<string, true>({ max: mostDense });

  /**
   * As small as a page has to be, and no smaller. Long work is done in another thread; for the usual 1 ms, the way
   * there and back would cost a third more.
   * @param name the page's own, the same at its next rendering
   */
  async compress(page: JoinedPage, name: string): Promise<Buffer> {
    const { usual, large } = qualities;
    const isDense = page.bytes.length >= largePage || this.#dense.has(name);
    for (const quality of isDense ? [large] : [usual, large]) {
      const compressed = this.#compress(page, quality);
      if (compressed.length <= mostCompressed) return compressed;
      this.#dense.set(name, true);
    }
    return compressThoroughly(page.bytes);
  }

  #compress({ bytes, common }: JoinedPage, quality: number): Buffer {
    if (!common || !this.#isInParts) return brotliCompressSync(bytes, brotliOptions(bytes, quality));
    const { id, start, end } = common;
    const key = `${start} ${id}`;
    const kept =
      this.#common.get(key) ??
      ownBytes(encodePart(bytes.subarray(start, end), { offset: start, isLast: false, quality: commonQuality }));
    this.#common.set(key, kept);
    return Buffer.concat([
      encodePart(bytes.subarray(0, start), { offset: 0, isLast: false, quality }),
      kept,
      encodePart(bytes.subarray(end), { offset: end, isLast: true, quality }),
    ]);
  }
}
