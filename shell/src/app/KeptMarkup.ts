import { LRUCache } from 'lru-cache';
import { createElement, Fragment, type ReactNode } from 'react';
import type { KeepMarkup } from '../frame/Kept.tsx';
import { ownText } from './ownText.ts';

/** Passages of a route's pages: a footer and a few bars of each site, of 8 kB at most. */
const mostPassages = 100;

/** A passage of one render: markup of an earlier one, or a name to keep its own under. */
type Passage = { key: string; known: string | undefined };

/** The passages of one render. */
export type MarkedPassages = { keep: KeepMarkup; restore: (markup: string) => string };

/** Markup of passages that many pages of a route have alike. With the route's styles, which then hold those of its passages. */
export class KeptMarkup {
  readonly #known = new LRUCache<string, string>({ max: mostPassages });
  /** Nobody who writes a page's words knows it. */
  readonly #element = `kept-${Math.random().toString(36).slice(2)}`;

  /** For one render: `keep` marks its passages, and `restore` exchanges the marks in its markup. */
  mark(): MarkedPassages {
    const passages: Passage[] = [];
    const keep: KeepMarkup = (name, of, children) => {
      const key = `${name} ${JSON.stringify(of)}`;
      const known = this.#known.get(key);
      passages.push({ key, known });
      const mark = createElement(`${this.#element}-${passages.length - 1}`);
      return known === undefined ? between(mark, children) : mark;
    };
    return { keep, restore: (markup) => this.#restore(markup, passages) };
  }

  /** The marks stand in the order of their passages, and none in another passage: one walk finds them all. */
  #restore(markup: string, passages: readonly Passage[]): string {
    let restored = '';
    let end = 0;
    for (const [number, { key, known }] of passages.entries()) {
      const element = `${this.#element}-${number}`;
      const mark = `<${element}></${element}>`;
      const start = markup.indexOf(mark, end);
      if (start === -1) continue;
      restored += markup.slice(end, start);
      end = start + mark.length;
      if (known !== undefined) {
        restored += known;
        continue;
      }
      const stop = markup.indexOf(mark, end);
      if (stop === -1) continue;
      const own = markup.slice(end, stop);
      this.#known.set(key, ownText(own));
      restored += own;
      end = stop + mark.length;
    }
    return restored + markup.slice(end);
  }
}

const between = (mark: ReactNode, children: ReactNode) => createElement(Fragment, null, mark, children, mark);
