import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';

/** Spans the block, so that the tool stays in the window while a long block scrolls. */
const Frame = styled.div`
  position: absolute;
  z-index: 9;
  inset-inline: 0;
  pointer-events: none;
`;

const Tool = styled.div`
  position: sticky;
  inset-block-start: calc(var(--editor-bar) + ${token('space2')});
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: end;
  gap: ${token('space1')};
  color: ${token('ink')};
  font-family: ${token('fontBody')};
  font-size: ${token('textMd')};

  & :is(button, select) {
    max-inline-size: 100%;
    min-block-size: 2.75rem;
    padding-inline: ${token('space3')};
    border: 1px solid transparent;
    border-radius: ${token('radius')};
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
    pointer-events: auto;
  }

  & select {
    border-color: ${token('line')};
    background: ${token('paper')};
  }

  & button:is(:hover, :focus-visible) {
    background: ${token('sunken')};
  }

  & button[aria-pressed='true'] {
    border-color: ${token('ink')};
  }
`;

/** Height in px of the part of the tool that is above the block, in the space between two blocks. */
const above = 24;

type BesideBlockProps = {
  editor: Editor;
  /** Selector of the block's element around the caret. */
  block: string;
  children: ReactNode;
};

/** Shows a tool at the upper end of the block with the caret. */
export function BesideBlock({ editor, block, children }: BesideBlockProps) {
  const { node } = editor.view.domAtPos(editor.state.selection.from);
  const box = (node instanceof Element ? node : node.parentElement)?.closest(block)?.getBoundingClientRect();
  const frame = editor.view.dom.parentElement?.getBoundingClientRect();
  if (!box || !frame) return null;
  return (
    <Frame style={{ insetBlockStart: box.top - frame.top - above, blockSize: box.height + above }}>
      <Tool>{children}</Tool>
    </Frame>
  );
}
