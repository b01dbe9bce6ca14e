import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { columnIsHeader, isInTable, rowIsHeader, selectedRect } from '@tiptap/pm/tables';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { alignments } from '../document/table/tableNodes.ts';
import { alignColumns, alignmentAt, type TableStep, tableSteps } from '../document/table/tableSteps.ts';
import { editorTexts } from '../editorTexts.ts';
import { BesideBlock } from './BesideBlock.tsx';
import { useToolKey } from './useToolKey.ts';

const Opener = styled.button`
  border: 1px solid ${token('line')};
  background: ${token('paper')};
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  inline-size: 22rem;
  max-inline-size: 100%;
  max-block-size: min(20rem, 50dvh);
  overflow-y: auto;
  padding: ${token('space1')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  box-shadow: ${token('shadowRaised')};
  pointer-events: auto;
`;

/** Button at the table with the caret, which opens the menu of the table. Alt+F10 also opens it. */
export function TableMenu({ editor }: { editor: Editor }) {
  const state = useEditorState({ editor, selector: ({ editor: now }) => tableState(now) });
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  useEffect(() => {
    if (!state.isShown) setOpen(false);
  }, [state.isShown]);
  useToolKey(editor, isInTable, () => setOpen(true));
  if (!state.isShown) return null;
  return (
    <BesideBlock editor={editor} block="[data-table]">
      <Opener
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={editorTexts.tableKeys}
        // A press on the button would end the selection of cells.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
      >
        {editorTexts.table}
      </Opener>
      {isOpen ? <TableActions id={id} editor={editor} state={state} close={() => setOpen(false)} /> : null}
    </BesideBlock>
  );
}

type TableActionsProps = { id: string; editor: Editor; state: ReturnType<typeof tableState>; close: () => void };
type Action = { label: string; isPressed?: boolean; run: () => void };

/** The open menu of a table. Its first button gets the focus. */
function TableActions({ id, editor, state, close }: TableActionsProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.querySelector('button')?.focus({ preventScroll: true }), []);

  function run(command: (typeof tableSteps)[TableStep]): void {
    command(editor.state, editor.view.dispatch);
    close();
    editor.commands.focus();
  }
  const step = (name: TableStep, label: string, isPressed?: boolean): Action => ({
    label,
    isPressed,
    run: () => run(tableSteps[name]),
  });
  const actions: readonly Action[] = [
    step('rowBefore', editorTexts.rowBefore),
    step('rowAfter', editorTexts.rowAfter),
    step('columnBefore', editorTexts.columnBefore),
    step('columnAfter', editorTexts.columnAfter),
    step('headRow', editorTexts.headRow, state.isHeadRow),
    step('headColumn', editorTexts.headColumn, state.isHeadColumn),
    ...alignments.map((one) => ({
      label: editorTexts.align[one],
      isPressed: state.alignment === one,
      run: () => run(alignColumns(one)),
    })),
    step('deleteRow', editorTexts.deleteRow),
    step('deleteColumn', editorTexts.deleteColumn),
    step('deleteTable', editorTexts.deleteTable),
  ];

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
    editor.commands.focus();
  }

  return (
    <Actions ref={menu} id={id} role="group" aria-label={editorTexts.table} onKeyDown={onKeyDown}>
      {actions.map(({ label, isPressed, run: act }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isPressed}
          onMouseDown={(event) => event.preventDefault()}
          onClick={act}
        >
          {label}
        </button>
      ))}
    </Actions>
  );
}

const hidden = { isShown: false, isHeadRow: false, isHeadColumn: false, alignment: null };

function tableState({ state, isEditable }: Editor) {
  if (!isEditable || !isInTable(state)) return hidden;
  const { map, table } = selectedRect(state);
  return {
    isShown: true,
    isHeadRow: rowIsHeader(map, table, 0),
    isHeadColumn: columnIsHeader(map, table, 0),
    alignment: alignmentAt(state),
  };
}
