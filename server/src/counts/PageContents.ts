import { LRUCache } from 'lru-cache';
import type { PageFacts } from './pageFacts.ts';

/** Maximum number of addresses whose facts are stored, and of sets for each. */
const maxPages = 5_000;
const maxSets = 4;
/** A page has lost content if less than this share of its text, headings, links or pictures is left. */
const minShare = 0.5;
/** Differences up to this number are changes of the content and not faults. */
const fewest: Readonly<Omit<PageFacts, 'page' | 'owner'>> = { text: 200, headings: 1, links: 6, pictures: 4 };

type Known = { set: string; facts: PageFacts };

/** Remembers what each release set last showed at an address. This detects pages that lost their content without an error. */
export class PageContents {
  readonly #pages = new LRUCache<number, Known[]>({ max: maxPages });

  /**
   * Compares a page of a set with the same page of the set that rendered it last, and stores its facts.
   * @returns true if most of the text, headings, links or pictures are gone. Null if there is nothing to compare with
   */
  hasLost(set: string, facts: PageFacts): boolean | null {
    const known = this.#pages.get(facts.page) ?? [];
    const others = known.filter((one) => one.set !== set);
    this.#pages.set(facts.page, [{ set, facts }, ...others].slice(0, maxSets));
    const before = others[0]?.facts;
    if (!before) return null;
    const kinds = ['text', 'headings', 'links', 'pictures'] as const;
    return kinds.some((kind) => before[kind] >= fewest[kind] && facts[kind] < before[kind] * minShare);
  }
}
