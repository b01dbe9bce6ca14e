import type { CommandProps } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';

/** Replaces the line with the caret by an empty card, and selects the card, so that its field opens. */
export function insertCard({ tr, state }: CommandProps): boolean {
  const { embed, paragraph } = state.schema.nodes;
  const { $from } = tr.selection;
  if (!embed || !paragraph || $from.depth === 0) return false;
  const [from, to] = [$from.before(), $from.after()];
  const isLast = tr.doc.resolve(to).nodeAfter === null;
  tr.replaceWith(from, to, isLast ? [embed.create(), paragraph.create()] : embed.create());
  tr.setSelection(NodeSelection.create(tr.doc, from)).scrollIntoView();
  return true;
}
