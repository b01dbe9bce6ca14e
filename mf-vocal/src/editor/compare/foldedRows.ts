import type { ComparedRow } from './compareTexts.ts';

/** Rows that stand together: shown, or folded because nothing differs in them. `start` is the place of the first one. */
export type RowGroup = { start: number; rows: ComparedRow[]; isFolded: boolean };

/** Equal paragraphs that stay in view around a difference, and the least number of others that are folded. */
const context = 1;
const leastFolded = 3;

/** Folds long stretches without a difference, so that the differences of a long text are found. */
export function foldedRows(rows: readonly ComparedRow[]): RowGroup[] {
  const isNear = rows.map((_, index) =>
    rows.slice(Math.max(0, index - context), index + context + 1).some(({ isSame }) => !isSame),
  );
  const groups: RowGroup[] = [];
  rows.forEach((row, start) => {
    const isFolded = !isNear[start];
    const last = groups.at(-1);
    if (last?.isFolded === isFolded) last.rows.push(row);
    else groups.push({ start, rows: [row], isFolded });
  });
  return groups.map((group) => ({ ...group, isFolded: group.isFolded && group.rows.length >= leastFolded }));
}
