import type { CommandProps } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import type { BoxKind } from './box.ts';

/**
 * Returns the command that puts the paragraph with the caret into a box. An aside begins with a heading, which gets the
 * caret. After a box at the end, an empty paragraph lets the writer continue.
 */
export function insertBox(kind: BoxKind) {
  return ({ tr, state }: CommandProps): boolean => {
    const { box, heading, paragraph } = state.schema.nodes;
    const { $from } = tr.selection;
    if (!box || !heading || !paragraph || $from.depth === 0) return false;
    const words = $from.parent.content;
    const title = kind === 'aside' ? [heading.create({ level: 3 })] : [];
    // Enter after the title makes the first paragraph.
    const text = title.length > 0 && words.size === 0 ? [] : [paragraph.create(null, words)];
    const from = $from.before();
    const isLast = tr.doc.resolve($from.after()).nodeAfter === null;
    const block = box.create({ kind }, [...title, ...text]);
    tr.replaceWith(from, $from.after(), isLast ? [block, paragraph.create()] : block);
    tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1))).scrollIntoView();
    return true;
  };
}
