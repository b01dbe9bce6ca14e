import type { CommandProps } from '@tiptap/core';
import { NodeSelection, PluginKey } from '@tiptap/pm/state';

/** True from the insertion of a footnote until the selection leaves it. */
export const newFootnote = new PluginKey<boolean>('newFootnote');

/** Inserts a footnote after the selection, and selects it, so that its field opens. */
export function insertFootnote({ tr, state, dispatch }: CommandProps): boolean {
  const { footnote } = state.schema.nodes;
  const { $to } = tr.selection;
  const isAllowed =
    footnote && $to.parent.inlineContent && $to.parent.canReplaceWith($to.index(), $to.index(), footnote);
  if (!isAllowed) return false;
  if (dispatch) {
    tr.insert($to.pos, footnote.create()).setMeta(newFootnote, true);
    tr.setSelection(NodeSelection.create(tr.doc, $to.pos)).scrollIntoView();
  }
  return true;
}
