import { posix } from 'node:path';
import { type FileTree, FileTreeError } from '../../files/FileTree.ts';
import {
  attributeOf,
  descendants,
  type HtmlElement,
  hasClass,
  innerHtml,
  parseHtml,
  plainText,
  replace,
  textOf,
} from '../../html/htmlTree.ts';
import { archiveHint, mediumPost } from '../archiveHint.ts';
import { readArchivedHtml } from '../readArchivedHtml.ts';
import { readDate } from '../readDate.ts';
import { SourceError, type SourceItem } from '../record.ts';

/**
 * Reads an export of Medium: an archive or folder with one HTML file for each post.
 * @throws SourceError for files of another system
 */
export async function* readMedium(tree: FileTree): AsyncGenerator<SourceItem> {
  if (!tree.paths.some((path) => mediumPost.test(path)))
    throw new SourceError(`There are no posts/<date>_<title>.html files.${archiveHint(tree)}`);
  for (const path of tree.paths) if (mediumPost.test(path)) yield await readPost(tree, path);
}

async function readPost(tree: FileTree, path: string): Promise<SourceItem> {
  const [, id = posix.basename(path)] = mediumPost.exec(path) ?? [];
  const place = { sourceId: `medium:${id}`, line: null, file: path };
  let html = '';
  try {
    html = await readArchivedHtml(tree, path);
  } catch (error) {
    if (!(error instanceof FileTreeError)) throw error;
    return { ...place, title: path, refused: `It cannot be read: ${error.message}`, text: '' };
  }
  const root = parseHtml(html);
  const all = descendants(root);
  const withClass = (name: string) => all.find((element) => hasClass(element, name));
  const title = lineOf(withClass('p-name'));
  const body = withClass('e-content');
  if (!body) return { ...place, title: title || path, refused: 'It has no text.', text: plainText(html) };
  const subtitle = lineOf(withClass('p-summary'));
  const day = withClass('dt-published');
  const date = readDate(day ? attributeOf(day, 'datetime') : '');
  const author = withClass('p-author');
  const canonical = withClass('p-canonical');
  const address = canonical ? URL.parse(attributeOf(canonical, 'href')) : null;
  removeRepeated(body, [title, subtitle]);
  const text = innerHtml(body);
  return {
    ...{ ...place, title, subtitle, summary: '' },
    body: { html: text, sourceText: plainText(text), hasLineParagraphs: false },
    status: date ? 'published' : 'draft',
    authors: author ? [authorOf(author)] : [],
    ...{ categories: [], tags: [], key: null },
    // Medium's addresses end with the id, and a domain of one's own has no name of the author before it.
    formerPaths: address ? [address.pathname, address.pathname.replace(/^\/@[^/]+(?=\/)/, '')] : [],
    ...(address && { formerSite: address.origin }),
    ...{ publishedAt: date, createdAt: date, lead: null, notes: [] },
  };
}

function authorOf(element: HtmlElement) {
  const key = /@([\w.-]+)$/.exec(attributeOf(element, 'href'))?.[1] ?? null;
  return { name: lineOf(element), email: null, key };
}

/** Removes the title and the subtitle from the text, which Medium repeats there. */
function removeRepeated(body: HtmlElement, lines: readonly string[]): void {
  for (const element of descendants(body))
    if (/^h[1-4]$/.test(element.tagName) && lines.includes(lineOf(element)) && lineOf(element) !== '')
      if (hasClass(element, 'graf--title') || hasClass(element, 'graf--subtitle')) replace(element, []);
}

function lineOf(element: HtmlElement | undefined): string {
  return element ? textOf(element).replace(/\s+/g, ' ').trim() : '';
}
