import { LRUCache } from 'lru-cache';
import type { PageFacts } from './pageFacts.ts';

/** Addresses whose facts are kept, and the sets of each. */
const mostPages = 5_000;
const mostSets = 4;
/** A page has lost content when less than this share of its text, headings, links or pictures is left. */
const leastShare = 0.5;
/** So few of something come and go with the content itself. */
const fewest: Readonly<Omit<PageFacts, 'page' | 'owner'>> = { text: 200, headings: 1, links: 6, pictures: 4 };

type Known = { set: string; facts: PageFacts };

/** What each release set last showed at an address, so that a set with empty pages is seen though none of them is an error. */
export class PageContents {
  readonly #pages = new LRUCache<number, Known[]>({ max: mostPages });

  /**
   * Compares a page of a set with the same page of the set that made it last, and keeps it.
   * @returns whether most of something is gone; null when there is nothing to compare with
   */
  hasLost(set: string, facts: PageFacts): boolean | null {
    const known = this.#pages.get(facts.page) ?? [];
    const others = known.filter((one) => one.set !== set);
    this.#pages.set(facts.page, [{ set, facts }, ...others].slice(0, mostSets));
    const before = others[0]?.facts;
    if (!before) return null;
    const kinds = ['text', 'headings', 'links', 'pictures'] as const;
    return kinds.some((kind) => before[kind] >= fewest[kind] && facts[kind] < before[kind] * leastShare);
  }
}
