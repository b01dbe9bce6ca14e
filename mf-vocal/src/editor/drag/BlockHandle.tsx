import { token, upTo } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { type Editor, useEditorState } from '@tiptap/react';
import { type CSSProperties, useEffect, useState } from 'react';
import { editorTexts } from '../editorTexts.ts';
import { BlockMenu } from './BlockMenu.tsx';
import { blockAt, blockOf, type ShownBlock } from './blocksAt.ts';
import { type BlockDrag, useBlockDrag } from './useBlockDrag.ts';

/**
 * The handle is in the margin before the text. On touch devices, it is in the margin after the text, which only has
 * space for the dots.
 */
const Handle = styled.button`
  position: absolute;
  z-index: 4;
  inset-inline-start: -2rem;
  inline-size: 1.75rem;
  block-size: 2.25rem;
  padding: 0;
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  color: ${token('inkMuted')};
  cursor: grab;
  touch-action: none;
  user-select: none;

  & svg {
    display: block;
    margin: auto;
  }

  &:hover,
  &[aria-expanded='true'] {
    background: ${token('sunken')};
    color: ${token('ink')};
  }

  /* The margin is narrower. */
  ${upTo('tabletPortrait')} {
    inset-inline-start: -1.25rem;
    inline-size: 1.25rem;
  }

  @media (pointer: coarse) {
    inset-inline: auto -1.25rem;
    inline-size: 1.5rem;
    block-size: 2.75rem;
  }
`;

const Line = styled.div`
  position: absolute;
  z-index: 6;
  inset-inline: 0;
  block-size: 4px;
  margin-block-start: -2px;
  border-radius: 2px;
  background: ${token('focus')};
  pointer-events: none;

  @media (forced-colors: active) {
    background: Highlight;
  }
`;

/** Shows the first words of the dragged block next to the pointer. */
const Lifted = styled.div`
  position: fixed;
  z-index: 30;
  max-inline-size: min(18rem, 60vw);
  padding: ${token('space2')} ${token('space3')};
  overflow: hidden;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  box-shadow: ${token('shadowRaised')};
  color: ${token('ink')};
  font-family: ${token('fontBody')};
  font-size: ${token('textSm')};
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;
`;

export type BlockHandleProps = { editor: Editor; announce: (text: string) => void };

/** Handle of the block under the mouse. On touch devices, of the block with the caret. A click opens its menu. */
export function BlockHandle({ editor, announce }: BlockHandleProps) {
  const hovered = useHoveredBlock(editor);
  /** The block whose menu is open. Stored, because the menu takes the focus from the text. */
  const [opened, setOpened] = useState<ShownBlock | null>(null);
  const [closeMenu] = useState(() => () => setOpened(null));
  const { drag, handlers } = useBlockDrag(editor, announce);
  const { isEditable, caretBlock } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ isEditable: now.isEditable, caretBlock: caretBlockOf(now) }),
  });

  const block = opened ?? hovered ?? (caretBlock === null ? null : blockOf(editor.view, caretBlock));
  const frame = editor.view.dom.parentElement?.getBoundingClientRect();
  // A deleted block leaves its element behind.
  if (!isEditable || !block || !frame || !block.element.isConnected) return null;
  const index = indexNow(editor, block);
  const style = { insetBlockStart: block.element.getBoundingClientRect().top - frame.top };
  return (
    <>
      <Handle
        type="button"
        tabIndex={-1}
        aria-label={editorTexts.moveHandle}
        aria-haspopup="true"
        aria-expanded={opened !== null}
        style={style}
        {...handlers(index, () => setOpened(opened ? null : block))}
      >
        <svg width="10" height="16" viewBox="0 0 10 16" fill="currentColor" aria-hidden="true">
          <path d="M1 1h2v2H1zM7 1h2v2H7zM1 7h2v2H1zM7 7h2v2H7zM1 13h2v2H1zM7 13h2v2H7z" />
        </svg>
      </Handle>
      {opened && !drag ? (
        <BlockMenu
          editor={editor}
          index={index}
          style={style}
          announce={announce}
          onMoved={(moved) => setOpened(blockOf(editor.view, moved))}
          onClose={closeMenu}
        />
      ) : null}
      {drag ? (
        <>
          <Line style={{ insetBlockStart: drag.lineY - frame.top }} />
          <Lifted style={besidePointer(drag)}>{drag.words || editorTexts.blockMenu}</Lifted>
        </>
      ) : null}
    </>
  );
}

/** Returns the block under the mouse, until the writer types. */
function useHoveredBlock(editor: Editor): ShownBlock | null {
  const [hovered, setHovered] = useState<ShownBlock | null>(null);
  useEffect(() => {
    const { dom } = editor.view;
    const area = dom.parentElement;
    const isMouse = window.matchMedia('(hover: hover) and (pointer: fine)').matches;
    const onMove = ({ clientY, buttons }: MouseEvent) => {
      if (buttons !== 0) return;
      const block = blockAt(editor.view, clientY);
      setHovered((before) => (before?.element === block?.element ? before : block));
    };
    // Hides the handle while the writer types.
    const hide = () => setHovered(null);
    const surroundings = area?.parentElement;
    if (isMouse) surroundings?.addEventListener('mousemove', onMove);
    dom.addEventListener('keydown', hide);
    return () => {
      surroundings?.removeEventListener('mousemove', onMove);
      dom.removeEventListener('keydown', hide);
    };
  }, [editor]);
  return hovered;
}

/** Position beside the pointer, on the side where the window has more room. */
function besidePointer({ x, y }: BlockDrag): CSSProperties {
  const isRight = x > window.innerWidth / 2;
  const side = isRight ? { insetInlineEnd: window.innerWidth - x + 24 } : { insetInlineStart: x + 24 };
  return { insetBlockStart: y + 12, ...side };
}

/** Returns the block's current index. Blocks before it may have been added or removed since the pointer was over it. */
function indexNow(editor: Editor, { element, index }: ShownBlock): number {
  const position = editor.view.posAtDOM(element, 0);
  return position < 0 ? index : editor.state.doc.resolve(position).index(0);
}

/**
 * Returns the index of the block with the caret on touch devices. Null for an empty line, which has the button that
 * adds blocks, and null on devices with a mouse.
 */
function caretBlockOf({ isFocused, state: { selection } }: Editor): number | null {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  const isEmptyLine = selection.$from.depth === 1 && selection.$from.parent.content.size === 0;
  return isTouch && isFocused && !isEmptyLine ? selection.$from.index(0) : null;
}
