import type { CommandProps } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { replaceByBlock } from '../insert/replaceByBlock.ts';
import type { BoxKind } from './box.ts';

/**
 * Returns the command that puts the paragraph with the caret into a box. An aside begins with a heading, which gets the
 * caret.
 */
export function insertBox(kind: BoxKind) {
  return ({ tr, state }: CommandProps): boolean => {
    const { box, heading, paragraph } = state.schema.nodes;
    const { $from } = tr.selection;
    if (!box || !heading || !paragraph || $from.depth === 0) return false;
    const from = $from.before();
    const words = $from.parent.content;
    const title = kind === 'aside' ? [heading.create({ level: levelAfter(tr.doc, from) })] : [];
    // Enter after the title makes the first paragraph.
    const text = title.length > 0 && words.size === 0 ? [] : [paragraph.create(null, words)];
    replaceByBlock(tr, from, $from.after(), box.create({ kind }, [...title, ...text]));
    tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1))).scrollIntoView();
    return true;
  };
}

/** Level of a heading below the last one before a place, or of the first heading of a post. */
function levelAfter(doc: Node, place: number): number {
  let level = 1;
  doc.nodesBetween(0, place, ({ type, attrs }) => {
    if (type.name === 'sectionTitle') level = 2;
    if (type.name === 'heading') level = Number(attrs.level);
  });
  return Math.min(level + 1, 4);
}
