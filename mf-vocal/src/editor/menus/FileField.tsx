import { maxFileNameLength, postFileOf } from '@marquee/shared/posts/postFile';
import { type EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { fileTexts } from '../files/fileTexts.ts';
import { FormUnderBlock } from './FormUnderBlock.tsx';
import { useToolKey } from './useToolKey.ts';

/** The selection of a file alone. Null for any other selection. */
function selectedFile({ selection }: EditorState): NodeSelection | null {
  return selection instanceof NodeSelection && selection.node.type.name === 'file' ? selection : null;
}

/** Field for the name that readers see of the file that is selected. Alt+F10 goes to it. */
export function FileField({ editor }: { editor: Editor }) {
  const place = useEditorState({
    editor,
    selector: ({ editor: { state, isEditable } }) => (isEditable ? (selectedFile(state)?.from ?? null) : null),
  });
  return place === null ? null : <NameForm key={place} editor={editor} place={place} />;
}

function NameForm({ editor, place }: { editor: Editor; place: number }) {
  const [{ href, name }] = useState(() => ({ href: '', name: '', ...editor.state.doc.nodeAt(place)?.attrs }));
  const [typed, setTyped] = useState(String(name));
  const ownName = postFileOf(String(href))?.name ?? '';
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  useToolKey(
    editor,
    (state) => selectedFile(state) !== null,
    () => input.current?.focus(),
  );
  useLayoutEffect(() => {
    // A long name adds a line to the card, which moves the field.
    if (document.activeElement === input.current)
      input.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });

  function rename(text: string): void {
    const words = text.slice(0, maxFileNameLength);
    setTyped(words);
    const { tr } = editor.state;
    tr.setNodeAttribute(place, 'name', words.trim() || ownName);
    // Keeps the file selected, and with it this field.
    editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, place)));
  }

  /** Puts the caret after the file. */
  function backToText(): void {
    const { tr } = editor.state;
    editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(place + 1))).scrollIntoView());
    editor.view.focus();
  }

  return (
    <FormUnderBlock editor={editor} place={place} onSubmit={backToText}>
      <input
        ref={input}
        aria-label={fileTexts.name}
        aria-describedby={hintId}
        placeholder={ownName}
        autoComplete="off"
        dir="auto"
        maxLength={maxFileNameLength}
        value={typed}
        onChange={({ target }) => rename(target.value)}
      />
      <button type="submit">{fileTexts.done}</button>
      <p id={hintId}>{fileTexts.nameHint}</p>
    </FormUnderBlock>
  );
}
