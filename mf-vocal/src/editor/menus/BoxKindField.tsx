import type { EditorState } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { useRef } from 'react';
import { boxKinds } from '../document/box/box.ts';
import { unwrapBox } from '../document/box/unwrapBox.ts';
import { editorTexts } from '../editorTexts.ts';
import { BesideBlock } from './BesideBlock.tsx';
import { useToolKey } from './useToolKey.ts';

/** Value of the choice that turns the box into text. */
const noBox = 'none';

/** True if the caret is in a box, but not in a table or code inside the box, which have tools of their own. */
function isInBox({ selection: { $from } }: EditorState): boolean {
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const { name } = $from.node(depth).type;
    if (name === 'box') return true;
    if (name === 'tableBlock' || name === 'codeBlock') return false;
  }
  return false;
}

/** Choice of the kind of the box with the caret. Alt+F10 goes to it, and Escape returns to the text. */
export function BoxKindField({ editor }: { editor: Editor }) {
  const select = useRef<HTMLSelectElement>(null);
  const kind = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isEditable && isInBox(now.state) ? String(now.getAttributes('box').kind) : null,
  });
  useToolKey(editor, isInBox, () => select.current?.focus());
  if (kind === null) return null;
  return (
    <BesideBlock editor={editor} block="[data-box]">
      <select
        ref={select}
        aria-label={editorTexts.boxKind}
        value={kind}
        onChange={({ target: { value } }) => {
          if (value === noBox) editor.chain().focus().command(unwrapBox).run();
          else editor.commands.updateAttributes('box', { kind: value });
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') editor.commands.focus();
        }}
      >
        {boxKinds.map((one) => (
          <option key={one} value={one}>
            {editorTexts.blockNames[one]}
          </option>
        ))}
        <option value={noBox}>{editorTexts.noBox}</option>
      </select>
    </BesideBlock>
  );
}
