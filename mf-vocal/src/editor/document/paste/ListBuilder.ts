type OpenList = { list: Element; level: number };

/** Builds nested lists from a flat sequence of items with levels, which is how Word stores lists. */
export class ListBuilder {
  readonly #parent: Element;
  #open: OpenList[] = [];

  constructor(parent: Element) {
    this.#parent = parent;
  }

  /** Ends the list. The next item begins a new list. */
  end(): void {
    this.#open = [];
  }

  /**
   * Adds an empty item and returns it.
   * @param level from 1
   * @param start number of the item, if it begins an ordered list
   */
  add(level: number, tag: 'ol' | 'ul', start: number): Element {
    while ((this.#open.at(-1)?.level ?? 0) > level) this.#open.pop();
    const last = this.#open.at(-1);
    if (last?.level === level && last.list.localName !== tag) this.#open.pop();
    const current = this.#open.at(-1);
    const list = current?.level === level ? current.list : this.#openList(level, tag, start);
    const item = list.ownerDocument.createElement('li');
    list.append(item);
    return item;
  }

  #openList(level: number, tag: 'ol' | 'ul', start: number): Element {
    const list = this.#parent.ownerDocument.createElement(tag);
    if (tag === 'ol' && start !== 1) list.setAttribute('start', String(start));
    (this.#open.at(-1)?.list.lastElementChild ?? this.#parent).append(list);
    this.#open.push({ list, level });
    return list;
  }
}
