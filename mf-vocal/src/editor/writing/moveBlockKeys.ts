import { Extension } from '@tiptap/core';
import { editorTexts } from '../editorTexts.ts';
import { moveBlock } from './moveBlock.ts';

/** Moves the block with the caret on Alt+↑ and Alt+↓. @param announce tells screen readers the new place */
export function moveBlockKeys(announce: (text: string) => void) {
  return Extension.create({
    name: 'moveBlockKeys',
    addKeyboardShortcuts() {
      const move = (direction: 'up' | 'down') => () => {
        const { state, view } = this.editor;
        const moved = moveBlock(state, direction);
        if (moved) view.dispatch(moved.transaction.scrollIntoView());
        announce(direction === 'up' ? upText(moved) : downText(moved));
        return true;
      };
      return { 'Alt-ArrowUp': move('up'), 'Alt-ArrowDown': move('down') };
    },
  });
}

type Place = { place: number; of: number } | null;
const upText = (moved: Place) => (moved ? editorTexts.movedUp(moved.place, moved.of) : editorTexts.firstBlock);
const downText = (moved: Place) => (moved ? editorTexts.movedDown(moved.place, moved.of) : editorTexts.lastBlock);
