import { LRUCache } from 'lru-cache';
import { classLists } from './classLists.ts';
import { ownText } from './ownText.ts';

/** styled-components ends each rule with it; a page has the line alone. */
const ruleEnd = '/*!sc*/\n';
/** The last rule of a group, by which the browser's half knows the classes that it need not write again. */
const groupMark = /^data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}$/;
const keyframesId = 'sc-keyframes-';
/**
 * A component that has its id and one letter as its only class. The browser's half knows it by an empty line after rules that begin
 * with this class, and else by a rule without declarations. See tools/bundler/loaders/shortClassNames.cjs, which reads both.
 */
const firstShortClass = /\.(\w+)a(?!\w)/;
const isShort = (id: string, names: readonly string[]) => names.length === 1 && names[0] === `${id}a`;
const shortMark = (id: string, firstRule = '') => (firstShortClass.exec(firstRule)?.[1] === id ? '' : `.${id}{}`);

/** Pages of a route differ by a few groups: a post with a table, a product, a video. */
const mostSheets = 200;
/** Class lists of a route: its components' variants, and the few classes of authors' HTML. */
const mostLists = 5_000;

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
  readonly #write: () => string;
  #written = '';
  #sheet: Sheet = readSheet('');
  /** Places of the groups that a list of classes uses. */
  readonly #groupsOf = new LRUCache<string, readonly number[]>({ max: mostLists });
  readonly #pages = new LRUCache<string, string>({ max: mostSheets });

  /**
   * @param write writes all styles of the route, as styled-components does. Called only for markup with classes that no
   * page before had, as it takes longer than all the rest.
   */
  constructor(write: () => string) {
    this.#write = write;
  }

  /**
   * The same string for pages that use the same groups, so that it can serve as a key.
   * @param keptLists the class lists of the page's kept passages, where the markup is without these
   */
  ofPage(markup: string, keptLists: Iterable<string> = []): string {
    const lists = [...new Set([...classLists(markup), ...keptLists])];
    if (lists.some((list) => !this.#groupsOf.has(list))) this.#read(lists);
    const used = new Set(lists.flatMap((list) => this.#groupsOf.get(list) ?? []));
    const key = [...used].sort((one, other) => one - other).join();
    const known = this.#pages.get(key);
    if (known !== undefined) return known;
    const written = writeGroups(this.#sheet, used);
    this.#pages.set(key, written);
    return written;
  }

  #read(lists: readonly string[]): void {
    const written = this.#write();
    if (written !== this.#written) {
      this.#written = written;
      this.#sheet = readSheet(written);
      this.#groupsOf.clear();
      this.#pages.clear();
    }
    for (const list of lists) {
      const groups = list.split(' ').map((name) => this.#sheet.groupOf.get(name));
      this.#groupsOf.set(
        ownText(list),
        groups.filter((group) => group !== undefined),
      );
    }
  }
}

const lines = (rules: readonly string[]) => rules.map((rule) => `${rule}\n`).join('');

function readSheet(styleTags: string): Sheet {
  const start = styleTags.indexOf('>') + 1;
  const stop = styleTags.lastIndexOf('</style>');
  const groups: Group[] = [];
  let rules: string[] = [];
  for (const rule of styleTags.slice(start, Math.max(start, stop)).split(ruleEnd)) {
    if (rule === '') continue;
    const [, id, list] = groupMark.exec(rule) ?? [];
    if (id === undefined || list === undefined) {
      rules.push(rule.replaceAll('\n', ' '));
      continue;
    }
    const names = list.split(',').filter(Boolean);
    groups.push({ id, names, text: lines([...rules, isShort(id, names) ? shortMark(id, rules[0]) : rule]) });
    rules = [];
  }
  const groupOf = new Map(groups.flatMap(({ names }, index) => names.map((name) => [name, index] as const)));
  return {
    tag: styleTags.slice(0, start),
    groups,
    groupOf,
    end: lines(rules) + styleTags.slice(Math.max(start, stop)),
  };
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
