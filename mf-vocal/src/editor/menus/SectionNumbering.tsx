import { styled } from '@marquee/shared/styled';
import type { EditorState } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { useRef } from 'react';
import { NumberingField } from '../blocks/listicle/NumberingField.tsx';
import { BesideBlock } from './BesideBlock.tsx';
import { useToolKey } from './useToolKey.ts';

/** Stands above the line, so that it covers no long title. */
const Choice = styled.span`
  max-inline-size: 100%;
  translate: 0 -50%;
  pointer-events: auto;

  & select {
    max-inline-size: 100%;
  }
`;

const isInTitle = ({ selection: { $from } }: EditorState) => $from.parent.type.name === 'sectionTitle';

/** Choice of the numbering beside the section title with the caret. Alt+F10 goes to it, and Escape returns to the text. */
export function SectionNumbering({ editor }: { editor: Editor }) {
  const box = useRef<HTMLSpanElement>(null);
  const isShown = useEditorState({ editor, selector: ({ editor: now }) => now.isEditable && isInTitle(now.state) });
  useToolKey(editor, isInTitle, () => box.current?.querySelector('select')?.focus());
  if (!isShown) return null;
  return (
    <BesideBlock editor={editor} block="h2[data-section]">
      <Choice ref={box}>
        <NumberingField
          onKeyDown={({ key }) => {
            if (key === 'Escape') editor.commands.focus();
          }}
        />
      </Choice>
    </BesideBlock>
  );
}
