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
    return { keep, restore: (markup) => passages.reduce((text, one, at) => this.#restore(text, one, at), markup) };
  }

  #restore(markup: string, { key, known }: Passage, number: number): string {
    const element = `${this.#element}-${number}`;
    const [before = '', own = '', ...after] = markup.split(`<${element}></${element}>`);
    if (known !== undefined) return before + known + own;
    this.#known.set(key, ownText(own));
    return before + own + after.join('');
  }
}

const between = (mark: ReactNode, children: ReactNode) => createElement(Fragment, null, mark, children, mark);
