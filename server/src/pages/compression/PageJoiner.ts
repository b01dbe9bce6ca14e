import { ownBytes } from '@marquee/platform/cache/ownBytes.ts';
import type { HtmlChunk } from '@marquee/shell/serverContract';
import { LRUCache } from 'lru-cache';
import type { JoinedPage } from './PageCompressor.ts';

/** Passages that are kept at hand as bytes; pages that use the same components share their styles. */
const mostPassages = 300;
/** What pages have in common starts at a multiple of these bytes: compressed bytes are kept for each place. */
const step = 256;
/** Fewer bytes in common are not worth two more parts. */
const leastCommon = 4_096;
/** No character takes more bytes for each of its units. */
const bytesPerUnit = 3;

type Passage = { id: number; bytes: Buffer };

/** Joins the passages of pages' HTML as bytes. Those that pages have in common are encoded once. */
export class PageJoiner {
  readonly #passages = new LRUCache<string, Passage>({ max: mostPassages });
  #nextId = 0;
  /** Where pages are joined; a page's bytes are copied out of it. */
  #space = Buffer.alloc(0);

  /** White space before the first passages that last moves them to a place that they have on other pages too. */
  join(chunks: readonly HtmlChunk[]): JoinedPage {
    this.#reserve(chunks.reduce((units, { text }) => units + text.length, 0));
    const first = chunks.findIndex(({ lasts }) => lasts);
    const after = chunks.findIndex(({ lasts }, index) => index > first && !lasts);
    if (first === -1) return { bytes: this.#copy(this.#write(chunks, 0).end), common: null };

    const lead = this.#write(chunks.slice(0, first), 0).end;
    const start = Math.ceil(lead / step) * step;
    this.#space.fill(' ', lead, start);
    const common = this.#write(chunks.slice(first, after === -1 ? undefined : after), start);
    const { end } = this.#write(after === -1 ? [] : chunks.slice(after), common.end);
    const isWorthIt = common.end - start >= leastCommon;
    return { bytes: this.#copy(end), common: isWorthIt ? { id: common.ids, start, end: common.end } : null };
  }

  #reserve(units: number): void {
    const most = units * bytesPerUnit + step;
    if (this.#space.length < most) this.#space = Buffer.allocUnsafeSlow(most);
  }

  #copy(end: number): Buffer {
    return Buffer.from(this.#space.subarray(0, end));
  }

  #write(chunks: readonly HtmlChunk[], start: number): { end: number; ids: string } {
    let end = start;
    let ids = '';
    for (const { text, lasts } of chunks) {
      if (lasts) {
        const { id, bytes } = this.#passage(text);
        ids += `${id} `;
        end += bytes.copy(this.#space, end);
      } else end += this.#space.write(text, end);
    }
    return { end, ids };
  }

  #passage(text: string): Passage {
    const known = this.#passages.get(text);
    if (known) return known;
    const passage = { id: this.#nextId, bytes: ownBytes(Buffer.from(text)) };
    this.#nextId += 1;
    this.#passages.set(text, passage);
    return passage;
  }
}
