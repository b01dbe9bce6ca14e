import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { inputStyles } from '@marquee/vocal-kit/fields/inputStyles.ts';
import { getSchema } from '@tiptap/core';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { captionExtensions } from '../document/captionExtensions.ts';
import { selectedNote } from '../document/footnote/footnoteKeys.ts';
import { newFootnote } from '../document/footnote/insertFootnote.ts';
import { writeLine } from '../document/html/writeLine.ts';
import { editorTexts } from '../editorTexts.ts';
import { LazyTypedMarks } from '../typing/LazyTypedMarks.tsx';
import { placeBelow } from './placeAt.ts';

const Box = styled.div`
  position: absolute;
  z-index: 10;
  inline-size: 22rem;
  max-inline-size: 100%;
  padding: ${token('space2')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  box-shadow: ${token('shadowRaised')};
  overflow-y: auto;
  color: ${token('ink')};
  font-family: ${token('fontBody')};
  font-size: ${token('textMd')};

  /* The doubled selector overrides the styles of the document, in which the field is. */
  && .ProseMirror {
    ${inputStyles}
    min-block-size: 2.75rem;
    padding-block-end: ${token('space2')};
    white-space: break-spaces;
    overflow-wrap: anywhere;
  }
`;

const size = { width: 352, height: 72 };

/** Field for the words of the selected footnote. Gets the caret for a new footnote. Enter or Escape returns to the text. */
export function FootnoteField({ editor }: { editor: Editor }) {
  const place = useEditorState({
    editor,
    selector: ({ editor: { state, isEditable } }) => (isEditable ? (selectedNote(state)?.from ?? null) : null),
  });
  if (place === null) return null;
  return (
    <Box data-footnote-field="" style={placeBelow(editor, place, size)}>
      <NoteEditor key={place} editor={editor} place={place} />
    </Box>
  );
}

function NoteEditor({ editor, place }: { editor: Editor; place: number }) {
  const storedHtml = () => String(editor.state.doc.nodeAt(place)?.attrs.html ?? '');
  const [html] = useState(storedHtml);
  const [isNew] = useState(() => newFootnote.getState(editor.state) ?? false);
  const field = useEditor({
    extensions: captionExtensions,
    content: lineOf(html),
    autofocus: isNew ? 'end' : false,
    injectCSS: false,
    editorProps: {
      attributes: { dir: 'auto', role: 'textbox', 'aria-label': editorTexts.footnoteText },
      handleKeyDown: (_, { key }) => {
        if (key !== 'Enter' && key !== 'Escape') return false;
        backToText(editor, place);
        return true;
      },
    },
    // Takes the words that were typed before the field had the focus.
    onFocus: ({ editor: { state, commands } }) => {
      if (isNew && writeLine(state.doc, '') !== storedHtml())
        commands.setContent(lineOf(storedHtml()), { emitUpdate: false });
    },
    onUpdate: ({ editor: { state } }) => {
      const { tr } = editor.state;
      // Selects the footnote again, because this field closes without a selected footnote.
      tr.setNodeAttribute(place, 'html', writeLine(state.doc, html));
      editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, place)));
    },
  });
  return (
    <>
      <EditorContent editor={field} />
      <LazyTypedMarks editor={field} />
    </>
  );
}

/** Reads a note, and keeps a space at its end, after which the writer may go on. */
function lineOf(html: string) {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  return SchemaParser.fromSchema(getSchema(captionExtensions)).parse(body, { preserveWhitespace: true }).toJSON();
}

/** Puts the caret after the footnote. */
function backToText(editor: Editor, place: number): void {
  const { tr } = editor.state;
  editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, place + 1)));
  editor.view.focus();
}
