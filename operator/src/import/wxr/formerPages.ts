import type { FormerSection, SourceAuthor } from '../record.ts';
import type { Library } from './readLibrary.ts';
import { textOf } from './wxrFields.ts';
import type { XmlElement } from './xmlElements.ts';

/** Maximum depth of categories, against circles in a file. */
const maxDepth = 10;

/** Lists the former paths of a record: its address, its number and its earlier names. */
export function formerPaths(item: XmlElement, id: string, library: Library): string[] {
  const url = URL.parse(textOf(item, 'link'));
  const path = url && url.search === '' && url.pathname !== '/' ? url.pathname : null;
  const base = basePath(library);
  const parent = textOf(item, 'wp:post_type') === 'page' ? 'page_id' : 'p';
  const folder = path === null ? null : path.replace(/[^/]+\/?$/, '');
  const names = item.children
    .filter((child) => child.name === 'wp:postmeta' && textOf(child, 'wp:meta_key') === '_wp_old_slug')
    .map((child) => textOf(child, 'wp:meta_value'))
    .filter((name) => name !== '');
  return unique([
    ...(path === null ? [] : [path]),
    ...(/^\d+$/.test(id) ? [`${base}/?${parent}=${id}`] : []),
    ...names.flatMap((name) => [`${base}/${name}`, ...(folder === null ? [] : [`${folder}${name}`])]),
  ]);
}

/** Lists the pages of the former site that listed a record. */
export function formerSections(item: XmlElement, authors: readonly SourceAuthor[], library: Library): FormerSection[] {
  const base = basePath(library);
  const listed = item.children.flatMap((child): FormerSection[] => {
    const { domain, nicename } = child.attributes;
    const name = child.text.trim();
    if (child.name !== 'category' || !nicename || name === '') return [];
    if (domain === 'category') return [{ kind: 'category', name, paths: categoryPaths(nicename, base, library) }];
    if (domain === 'post_tag' || domain === 'tag')
      return [{ kind: 'tag', name, paths: [`${base}/tag/${nicename}`, `${base}/?tag=${nicename}`] }];
    return [];
  });
  const written = authors.map((author): FormerSection => {
    const { id = '' } = library.authors.get(author.key ?? '') ?? {};
    // WordPress's names in addresses have no spaces and dots.
    const name = (author.key ?? author.name).toLowerCase().replace(/[\s.]+/g, '-');
    return {
      ...{ kind: 'author', author },
      paths: [`${base}/author/${name}`, ...(id === '' ? [] : [`${base}/?author=${id}`])],
    };
  });
  return [...listed, ...written];
}

function categoryPaths(nicename: string, base: string, { categories }: Library): string[] {
  const names = [nicename];
  for (let name = nicename; names.length <= maxDepth; ) {
    name = categories.get(name)?.parent ?? '';
    if (name === '') break;
    names.unshift(name);
  }
  const id = categories.get(nicename)?.id ?? '';
  return unique([
    `${base}/category/${names.join('/')}`,
    `${base}/category/${nicename}`,
    ...(id === '' ? [] : [`${base}/?cat=${id}`]),
  ]);
}

/** Folder of the site on its host, without a slash at its end. */
function basePath({ address }: Library): string {
  return (URL.parse(address ?? '')?.pathname ?? '').replace(/\/+$/, '');
}

function unique(paths: readonly string[]): string[] {
  return [...new Set(paths)];
}
