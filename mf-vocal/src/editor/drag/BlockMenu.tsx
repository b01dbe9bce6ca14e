import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { Editor } from '@tiptap/react';
import { type CSSProperties, type KeyboardEvent, useContext, useEffect, useRef } from 'react';
import { editorTexts } from '../editorTexts.ts';
import { TemplatesContext } from '../templates/TemplatesContext.ts';
import { blockStart } from '../writing/blockStart.ts';
import { moveBlockTo } from '../writing/moveBlock.ts';

const Menu = styled.div`
  position: absolute;
  z-index: 11;
  display: grid;
  min-inline-size: 10rem;
  padding: ${token('space1')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  box-shadow: ${token('shadowRaised')};
  color: ${token('ink')};
  font-family: ${token('fontBody')};
  font-size: ${token('textMd')};

  & button {
    min-block-size: 2.75rem;
    padding-inline: ${token('space3')};
    border: 0;
    border-radius: ${token('radius')};
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  & button:is(:hover, :focus-visible) {
    background: ${token('sunken')};
  }

  @media (pointer: coarse) {
    inset-inline-end: 0.5rem;
  }
`;

type BlockMenuProps = {
  editor: Editor;
  index: number;
  style: CSSProperties;
  announce: (text: string) => void;
  /** Called with the new index of the block. */
  onMoved: (index: number) => void;
  /** Must be a stable function. */
  onClose: () => void;
};

/** Menu of the handle for working without dragging. It moves a block by one place, saves it for reuse, or deletes it. */
export function BlockMenu({ editor, index, style, announce, onMoved, onClose }: BlockMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const { ask } = useContext(TemplatesContext);
  useEffect(() => menu.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      // The handle closes the menu on its own click.
      const isElsewhere =
        target instanceof Element && !menu.current?.contains(target) && !target.closest('[aria-haspopup]');
      if (isElsewhere) onClose();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [onClose]);

  function move(gap: number): void {
    const moved = moveBlockTo(editor.state, index, gap);
    if (moved) {
      editor.view.dispatch(moved.transaction);
      onMoved(moved.place - 1);
    }
    announce(moved ? editorTexts.movedTo(moved.place, moved.of) : editorTexts.notMoved);
  }

  function remove(): void {
    const from = blockStart(editor.state.doc, index);
    const to = from + editor.state.doc.child(index).nodeSize;
    editor.chain().deleteRange({ from, to }).focus().run();
    announce(editorTexts.deleted);
    onClose();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
    editor.commands.focus();
  }

  return (
    <Menu ref={menu} role="group" aria-label={editorTexts.blockMenu} style={style} onKeyDown={onKeyDown}>
      <button type="button" onClick={() => move(index - 1)}>
        {editorTexts.moveUp}
      </button>
      <button type="button" onClick={() => move(index + 2)}>
        {editorTexts.moveDown}
      </button>
      <button
        type="button"
        onClick={() => {
          ask({ kind: 'block', isSave: true, index });
          onClose();
        }}
      >
        {editorTexts.saveBlock}
      </button>
      <button type="button" onClick={remove}>
        {editorTexts.deleteBlock}
      </button>
    </Menu>
  );
}
