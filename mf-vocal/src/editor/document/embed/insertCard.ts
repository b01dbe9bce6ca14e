import type { CommandProps } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { replaceByBlock } from '../insert/replaceByBlock.ts';

/** Replaces the line with the caret by an empty card, and selects the card, so that its field opens. */
export function insertCard({ tr, state }: CommandProps): boolean {
  const { embed } = state.schema.nodes;
  const { $from } = tr.selection;
  if (!embed || $from.depth === 0) return false;
  const from = $from.before();
  replaceByBlock(tr, from, $from.after(), embed.create());
  tr.setSelection(NodeSelection.create(tr.doc, from)).scrollIntoView();
  return true;
}
