import { Mark } from '@tiptap/core';
import { pasteLink } from './pasteLink.ts';

/** Allowed addresses of links: web addresses, mail addresses, paths on the site, and places on the page. */
const address = /^(?:https?:|mailto:|[/#?]|[^:]*$)/i;

/** Link with the attributes that the sanitizer of the api keeps. The sanitizer adds `rel`. */
export const link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element: HTMLElement) => address.test(element.getAttribute('href') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  addProseMirrorPlugins: () => [pasteLink()],
});
