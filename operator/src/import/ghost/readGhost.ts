import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { marked } from 'marked';
import { plainText } from '../../html/htmlTree.ts';
import {
  type FormerSection,
  type Note,
  type SourceAuthor,
  type SourceBody,
  SourceError,
  type SourceItem,
  type SourceSeo,
} from '../record.ts';
import { type Card, isCard } from './cardHtml.ts';
import { lexicalHtml } from './lexicalHtml.ts';
import { mobiledocHtml } from './mobiledocHtml.ts';

/** Maximum file size. Parsing takes about five times the file's size in memory. */
const maxBytes = 300 * 1_048_576;
/** Ghost's placeholder for its own address. */
const ownAddress = /__GHOST_URL__/g;

type Tables = {
  posts: Card[];
  users: Map<string, Card>;
  tags: Map<string, Card>;
  meta: Map<string, Card>;
  authorsOf: Map<string, string[]>;
  tagsOf: Map<string, string[]>;
};

/**
 * Reads an export of Ghost 0.x to 6, which is a JSON file with its tables.
 * @throws SourceError for a file that is too large, truncated or in another format
 */
export async function* readGhost(path: string): AsyncGenerator<SourceItem> {
  const tables = await readTables(path);
  for (const [index, post] of tables.posts.entries()) {
    const item = toItem(post, tables, basename(path), index);
    yield item;
  }
}

async function readTables(path: string): Promise<Tables> {
  const facts = await stat(path).catch((cause: unknown) => {
    throw new SourceError(`${path} cannot be read. Name the file of an export.`, { cause });
  });
  if (facts.size > maxBytes)
    throw new SourceError(`${path} has ${facts.size} bytes. The maximum is ${maxBytes}. Export the site in parts.`);
  const data = dataOf(await parse(path));
  if (!data || !Array.isArray(data.posts)) throw new SourceError(`${path} is JSON, but not an export of Ghost.`);
  return {
    posts: rowsOf(data, 'posts'),
    users: byId(rowsOf(data, 'users'), 'id'),
    tags: byId(rowsOf(data, 'tags'), 'id'),
    meta: byId(rowsOf(data, 'posts_meta'), 'post_id'),
    authorsOf: links(rowsOf(data, 'posts_authors'), 'author_id'),
    tagsOf: links(rowsOf(data, 'posts_tags'), 'tag_id'),
  };
}

async function parse(path: string): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SourceError(`${path} is truncated or damaged (${reason}). Nothing was imported from it.`, { cause });
  }
}

/** Most versions have `{db: [{data}]}`, and the oldest have `{data}`. */
function dataOf(file: unknown): Card | undefined {
  if (!isCard(file)) return undefined;
  const [first] = Array.isArray(file.db) ? file.db : [file];
  return isCard(first) && isCard(first.data) ? first.data : undefined;
}

function toItem(post: Card, tables: Tables, file: string, index: number): SourceItem {
  const text = (name: string) => (typeof post[name] === 'string' ? post[name].replace(ownAddress, '') : '');
  const id = String(post.uuid ?? post.id ?? '');
  const title = text('title');
  const isPage = post.type === 'page' || post.page === 1 || post.page === true;
  const place = { sourceId: `ghost:${id}`, line: null, file: `${file}, post ${index + 1}`, title: title.trim() };
  const refuse = (refused: string) => {
    const words = [title, text('custom_excerpt'), text('html') || text('markdown') || text('plaintext')];
    return { ...place, refused, text: plainText(words.join(' ')) };
  };
  if (isPage) {
    const formerPaths = post.status === 'published' && text('slug') !== '' ? [`/${text('slug')}/`] : [];
    return { ...refuse('Pages are not imported. Its address leads nowhere until you redirect it.'), formerPaths };
  }
  if (id === '') return refuse('It has no number, so that a second run could not know it again.');
  let body: SourceBody;
  try {
    body = bodyOf(text);
  } catch (error) {
    return refuse(`Its text cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const notes: Note[] = [];
  const date = readDate(post.published_at);
  const status = statusOf(post, date, notes);
  const meta = tables.meta.get(String(post.id)) ?? {};
  const lead = text('feature_image') || text('image');
  const field = (name: string) => (typeof meta[name] === 'string' ? meta[name] : '');
  const key = text('slug');
  const authors = authorsOf(post, tables);
  return {
    ...place,
    title,
    ...{ subtitle: '', summary: text('custom_excerpt'), body, notes },
    status,
    authors,
    categories: [],
    tags: tagsOf(post, tables, notes),
    key: key || null,
    // An address of a draft was never public.
    formerPaths: key && post.status !== 'draft' ? [`/${key}/`] : [],
    formerSections: formerSections(post, authors, tables),
    seo: seoOf(post, meta),
    publishedAt: status === 'draft' ? null : date,
    createdAt: readDate(post.created_at),
    lead: lead
      ? { address: lead, alt: field('feature_image_alt'), caption: field('feature_image_caption'), credit: '' }
      : null,
  };
}

/** Returns the published HTML, or the editor's document of a post without HTML. */
function bodyOf(text: (name: string) => string): SourceBody {
  const own = (html: string) => ({ html, sourceText: plainText(html), hasLineParagraphs: false });
  if (text('html').trim()) return own(text('html'));
  if (text('lexical')) return own(lexicalHtml(text('lexical')));
  if (text('mobiledoc')) return own(mobiledocHtml(text('mobiledoc')));
  return own(marked.parse(text('markdown'), { async: false }));
}

function statusOf(post: Card, date: Date | null, notes: Note[]): 'published' | 'scheduled' | 'draft' {
  const change = (reason: string) => {
    notes.push({ outcome: 'changed', reason, text: '' });
    return 'draft' as const;
  };
  const visibility = post.visibility ?? 'public';
  if (post.status === 'sent') return change('It was sent as a newsletter only. It became a draft.');
  if (post.status !== 'published' && post.status !== 'scheduled') return 'draft';
  if (visibility !== 'public') return change(`It was for "${String(visibility)}" only. It became a draft.`);
  if (!date) return change('It has no readable date. It became a draft.');
  return post.status;
}

function authorsOf(post: Card, tables: Tables): SourceAuthor[] {
  const ids = tables.authorsOf.get(String(post.id)) ?? [String(post.author_id ?? post.author ?? '')];
  return ids.flatMap((id) => {
    const user = tables.users.get(id);
    if (!user) return [];
    const field = (name: string) => (typeof user[name] === 'string' ? user[name] : '');
    return [{ name: field('name') || field('slug'), email: field('email') || null, key: field('slug') || null }];
  });
}

/** Lists the pages that listed a post. */
function formerSections(post: Card, authors: readonly SourceAuthor[], tables: Tables): FormerSection[] {
  const tags = (tables.tagsOf.get(String(post.id)) ?? []).flatMap((id): FormerSection[] => {
    const { name, slug } = tables.tags.get(id) ?? {};
    const isPublic = typeof name === 'string' && typeof slug === 'string' && !name.startsWith('#') && slug !== '';
    return isPublic ? [{ kind: 'tag', name, paths: [`/tag/${slug}/`] }] : [];
  });
  const written = authors.flatMap((author): FormerSection[] =>
    author.key === null ? [] : [{ kind: 'author', author, paths: [`/author/${author.key}/`] }],
  );
  return [...tags, ...written];
}

/** Titles and descriptions are columns of the post, and since Ghost 3 of `posts_meta`. */
function seoOf(post: Card, meta: Card): SourceSeo {
  const field = (...names: string[]) => {
    const values = names.flatMap((name) => [meta[name], post[name]]);
    return values.find((value): value is string => typeof value === 'string' && value.trim() !== '') ?? '';
  };
  return {
    ...{ title: field('meta_title'), description: field('meta_description'), keywords: '' },
    ...{ ogTitle: field('og_title', 'twitter_title'), ogDescription: field('og_description', 'twitter_description') },
  };
}

/** Returns the names of the public tags. */
function tagsOf(post: Card, tables: Tables, notes: Note[]): string[] {
  const names = (tables.tagsOf.get(String(post.id)) ?? []).flatMap(
    (id) => String(tables.tags.get(id)?.name ?? '') || [],
  );
  for (const name of names.filter((one) => one.startsWith('#')))
    notes.push({ outcome: 'lost', reason: `The internal tag ${name} is not imported.`, text: '' });
  return names.filter((name) => !name.startsWith('#'));
}

function rowsOf(data: Card, table: string): Card[] {
  const rows = data[table];
  return Array.isArray(rows) ? rows.filter(isCard) : [];
}

function byId(rows: readonly Card[], column: string): Map<string, Card> {
  return new Map(rows.map((row) => [String(row[column]), row]));
}

/** Groups linked ids by post, in the order of the links. */
function links(rows: readonly Card[], column: string): Map<string, string[]> {
  const ordered = [...rows].sort((one, other) => Number(one.sort_order ?? 0) - Number(other.sort_order ?? 0));
  const found = new Map<string, string[]>();
  for (const row of ordered) {
    const post = String(row.post_id);
    found.set(post, [...(found.get(post) ?? []), String(row[column])]);
  }
  return found;
}

/** Parses milliseconds of Ghost 0.x, or a date as text. */
function readDate(value: unknown): Date | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const date = new Date(
    typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value) ? `${value.replace(' ', 'T')}Z` : value,
  );
  const year = date.getUTCFullYear();
  return year >= 1970 && year < 2200 ? date : null;
}
