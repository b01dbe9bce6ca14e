import type { ComparedRow } from './compareTexts.ts';

/** Adjacent rows that are shown, or folded because they have no differences. `start` is the index of the first row. */
export type RowGroup = { start: number; rows: ComparedRow[]; isFolded: boolean };

/**
 * Number of equal paragraphs that stay visible around a difference, and the minimum number of others that are folded.
 */
const context = 1;
const minFolded = 3;

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
  return groups.map((group) => ({ ...group, isFolded: group.isFolded && group.rows.length >= minFolded }));
}
