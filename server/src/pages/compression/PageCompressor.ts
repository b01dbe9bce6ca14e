import { brotliCompressSync } from 'node:zlib';
import { ownBytes } from '@marquee/platform/cache/ownBytes.ts';
import { LRUCache } from 'lru-cache';
import { brotliOptions, compressThoroughly } from './compressThoroughly.ts';
import { canEncodeParts, encodePart } from './encodePart.ts';

/**
 * Tried one after the other. Of a page's 64 kB beside its styles, 1 makes 11.3 kB in 0.13 ms, 3 makes 10.4 kB in 0.29 ms, and 5 makes
 * 9.6 kB in 0.69 ms (mean of 97); 7 makes the largest pages 0.4 % smaller than 5. Pages that are read again get smaller by `SmallerPages`.
 */
const qualities = [1, 3, 5, 7] as const;
/** Of what pages have in common: 8 takes 1.1 ms for 42 kB, once, and 9 takes 17 ms for 0.2 % less. */
const commonQuality = 8;
/** Bytes from which on quality 5 is the first: the others were never enough. */
const largePage = 100_000;
/** Bytes that a compressed page may have: a little less than the budget of a post. */
const mostCompressed = 22_200;

/** Pages remembered as ones that the first quality does not make small enough. */
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
  /** The quality to begin with, as others were not enough the last time: its place by the page's name. */
  readonly #dense = new LRUCache<string, number>({ max: mostDense });

  /**
   * As small as a page has to be, and no smaller. Long work is done in another thread; for the usual one, the way there and back
   * would cost more than the work.
   * @param name the page's own, the same at its next rendering
   */
  async compress(page: JoinedPage, name: string): Promise<Buffer> {
    const known = this.#dense.get(name) ?? 0;
    const first = page.bytes.length >= largePage ? Math.max(known, qualities.indexOf(5)) : known;
    for (const [number, quality] of qualities.entries()) {
      if (number < first) continue;
      const compressed = this.#compress(page, quality);
      if (compressed.length <= mostCompressed) return compressed;
      this.#dense.set(name, Math.min(number + 1, qualities.length - 1));
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
