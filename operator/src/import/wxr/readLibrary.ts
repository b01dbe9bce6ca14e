import { plainText } from '../../html/htmlTree.ts';
import { type SourceAuthor, SourceError } from '../record.ts';
import type { Attachment } from './wordpressHtml.ts';
import { metaOf, textOf } from './wxrFields.ts';
import { xmlElements } from './xmlElements.ts';

/** A category with the name of the category above it. */
type Category = { id: string; parent: string };

/** Data about posts from other records of the file. */
export type Library = {
  /** Address of the site, perhaps in a folder of its host. */
  address: string | undefined;
  title: string;
  /** By login. */
  authors: Map<string, SourceAuthor & { id: string }>;
  attachments: Map<string, Attachment>;
  /** By the name in addresses. */
  categories: Map<string, Category>;
};

const elements = new Set([...['item', 'title', 'wp:author', 'wp:category', 'wp:base_blog_url', 'wp:base_site_url']]);

/** Reads what posts refer to: authors, pictures and categories. */
export async function readLibrary(path: string): Promise<Library> {
  const library: Library = {
    address: undefined,
    title: '',
    authors: new Map(),
    attachments: new Map(),
    categories: new Map(),
  };
  try {
    for await (const element of xmlElements(path, elements)) {
      const text = (name: string) => textOf(element, name);
      if (element.name === 'wp:author') addAuthor(library, text('wp:author_login'), element);
      else if (element.name === 'wp:category')
        library.categories.set(text('wp:category_nicename'), {
          id: text('wp:term_id'),
          parent: text('wp:category_parent'),
        });
      // The first title is that of the site.
      else if (element.name === 'title') library.title ||= plainText(element.text);
      else if (element.name === 'wp:base_blog_url') library.address = element.text.trim() || library.address;
      else if (element.name === 'wp:base_site_url') library.address ??= element.text.trim() || undefined;
      else addItem(library, text, metaOf(element));
    }
  } catch (error) {
    // The second reading fails with the same error after the last complete record.
    if (!(error instanceof SourceError)) throw error;
  }
  return library;
}

function addAuthor(library: Library, login: string, element: Parameters<typeof textOf>[0]): void {
  // WordPress escapes the name for HTML, and then writes it into CDATA.
  const name = plainText(textOf(element, 'wp:author_display_name')) || login;
  const email = textOf(element, 'wp:author_email') || null;
  library.authors.set(login, { name, email, key: login || null, id: textOf(element, 'wp:author_id') });
}

function addItem(library: Library, text: (name: string) => string, meta: ReadonlyMap<string, string>): void {
  const type = text('wp:post_type');
  if (type === 'attachment') {
    const address = text('wp:attachment_url') || text('guid');
    const alt = meta.get('_wp_attachment_image_alt') ?? '';
    const caption = plainText(text('excerpt:encoded'));
    library.attachments.set(text('wp:post_id'), { address, alt, caption, parent: text('wp:post_parent') });
  }
  // A guest of the plugin Co-Authors Plus.
  const login = meta.get('cap-user_login') ?? text('wp:post_name').replace(/^cap-/, '');
  if (type === 'guest-author' && login !== '') {
    const name = plainText(meta.get('cap-display_name') ?? text('title')) || login;
    if (!library.authors.has(login))
      library.authors.set(login, { name, email: meta.get('cap-user_email') || null, key: login, id: '' });
  }
  // Exports of older versions have no address of their own.
  if (library.address === undefined) library.address = URL.parse(text('link'))?.origin;
}
