import { Node } from '@tiptap/core';
import { allowedHtml } from '../html/allowedHtml.ts';

/** Block with HTML that the editor cannot edit, such as a table or a player. Writers can only move and delete it. */
export const keptHtml = Node.create({
  name: 'keptHtml',
  group: 'block',
  atom: true,
  draggable: true,
  isolating: true,
  addAttributes: () => ({ html: { default: '', rendered: false } }),
  parseHTML: () => [{ tag: 'div[data-kept]', getAttrs: keptIn, priority: 60 }],
  renderHTML: ({ node }) => ['div', { 'data-kept': node.attrs.html }],
});

/** On the clipboard, the HTML is inside the element, for other programs. It must be safe, because the editor shows it. */
function keptIn(element: HTMLElement) {
  const html = allowedHtml(element);
  return html !== '' && { html };
}
