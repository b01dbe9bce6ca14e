import { Node } from '@tiptap/core';
import { copiedAttributes, copyKey } from './copies.ts';

/** A block whose HTML the editor has no nodes for, such as a table or a player. It is moved and deleted, never changed. */
export const keptHtml = Node.create({
  name: 'keptHtml',
  group: 'block',
  atom: true,
  draggable: true,
  isolating: true,
  addAttributes: () => ({ html: { default: '', rendered: false } }),
  parseHTML: () => [{ tag: 'div[data-copy][data-kept]', getAttrs: copiedAttributesOf, priority: 60 }],
  renderHTML: ({ node }) => ['div', { 'data-kept': '', 'data-copy': copyKey(node.attrs) }],
});

function copiedAttributesOf(element: HTMLElement) {
  return copiedAttributes(element) ?? false;
}
