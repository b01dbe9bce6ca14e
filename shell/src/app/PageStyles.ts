import { LRUCache } from 'lru-cache';

/** styled-components ends each rule with it. */
const ruleEnd = '/*!sc*/\n';
/** The last rule of a group, by which the browser's half knows the classes that it need not write again. */
const groupMark = /^data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}$/;
const keyframesId = 'sc-keyframes-';

/** Pages of a route differ by a few groups: a post with a table, a product, a video. */
const mostSheets = 200;

/** The rules of one component. */
type Group = { id: string; names: readonly string[]; text: string };

/** A sheet taken apart. */
type Sheet = { tag: string; groups: readonly Group[]; groupOf: ReadonlyMap<string, number>; end: string };

/**
 * The styles of one page out of those of its route: the groups whose classes stand in its markup, in their order. The
 * browser's half of styled-components places a component without a group after all groups that it finds, so that a
 * component that extends another one still comes after it.
 */
export class PageStyles {
  #written = '';
  #sheet: Sheet = readSheet('');
  readonly #pages = new LRUCache<string, string>({ max: mostSheets });

  /**
   * The same string for pages that use the same groups, so that it can serve as a key.
   * @param styleTags all styles of the route, as styled-components writes them
   */
  ofPage(styleTags: string, markup: string): string {
    if (styleTags !== this.#written) {
      this.#written = styleTags;
      this.#sheet = readSheet(styleTags);
      this.#pages.clear();
    }
    const used = usedGroups(this.#sheet, markup);
    const key = used.join();
    const known = this.#pages.get(key);
    if (known !== undefined) return known;
    const written = writeGroups(this.#sheet, new Set(used));
    this.#pages.set(key, written);
    return written;
  }
}

function readSheet(styleTags: string): Sheet {
  const start = styleTags.indexOf('>') + 1;
  const stop = styleTags.lastIndexOf('</style>');
  const groups: Group[] = [];
  let text = '';
  for (const rule of styleTags.slice(start, Math.max(start, stop)).split(ruleEnd)) {
    if (rule === '') continue;
    text += rule + ruleEnd;
    const [, id, names] = groupMark.exec(rule) ?? [];
    if (id === undefined || names === undefined) continue;
    groups.push({ id, names: names.split(',').filter(Boolean), text });
    text = '';
  }
  const groupOf = new Map(groups.flatMap(({ names }, index) => names.map((name) => [name, index] as const)));
  return { tag: styleTags.slice(0, start), groups, groupOf, end: text + styleTags.slice(Math.max(start, stop)) };
}

/** Places of the groups whose classes stand in the markup, in their order. */
function usedGroups({ groupOf }: Sheet, markup: string): number[] {
  const lists = new Set<string>();
  for (const [, list = ''] of markup.matchAll(/ class="([^"]*)"/g)) lists.add(list);
  const used = new Set<number>();
  for (const list of lists) {
    for (const name of list.split(' ')) {
      const group = groupOf.get(name);
      if (group !== undefined) used.add(group);
    }
  }
  return [...used].sort((one, other) => one - other);
}

/** The groups in use, and the keyframes that they name. */
function writeGroups({ tag, groups, end }: Sheet, used: ReadonlySet<number>): string {
  const rules = groups.map(({ text }, index) => (used.has(index) ? text : '')).join('');
  const written = groups.map(({ id, names, text }, index) => {
    const isKept = used.has(index) || (id.startsWith(keyframesId) && names.some((name) => rules.includes(name)));
    return isKept ? text : '';
  });
  return tag + written.join('') + end;
}
