import { basename } from 'node:path';
import { plainText } from '../../html/htmlTree.ts';
import { type Note, type SourceAuthor, type SourceComment, SourceError, type SourceItem } from '../record.ts';
import { formerPaths, formerSections } from './formerPages.ts';
import { type Library, readLibrary } from './readLibrary.ts';
import { seoOf } from './seoOf.ts';
import { escaped, wordpressHtml } from './wordpressHtml.ts';
import { metaOf, readDate, textOf } from './wxrFields.ts';
import { type XmlElement, xmlElements } from './xmlElements.ts';

const draftStatuses = new Set(['draft', 'pending', 'auto-draft']);
/** Kinds of records with an address of their own. */
const pageTypes = new Set(['post', 'page']);
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
  if (reason)
    return {
      ...{ ...place, refused: reason, text: plainText([title, raw, text('excerpt:encoded')].join(' ')) },
      // Other kinds of records, such as menus, have no page of their own.
      formerPaths: pageTypes.has(type) && status === 'publish' ? formerPaths(item, id, library) : [],
    };
  const date = readDate(text('wp:post_date_gmt')) ?? readDate(text('pubDate')) ?? readDate(text('wp:post_date'));
  const meta = metaOf(item);
  const { seo, notes: seoNotes } = seoOf(meta, {
    ...{ title: plainText(title), siteTitle: library.title, excerpt: plainText(text('excerpt:encoded')) },
  });
  const notes = [...fieldNotes(meta), ...seoNotes];
  if (!draftStatuses.has(status) && status !== 'publish' && status !== 'future')
    notes.push(changed(`Its status "${status}" is unknown. It became a draft.`));
  if (isDated(status) && !date) notes.push(changed('It has no readable date. It became a draft.'));
  const isPublished = isDated(status) && date !== null;
  const lead = library.attachments.get(meta.get('_thumbnail_id') ?? '');
  if (meta.has('_thumbnail_id') && !lead)
    notes.push({
      outcome: 'lost',
      reason: `Its lead picture ${meta.get('_thumbnail_id')} is not in the file.`,
      text: '',
    });
  const authors = authorsOf(item, library);
  return {
    ...place,
    title,
    ...{ subtitle: '', summary: text('excerpt:encoded'), body: wordpressHtml(raw, id, library.attachments), notes },
    status: isPublished ? (status === 'future' ? 'scheduled' : 'published') : 'draft',
    authors,
    ...namesOf(item),
    key: text('wp:post_name') || null,
    // An address of a draft was never public.
    formerPaths: isDated(status) ? formerPaths(item, id, library) : [],
    formerSections: formerSections(item, authors, library),
    ...(library.address !== undefined && { formerSite: library.address }),
    ...{ seo, comments: commentsOf(item) },
    publishedAt: isPublished ? date : null,
    createdAt: date,
    lead: lead ? { address: lead.address, alt: lead.alt, caption: escaped(lead.caption), credit: '' } : null,
  };
}

function isDated(status: string): boolean {
  return status === 'publish' || status === 'future';
}

function refusalOf(type: string, status: string, password: string, id: string): string | undefined {
  if (type === 'attachment') return 'It is a picture or file: pictures come with the posts that show them.';
  if (type === 'guest-author') return 'It is an author: authors come with their posts.';
  if (type === 'page') return 'Pages are not imported. Its address leads nowhere until you redirect it.';
  if (type !== 'post') return `Records of the type "${type}" are not imported.`;
  if (password !== '') return 'It has a password, and readers would see it without.';
  if (id === '') return 'It has no number, so that a second run could not know it again.';
  return refusedStatuses[status];
}

function changed(reason: string): Note {
  return { outcome: 'changed', reason, text: '' };
}

/** Comments of readers. Spam, trash and pings of other sites are left out. */
function commentsOf(item: XmlElement): SourceComment[] {
  return item.children
    .filter((child) => child.name === 'wp:comment')
    .filter((comment) => /^(?:1|approve|)$/.test(textOf(comment, 'wp:comment_approved')))
    .filter((comment) => /^(?:comment|)$/.test(textOf(comment, 'wp:comment_type')))
    .map((comment) => ({
      author: plainText(textOf(comment, 'wp:comment_author')),
      date: textOf(comment, 'wp:comment_date_gmt') || textOf(comment, 'wp:comment_date'),
      text: plainText(textOf(comment, 'wp:comment_content')),
    }));
}

/** Notes of the custom fields that writers added. Fields of WordPress and its plugins begin with an underscore. */
function fieldNotes(meta: ReadonlyMap<string, string>): Note[] {
  return [...meta]
    .filter(([key, value]) => !key.startsWith('_') && !key.startsWith('rank_math_') && value.trim() !== '')
    .map(([key, value]) => ({ outcome: 'lost', reason: `The field "${key}" is not imported.`, text: value }));
}

/** Authors in their order: those of the plugin Co-Authors Plus, or else the author of WordPress. */
function authorsOf(item: XmlElement, { authors }: Library): SourceAuthor[] {
  const found = item.children
    .filter(({ name, attributes }) => name === 'category' && attributes.domain === 'author')
    .map(({ attributes, text }) => ({ login: (attributes.nicename ?? '').replace(/^cap-/, ''), name: plainText(text) }))
    .filter(({ login, name }) => login !== '' || name !== '');
  const login = textOf(item, 'dc:creator');
  const named = found.length > 0 ? found : login === '' ? [] : [{ login, name: login }];
  return named.map((one) => {
    const known = authors.get(one.login);
    const key = one.login || null;
    return known
      ? { name: known.name, email: known.email, key: known.key }
      : { name: one.name || one.login, email: null, key };
  });
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

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
