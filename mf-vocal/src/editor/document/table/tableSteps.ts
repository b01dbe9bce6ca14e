import { type Command, type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  findTable,
  selectedRect,
  TableMap,
  toggleHeader,
} from '@tiptap/pm/tables';
import type { alignments } from './tableNodes.ts';

export type Alignment = (typeof alignments)[number];

/** Changes to the table with the caret. */
export const tableSteps = {
  rowBefore: withColumnAlignments(addRowBefore),
  rowAfter: withColumnAlignments(addRowAfter),
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  headRow: toggleHeader('row'),
  headColumn: toggleHeader('column'),
  deleteRow: orDeleteTable(deleteRow),
  deleteColumn: orDeleteTable(deleteColumn),
  deleteTable,
} satisfies Record<string, Command>;

export type TableStep = keyof typeof tableSteps;

/** Aligns the columns of the selected cells, or removes the alignment if they already have it. */
export function alignColumns(alignment: Alignment): Command {
  return (state, dispatch) => {
    const { left, right } = selectedRect(state);
    const next = alignmentAt(state) === alignment ? null : alignment;
    const { tr } = state;
    setInColumns(tr, state, (column) => (column >= left && column < right ? next : undefined));
    dispatch?.(tr);
    return true;
  };
}

/** Alignment of the first selected cell. */
export function alignmentAt(state: EditorState): Alignment | null {
  const { map, table, left, top } = selectedRect(state);
  return table.nodeAt(map.positionAt(top, left, table))?.attrs.align ?? null;
}

/** Sets the alignment of each cell by its column. `undefined` leaves a cell as it is. */
function setInColumns(
  tr: Transaction,
  state: EditorState,
  alignmentOf: (column: number) => Alignment | null | undefined,
) {
  const { table, tableStart, map } = selectedRect(state);
  for (const place of new Set(map.map)) {
    const align = alignmentOf(map.colCount(place));
    const cell = table.nodeAt(place);
    if (cell && align !== undefined && cell.attrs.align !== align)
      tr.setNodeMarkup(tableStart + place, null, { ...cell.attrs, align });
  }
}

/** Gives the cells of a new row the alignments of their columns. */
function withColumnAlignments(add: Command): Command {
  return (state, dispatch) => {
    const { map, table, top } = selectedRect(state);
    const alignments = Array.from(
      { length: map.width },
      (_, column) => table.nodeAt(map.positionAt(top, column, table))?.attrs.align ?? null,
    );
    return add(
      state,
      dispatch &&
        ((tr) => {
          const found = findTable(tr.doc.resolve(tr.mapping.map(state.selection.from)));
          if (found) {
            const after = TableMap.get(found.node);
            for (const place of new Set(after.map)) {
              const cell = found.node.nodeAt(place);
              const align = alignments[after.colCount(place)];
              if (cell && cell.attrs.align === null && align)
                tr.setNodeMarkup(found.start + place, null, { ...cell.attrs, align });
            }
          }
          dispatch(tr);
        }),
    );
  };
}

/** Runs a step, or deletes the whole table if the step would leave nothing of it. */
function orDeleteTable(step: Command): Command {
  return (state, dispatch, view) => step(state, dispatch, view) || deleteTable(state, dispatch);
}

/** Deletes the table with its caption, and leaves an empty paragraph with the caret. */
function deleteTable(state: EditorState, dispatch?: (tr: Transaction) => void): boolean {
  const { $from } = state.selection;
  const { paragraph } = state.schema.nodes;
  for (let { depth } = $from; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name !== 'tableBlock' || !paragraph) continue;
    const from = $from.before(depth);
    const tr = state.tr.replaceWith(from, $from.after(depth), paragraph.create());
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, from + 1)).scrollIntoView());
    return true;
  }
  return false;
}
