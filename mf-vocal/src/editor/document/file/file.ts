import { postFileOf } from '@marquee/shared/posts/postFile';
import { Node } from '@tiptap/core';

/** Attributes of a file. `href` is its address at the api, and `size` its kind and size in words. */
type FileAttributes = { href: string; name: string; size: string };

/**
 * File of a post on its own line. A file is stored as a card, a figure with a link, so other releases, feeds and programs
 * show the link.
 */
export const file = Node.create({
  name: 'file',
  group: 'block',
  atom: true,
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    href: { default: '', rendered: false },
    name: { default: '', rendered: false },
    size: { default: '', rendered: false },
  }),
  parseHTML: () => [{ tag: 'figure.embed', getAttrs: fileOf, priority: 61 }],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    { class: 'embed' },
    ['a', { href: attrs.href }, ['strong', attrs.name], ' ', ['small', attrs.size]],
  ],
  renderText: ({ node }) => String(node.attrs.name),
});

/** Reads a file. Returns false for the card of an address. */
function fileOf(figure: HTMLElement): FileAttributes | false {
  const href = figure.querySelector(':scope > a[href]')?.getAttribute('href') ?? '';
  const named = postFileOf(href);
  if (!named) return false;
  const textOf = (part: string) => figure.querySelector(part)?.textContent.trim() ?? '';
  return { href, name: textOf('strong') || named.name, size: textOf('small') };
}
