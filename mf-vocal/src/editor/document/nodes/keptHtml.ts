import { Node } from '@tiptap/core';
import { allowedHtml } from '../html/allowedHtml.ts';

/** A block whose HTML the editor has no nodes for, such as a table or a player. It is moved and deleted, never changed. */
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

/** On the clipboard, the HTML is inside the element, for other programs. It must be harmless because the desk shows it. */
function keptIn(element: HTMLElement) {
  const html = allowedHtml(element);
  return html !== '' && { html };
}
