import { Button, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { type Editor, useEditorState } from '@tiptap/react';
import { useMemo } from 'react';
import { GoalField } from '../counts/GoalField.tsx';
import { TextCounts } from '../counts/TextCounts.tsx';
import { useDocumentAtPause } from '../counts/useDocumentAtPause.ts';
import { isBlockType } from '../document/nodes/moduleFields.ts';
import { editorTexts } from '../editorTexts.ts';
import { showPlace } from '../writing/showPlace.ts';
import { currentEntry, outlineOf } from './outlineOf.ts';

const Entries = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & button {
    display: block;
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: ${token('space2')} ${token('space3')};
    border: 0;
    border-inline-start: 3px solid transparent;
    background: none;
    color: inherit;
    font: inherit;
    line-height: 1.35;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  & [data-level='3'] {
    padding-inline-start: calc(${token('space3')} + 1.25rem);
  }

  & [data-level='4'] {
    padding-inline-start: calc(${token('space3')} + 2.5rem);
  }

  & [data-level='2'] {
    font-weight: ${token('boldWeight')};
  }

  & button:hover {
    background: ${token('sunken')};
  }

  & [aria-current] {
    border-inline-start-color: ${token('accentText')};
    background: ${token('sunken')};
  }

  @media (forced-colors: active) {
    & button {
      border-inline-start-color: Canvas;
    }

    & [aria-current] {
      border-inline-start-color: Highlight;
    }
  }
`;

const Kind = styled.span`
  display: block;
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
  font-weight: normal;
`;

const Note = styled.p`
  margin: 0;
  color: ${token('inkMuted')};
`;

export type OutlinePanelProps = {
  editor: Editor;
  /** Called after an entry was chosen, to close the panel in windows that are too narrow for panel and text. */
  onLeave: () => void;
  onFind: () => void;
};

/** Lists headings and titled blocks of the document, and shows its length. An entry goes to its place in the text. */
export function OutlinePanel({ editor, onLeave, onFind }: OutlinePanelProps) {
  const doc = useDocumentAtPause(editor);
  const entries = useMemo(() => outlineOf(doc), [doc]);
  // Computed from the current document, because each key moves the positions of all later entries.
  const current = useEditorState({
    editor,
    selector: ({ editor: { state } }) => currentEntry(outlineOf(state.doc), state.selection.from),
  });

  function goTo(place: number): void {
    const entry = outlineOf(editor.state.doc)[place];
    if (!entry) return;
    const { position } = entry;
    if (window.matchMedia('(width <= 64em)').matches) onLeave();
    // Moves the caret to the end of the entry, where the writer continues.
    const titleStart = position + (editor.state.doc.nodeAt(position)?.isTextblock ? 1 : 2);
    const end = editor.state.doc.resolve(Math.min(titleStart, editor.state.doc.content.size)).end();
    editor.chain().setTextSelection(end).focus(null, { scrollIntoView: false }).run();
    showPlace(editor.view, titleStart, 'start');
  }

  return (
    <>
      {entries.length > 0 ? (
        <nav aria-label={editorTexts.outline}>
          <Entries>
            {entries.map((entry, place) => (
              <li key={entry.position}>
                <button
                  type="button"
                  data-level={entry.level}
                  aria-current={place === current ? 'location' : undefined}
                  onClick={() => goTo(place)}
                >
                  {entry.text}
                  <BlockKind type={entry.type} />
                </button>
              </li>
            ))}
          </Entries>
        </nav>
      ) : (
        <Note>{editorTexts.outlineEmpty}</Note>
      )}
      <TextCounts editor={editor} />
      <GoalField />
      <Button $quiet onClick={onFind}>
        {editorTexts.find}
      </Button>
    </>
  );
}

/** Type of a block that is no heading. */
function BlockKind({ type }: { type: string }) {
  return isBlockType(type) ? <Kind>{editorTexts.blockNames[type]}</Kind> : null;
}
