import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { type Editor, useEditorState } from '@tiptap/react';
import { editorTexts } from '../editorTexts.ts';

const Plus = styled.button`
  position: absolute;
  z-index: 5;
  inset-inline-end: 0;
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  border: 1px solid ${token('line')};
  border-radius: 50%;
  background: ${token('paper')};
  color: ${token('ink')};
  font-family: ${token('fontBody')};
  font-size: 1.4rem;
  line-height: 1;
  cursor: pointer;

  &:hover {
    border-color: ${token('ink')};
  }

  @media (width > 1024px) {
    inset-inline: -3.75rem auto;
  }
`;

/** “+” button next to the empty paragraph with the caret. It types the slash that opens the menu of blocks. */
export function AddBlockButton({ editor }: { editor: Editor }) {
  const position = useEditorState({
    editor,
    selector: ({ editor: { state, isEditable } }) => {
      const { $from, empty } = state.selection;
      const isEmpty =
        empty && $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parent.childCount === 0;
      return isEditable && isEmpty ? $from.pos : null;
    },
  });
  if (position === null) return null;
  const frame = editor.view.dom.parentElement?.getBoundingClientRect();
  const { top, bottom } = editor.view.coordsAtPos(position);
  const middle = (top + bottom) / 2 - (frame?.top ?? 0);
  return (
    <Plus
      type="button"
      aria-label={editorTexts.addHere}
      style={{ insetBlockStart: middle - 22 }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => editor.chain().focus().insertContent('/').run()}
    >
      +
    </Plus>
  );
}
