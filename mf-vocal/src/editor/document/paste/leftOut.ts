/** Kinds of content that a post cannot take over from a pasted document. */
export type LeftOutKind =
  | 'comments'
  | 'deletions'
  | 'footnotes'
  | 'pictures'
  | 'drawings'
  | 'equations'
  | 'frames'
  | 'media'
  | 'forms'
  | 'menus'
  | 'scripts'
  | 'frontMatter'
  | 'formatting';

/** How many parts of each kind a paste left out. */
export type LeftOut = Readonly<Partial<Record<LeftOutKind, number>>>;

/** Counts the parts that a paste leaves out. */
export class LeftOutCounter {
  #counts: Partial<Record<LeftOutKind, number>> = {};

  add(kind: LeftOutKind, count = 1): void {
    if (count > 0) this.#counts[kind] = (this.#counts[kind] ?? 0) + count;
  }

  get counts(): LeftOut {
    return this.#counts;
  }
}

/** HTML of a clipboard as a post can have it, and the parts that were left out. */
export type Pasted = { html: string; leftOut: LeftOut };
