import { NodeSelection } from '@tiptap/pm/state';
import type { ReactNodeViewProps } from '@tiptap/react';

/**
 * True if a block is selected as a whole, as by a click on it, or has the caret in one of its texts. A selection across
 * several blocks selects none, so that they do not all show their fields.
 */
export function useBlockSelection({ editor, selected, selectionInside = false, getPos }: ReactNodeViewProps) {
  const isWhole = selected && editor.state.selection instanceof NodeSelection;
  const isSelected = isWhole || selectionInside;

  /** Selects the block as a whole, so that keys move and delete it. */
  function selectWhole(): void {
    const place = getPos();
    if (!isWhole && place !== undefined) editor.commands.setNodeSelection(place);
  }

  return { isWhole, isSelected, selectWhole };
}
