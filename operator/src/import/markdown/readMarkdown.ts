import { posix } from 'node:path';
import { languageTag } from '@marquee/shared/domain';
import { markdownHtml } from '@marquee/shared/markdown/markdownHtml';
import { marked } from 'marked';
import { parse as parseYaml } from 'yaml';
import { type FileTree, FileTreeError } from '../../files/FileTree.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import { plainText } from '../../html/htmlTree.ts';
import { archiveHint, markdownPost } from '../archiveHint.ts';
import { beside } from '../beside.ts';
import { postSettingsOf } from '../postSettings.ts';
import { readDate } from '../readDate.ts';
import { type Note, type SourceAuthor, SourceError, type SourceItem } from '../record.ts';

/** Maximum file size, longer than any book. */
const maxBytes = 5 * 1_048_576;
const frontMatter = /^\uFEFF?---[^\S\n]*\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)([\s\S]*)$/;
/** Matches the date in Jekyll's file names. */
const dated = /^(\d{4}-\d\d-\d\d)-(.+)$/;
/** Fields of the front matter that are read. All other fields go into the notes. */
const known = new Set(
  'title subtitle description summary excerpt author authors category categories tags tag date published_at slug key permalink url aliases redirect_from draft published status lang language image cover featured_image thumbnail layout marquee'.split(
    ' ',
  ),
);

type Fields = Readonly<Record<string, unknown>>;

/** Reads the Markdown files of a folder or archive, with front matter as in Jekyll and Hugo. */
export async function* readMarkdown(tree: FileTree): AsyncGenerator<SourceItem> {
  const paths = tree.paths.filter((path) => markdownPost.test(path));
  if (paths.length === 0) throw new SourceError(`There are no .md files.${archiveHint(tree)}`);
  for (const path of paths) yield await readFile(tree, path);
}

async function readFile(tree: FileTree, path: string): Promise<SourceItem> {
  const place = { sourceId: `markdown:${path}`, line: null, file: path, title: path };
  let source = '';
  try {
    const bytes = (await tree.read(path, maxBytes)) ?? Buffer.alloc(0);
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\0', '');
    const [, front, body] = frontMatter.exec(source) ?? [undefined, '', source];
    const fields: unknown = front ? (parseYaml(front, { maxAliasCount: 20 }) ?? {}) : {};
    if (typeof fields !== 'object' || Array.isArray(fields) || fields === null)
      return { ...place, refused: 'Its front matter is no list of fields.', text: source };
    return toItem(path, fields as Fields, body ?? '');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isTooLarge = error instanceof FileTreeError;
    return { ...place, refused: isTooLarge ? reason : `It cannot be read: ${reason}`, text: source };
  }
}

function toItem(path: string, fields: Fields, whole: string): SourceItem {
  const name = posix.basename(path).replace(/\.[^.]+$/, '');
  const [, dateOfName, keyOfName = name === 'index' ? posix.basename(posix.dirname(path)) : name] =
    dated.exec(name) ?? [];
  const first = (...names: string[]) =>
    textsOf(names.map((one) => fields[one]).find((value) => textsOf(value).length > 0))[0] ?? '';
  // The first heading is the title if the front matter has none.
  const [, heading, rest] = first('title') === '' ? (/^\s*#[^\S\n]+(.+)(?:\n([\s\S]*))?$/.exec(whole) ?? []) : [];
  const markdown = heading === undefined ? whole : (rest ?? '');
  const html = markdownHtml(markdown).replace(
    /(<img\b[^>]*?\bsrc=")([^"]*)/gi,
    (_all, start, address) => start + beside(path, address),
  );
  const notes: Note[] = Object.entries(fields)
    .filter(([field]) => !known.has(field.toLowerCase()))
    .map(([field, value]) => ({
      outcome: 'lost',
      reason: `The field "${field}" is unknown.`,
      text: textsOf(value).join(' '),
    }));
  const date = readDate(first('published_at', 'date') || dateOfName || '');
  const isDraft = fields.draft === true || fields.published === false || (fields.status ?? 'published') !== 'published';
  if (!isDraft && !date)
    notes.push({ outcome: 'changed', reason: 'It has no readable date. It became a draft.', text: '' });
  const image = ['image', 'cover', 'featured_image', 'thumbnail'].map((field) => fields[field]).find((value) => value);
  const isPublished = !isDraft && date !== null;
  const own = fields.marquee === undefined ? undefined : postSettingsOf(fields.marquee);
  for (const { field, reason, value } of own?.faults ?? [])
    notes.push({ outcome: 'lost', reason: `The field "${field}" was left out (${reason}).`, text: value });
  const language = languageOf(first('lang', 'language'));
  if (language === null)
    notes.push({ outcome: 'lost', reason: 'Its language is unknown.', text: first('lang', 'language') });
  const title = heading === undefined ? first('title') : marked.parseInline(heading, { async: false });
  return {
    ...{ sourceId: `markdown:${path}`, line: null, file: path },
    title,
    subtitle: first('subtitle', 'description'),
    summary: first('summary', 'excerpt'),
    body: { html, sourceText: plainText(html), hasLineParagraphs: false },
    status: isPublished ? 'published' : 'draft',
    authors: [...listOf(fields.author), ...listOf(fields.authors)].flatMap(authorOf),
    categories: [...textsOf(fields.category), ...textsOf(fields.categories)],
    tags: [...textsOf(fields.tags), ...textsOf(fields.tag)].flatMap((one) => one.split(',')).map((one) => one.trim()),
    ...(language && { language }),
    key: first('key', 'slug') || keyOfName || null,
    formerPaths: [
      ...textsOf(fields.aliases),
      ...textsOf(fields.redirect_from),
      ...textsOf(fields.permalink),
      ...textsOf(fields.url),
    ],
    publishedAt: isPublished ? date : null,
    createdAt: date,
    lead: leadOf(image, path),
    ...(own && { settings: own.settings }),
    notes,
  };
}

function leadOf(image: unknown, path: string) {
  const fields = typeof image === 'object' && image !== null ? (image as Fields) : { path: image };
  const [address] = textsOf(fields.path ?? fields.src ?? fields.url ?? fields.file);
  if (!address) return null;
  return {
    address: beside(path, address),
    alt: textsOf(fields.alt)[0] ?? '',
    isDecorative: fields.decorative === true,
    caption: textsOf(fields.caption)[0] ?? '',
    credit: escapeHtml(textsOf(fields.credit)[0] ?? ''),
  };
}

function authorOf(value: unknown): SourceAuthor[] {
  if (typeof value === 'string' && value.trim() !== '') return [{ name: value.trim(), email: null, key: null }];
  if (typeof value !== 'object' || value === null) return [];
  const { name, email, key } = value as Fields;
  const [text] = textsOf(name);
  return text ? [{ name: text, email: textsOf(email)[0] ?? null, key: textsOf(key)[0] ?? null }] : [];
}

function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Returns the tag of a language such as `pt_br`. Undefined for an empty text, and null for an unknown language. */
function languageOf(text: string): string | undefined | null {
  if (text === '') return undefined;
  try {
    const [tag = ''] = Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'));
    return languageTag.test(tag) ? tag : null;
  } catch {
    return null;
  }
}

/** Lists the texts of a value at any depth, including numbers, dates and booleans. */
function textsOf(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (value instanceof Date) return [value.toISOString()];
  return typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [String(value)];
}
