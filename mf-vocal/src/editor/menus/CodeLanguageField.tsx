import { codeLanguages } from '@marquee/shared/domain';
import type { EditorState } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { useRef } from 'react';
import { editorTexts } from '../editorTexts.ts';
import { BesideBlock } from './BesideBlock.tsx';
import { useToolKey } from './useToolKey.ts';

const isInCode = ({ selection }: EditorState) => selection.$from.parent.type.name === 'codeBlock';

/** Choice of the language of the code with the caret. Alt+F10 goes to it, and Escape returns to the code. */
export function CodeLanguageField({ editor }: { editor: Editor }) {
  const select = useRef<HTMLSelectElement>(null);
  const language = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isEditable && now.isActive('codeBlock') ? String(now.getAttributes('codeBlock').language ?? '') : null,
  });
  useToolKey(editor, isInCode, () => select.current?.focus());
  if (language === null) return null;
  return (
    <BesideBlock editor={editor} block="pre">
      <select
        ref={select}
        aria-label={editorTexts.codeLanguage}
        value={language}
        onChange={({ target }) => {
          editor
            .chain()
            .updateAttributes('codeBlock', { language: target.value || null })
            .run();
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') editor.commands.focus();
        }}
      >
        <option value="">{editorTexts.plainCode}</option>
        {language in codeLanguages || !language ? null : <option value={language}>{language}</option>}
        {Object.entries(codeLanguages).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </BesideBlock>
  );
}
