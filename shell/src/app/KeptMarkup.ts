import type { KeepMarkup } from '@marquee/shared/page/Kept';
import isEqual from 'fast-deep-equal';
import { LRUCache } from 'lru-cache';
import { createElement, Fragment, type ReactNode } from 'react';
import { classLists } from './classLists.ts';
import { ownText } from './ownText.ts';

/** Characters of all passages, of 1 or 2 bytes: the cards of ten home pages take 350,000, and their frames and sides 150,000. */
const mostCharacters = 600_000;

/** Markup with its class lists, and the values that it was rendered from. */
type KnownPassage = { of: readonly unknown[]; markup: string; lists: readonly string[] };

/** A passage of one render: of an earlier one, or what to keep its own markup with. */
type Passage = { key: string; of: readonly unknown[]; known: KnownPassage | undefined };

/** A page's markup with its passages. */
export type RestoredMarkup = {
  markup: string;
  /** The same without the passages of earlier renders, and the class lists of these. */
  own: string;
  keptLists: ReadonlySet<string>;
};

/** The passages of one render. */
export type MarkedPassages = { keep: KeepMarkup; restore: (marked: string) => RestoredMarkup };

/** Markup of passages that many pages have alike. */
export class KeptMarkup {
  readonly #known = new LRUCache<string, KnownPassage>({
    maxSize: mostCharacters,
    sizeCalculation: ({ markup }) => markup.length + 1,
  });
  /** Nobody who writes a page's words knows it. */
  readonly #element = `kept-${Math.random().toString(36).slice(2)}`;

  /**
   * For one render: `keep` marks its passages, and `restore` exchanges the marks in its markup.
   * @param scope names a route and a host, whose pages have them alike: the route's styles hold those of its passages
   */
  mark(scope: string): MarkedPassages {
    const passages: Passage[] = [];
    const keep: KeepMarkup = (name, of, children) => {
      const key = `${scope} ${name}`;
      const passage = this.#known.get(key);
      // Names are short, and the values of a card are compared in a fifth of the time that they take as a part of its name.
      const known = passage && isEqual(passage.of, of) ? passage : undefined;
      passages.push({ key, of, known });
      const mark = createElement(`${this.#element}-${passages.length - 1}`);
      return known === undefined ? between(mark, children) : mark;
    };
    return { keep, restore: (marked) => this.#restore(marked, passages) };
  }

  /** The marks stand in the order of their passages, and none in another passage: one walk finds them all. */
  #restore(marked: string, passages: readonly Passage[]): RestoredMarkup {
    const keptLists = new Set<string>();
    let markup = '';
    let own = '';
    let end = 0;
    for (const [number, { key, of, known }] of passages.entries()) {
      const element = `${this.#element}-${number}`;
      const mark = `<${element}></${element}>`;
      const start = marked.indexOf(mark, end);
      if (start === -1) continue;
      const before = marked.slice(end, start);
      markup += before;
      own += before;
      end = start + mark.length;
      if (known) {
        markup += known.markup;
        for (const list of known.lists) keptLists.add(list);
        continue;
      }
      const stop = marked.indexOf(mark, end);
      if (stop === -1) continue;
      const passage = marked.slice(end, stop);
      this.#known.set(key, { of, markup: ownText(passage), lists: classLists(passage).map(ownText) });
      markup += passage;
      own += passage;
      end = stop + mark.length;
    }
    const after = marked.slice(end);
    return { markup: markup + after, own: own + after, keptLists };
  }
}

const between = (mark: ReactNode, children: ReactNode) => createElement(Fragment, null, mark, children, mark);
