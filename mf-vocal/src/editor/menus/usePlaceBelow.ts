import type { Editor } from '@tiptap/react';
import { type CSSProperties, useMemo } from 'react';
import { placeBelow, type Size } from './placeAt.ts';

/**
 * Returns the place of an open menu below a position. The place stays until the position, the menu or the document
 * changes its size, because a menu that moves under the mouse loses the click.
 * @param position null while the menu is closed
 */
export function usePlaceBelow(editor: Editor, position: number | null, { width, height }: Size): CSSProperties {
  const documentHeight = position === null ? null : editor.view.dom.offsetHeight;
  return useMemo(
    () => (position === null || documentHeight === null ? {} : placeBelow(editor, position, { width, height })),
    [editor, position, width, height, documentHeight],
  );
}
