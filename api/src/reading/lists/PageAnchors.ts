import { LRUCache } from 'lru-cache';

/** The last row of a page, after which the next page starts. */
export type Anchor = { page: number; publishedAt: Date; id: number };

const listsKept = 500;
const anchorsPerList = 2_000;
const maxAgeMs = 5 * 60_000;

/**
 * Remembers where pages of long lists end, so that the page after a known one is found by its key and not by skipping
 * over all the rows before it. A stale anchor shifts a page by the posts published since, and lives for minutes.
 */
export class PageAnchors {
  readonly #lists = new LRUCache<string, LRUCache<number, Anchor>>({ max: listsKept, ttl: maxAgeMs });

  /** Returns the anchor of the nearest known page before `page`. */
  before(list: string, page: number): Anchor | undefined {
    let nearest: Anchor | undefined;
    for (const anchor of this.#lists.get(list)?.values() ?? [])
      if (anchor.page < page && (nearest === undefined || anchor.page > nearest.page)) nearest = anchor;
    return nearest;
  }

  remember(list: string, anchor: Anchor): void {
    let anchors = this.#lists.get(list);
    if (!anchors) {
      anchors = new LRUCache({ max: anchorsPerList });
      this.#lists.set(list, anchors);
    }
    anchors.set(anchor.page, anchor);
  }

  /** Clears all anchors, because a publication moves rows. */
  clear(): void {
    this.#lists.clear();
  }
}
