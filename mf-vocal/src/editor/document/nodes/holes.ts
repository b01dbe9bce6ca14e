import { Node } from '@tiptap/core';
import { blockTypes } from './moduleFields.ts';

const context = blockTypes.map((type) => `${type}/`).join('|');

function hole(name: string, part: string, content: string, marks: string) {
  return Node.create({
    name,
    content,
    marks,
    isolating: true,
    selectable: false,
    parseHTML: () => [{ tag: `div[data-hole=${part}]`, context }],
    renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-hole': part }, 0],
  });
}

/** Nodes for the editable fields inside a block. */
export const holes = [
  hole('moduleTitle', 'title', 'text*', ''),
  hole('moduleCaption', 'caption', 'inline*', '_'),
  hole('moduleText', 'text', 'block+', '_'),
];
