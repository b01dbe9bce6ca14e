import { basename } from 'node:path';
import { plainText } from '../../html/htmlTree.ts';
import { type Note, type SourceAuthor, SourceError, type SourceItem } from '../record.ts';
import { type Attachment, escaped, wordpressHtml } from './wordpressHtml.ts';
import { type XmlElement, xmlElements } from './xmlElements.ts';

/** Data about posts from other records of the file. */
type Library = { authors: Map<string, SourceAuthor>; attachments: Map<string, Attachment> };

const draftStatuses = new Set(['draft', 'pending', 'auto-draft', 'future']);
const refusedStatuses: Readonly<Record<string, string>> = {
  private: 'It is private at the source.',
  trash: 'It is in the trash at the source.',
};

/**
 * Reads an export of WordPress (WXR 1.0 to 1.2) twice, because posts come before their pictures.
 * @throws SourceError for a truncated or damaged file, after the records before the fault
 */
export async function* readWxr(path: string): AsyncGenerator<SourceItem> {
  const library = await readLibrary(path);
  let isWxr = false;
  for await (const element of xmlElements(path, new Set(['item', 'wp:wxr_version']))) {
    isWxr = true;
    if (element.name === 'item') yield toItem(element, library, basename(path));
  }
  if (!isWxr) throw new SourceError(`${path} is XML, but not an export of WordPress.`);
}

async function readLibrary(path: string): Promise<Library> {
  const library: Library = { authors: new Map(), attachments: new Map() };
  try {
    for await (const element of xmlElements(path, new Set(['item', 'wp:author']))) {
      const text = (name: string) => textOf(element, name);
      if (element.name === 'wp:author') {
        const login = text('wp:author_login');
        // WordPress escapes the name for HTML, and then writes it into CDATA.
        const name = plainText(text('wp:author_display_name')) || login;
        library.authors.set(login, { name, email: text('wp:author_email') || null, key: login || null });
      } else if (text('wp:post_type') === 'attachment') {
        const address = text('wp:attachment_url') || text('guid');
        const alt = metaOf(element).get('_wp_attachment_image_alt') ?? '';
        const caption = plainText(text('excerpt:encoded'));
        library.attachments.set(text('wp:post_id'), { address, alt, caption, parent: text('wp:post_parent') });
      }
    }
  } catch (error) {
    // The second reading fails with the same error after the last complete record.
    if (!(error instanceof SourceError)) throw error;
  }
  return library;
}

function toItem(item: XmlElement, library: Library, file: string): SourceItem {
  const text = (name: string) => textOf(item, name);
  const type = text('wp:post_type') || 'post';
  const status = text('wp:status') || 'publish';
  const id = text('wp:post_id') || text('guid') || text('link');
  // Ids are only unique on a site, but the guid contains the site's address.
  const sourceId = `wxr:${text('guid')}:${id}`;
  const title = text('title');
  const raw = text('content:encoded');
  const place = { sourceId, line: item.line, file, title: plainText(title) };
  const reason = refusalOf(type, status, text('wp:post_password'), id);
  if (reason) return { ...place, refused: reason, text: plainText([title, raw, text('excerpt:encoded')].join(' ')) };
  const notes = [...commentNotes(item), ...fieldNotes(item)];
  const date = readDate(text('wp:post_date_gmt')) ?? readDate(text('pubDate')) ?? readDate(text('wp:post_date'));
  const isDraft = draftStatuses.has(status);
  if (status === 'future') notes.push(changed(`It was planned for ${text('wp:post_date')}. It became a draft.`));
  if (!isDraft && status !== 'publish') notes.push(changed(`Its status "${status}" is unknown. It became a draft.`));
  if (status === 'publish' && !date) notes.push(changed('It has no readable date. It became a draft.'));
  const isPublished = status === 'publish' && date !== null;
  const meta = metaOf(item);
  const lead = library.attachments.get(meta.get('_thumbnail_id') ?? '');
  if (meta.has('_thumbnail_id') && !lead)
    notes.push({
      outcome: 'lost',
      reason: `Its lead picture ${meta.get('_thumbnail_id')} is not in the file.`,
      text: '',
    });
  const login = text('dc:creator');
  return {
    ...place,
    title,
    ...{ subtitle: '', summary: text('excerpt:encoded'), body: wordpressHtml(raw, id, library.attachments), notes },
    status: isPublished ? 'published' : 'draft',
    authors: login === '' ? [] : [library.authors.get(login) ?? { name: login, email: null, key: login }],
    ...namesOf(item),
    key: text('wp:post_name') || null,
    formerPaths: [...formerPaths(text('link')), ...oldKeys(item)],
    publishedAt: isPublished ? date : null,
    createdAt: date,
    lead: lead ? { address: lead.address, alt: lead.alt, caption: escaped(lead.caption), credit: '' } : null,
  };
}

function refusalOf(type: string, status: string, password: string, id: string): string | undefined {
  if (type === 'attachment') return 'It is a picture or file: pictures come with the posts that show them.';
  if (type !== 'post') return `Records of the type "${type}" are not imported.`;
  if (password !== '') return 'It has a password, and readers would see it without.';
  if (id === '') return 'It has no number, so that a second run could not know it again.';
  return refusedStatuses[status];
}

function changed(reason: string): Note {
  return { outcome: 'changed', reason, text: '' };
}

function commentNotes(item: XmlElement): Note[] {
  const comments = item.children.filter(({ name }) => name === 'wp:comment');
  return comments.map((comment) => ({
    outcome: 'lost',
    reason: `The comment of ${textOf(comment, 'wp:comment_author') || 'a reader'} is not imported.`,
    text: plainText(textOf(comment, 'wp:comment_content')),
  }));
}

/** Notes of the custom fields that writers added. Fields of WordPress and its plugins begin with an underscore. */
function fieldNotes(item: XmlElement): Note[] {
  return [...metaOf(item)]
    .filter(([key, value]) => !key.startsWith('_') && value.trim() !== '')
    .map(([key, value]) => ({ outcome: 'lost', reason: `The field "${key}" is not imported.`, text: value }));
}

function namesOf(item: XmlElement): { categories: string[]; tags: string[] } {
  const named = item.children.filter(({ name, text }) => name === 'category' && text.trim() !== '');
  const of = (domains: readonly string[]) =>
    unique(named.filter(({ attributes }) => domains.includes(attributes.domain ?? '')).map(({ text }) => text.trim()));
  const categories = of(['category']);
  // WXR 1.0 contains each name twice, once without a domain.
  const tags = of(['post_tag', 'tag']);
  return { categories: categories.length > 0 ? categories : of(['']).filter((name) => !tags.includes(name)), tags };
}

function formerPaths(link: string): string[] {
  const url = URL.parse(link);
  return url && url.search === '' && url.pathname !== '/' ? [url.pathname] : [];
}

function oldKeys(item: XmlElement): string[] {
  return item.children
    .filter((child) => child.name === 'wp:postmeta' && textOf(child, 'wp:meta_key') === '_wp_old_slug')
    .map((child) => `/${textOf(child, 'wp:meta_value')}`);
}

function metaOf(item: XmlElement): Map<string, string> {
  const rows = item.children.filter(({ name }) => name === 'wp:postmeta');
  return new Map(rows.map((row) => [textOf(row, 'wp:meta_key'), textOf(row, 'wp:meta_value')]));
}

function textOf(element: XmlElement, name: string): string {
  return element.children.find((child) => child.name === name)?.text.trim() ?? '';
}

/** Parses WordPress's UTC time (`2019-05-04 10:00:00`) or another date format; null without a date. */
function readDate(text: string): Date | null {
  const date = new Date(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text);
  const year = date.getUTCFullYear();
  return year >= 1970 && year < 2200 ? date : null;
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
