import { diffArrays, diffWordsWithSpace } from 'diff';

/** Words of one side: on both sides, or on this one only. */
export type Piece = { text: string; isOwn: boolean };

/** A paragraph of both texts beside each other; null on the side that does not have it. */
export type ComparedRow = { before: Piece[] | null; after: Piece[] | null; isSame: boolean };

/** Milliseconds after which two paragraphs are shown as wholly different. */
const maxMs = 200;

/** Two texts paragraph by paragraph, and changed paragraphs word by word. */
export function compareTexts(before: readonly string[], after: readonly string[]): ComparedRow[] {
  const rows: ComparedRow[] = [];
  let removed: readonly string[] = [];
  const flush = (added: readonly string[]) => {
    rows.push(...changedRows(removed, added));
    removed = [];
  };
  for (const part of diffArrays([...before], [...after])) {
    if (part.removed) removed = part.value;
    else if (part.added) flush(part.value);
    else {
      flush([]);
      rows.push(...part.value.map((text) => sameRow(text)));
    }
  }
  flush([]);
  return rows;
}

/** Words that differ between two texts: those of the second one, and those that it lacks. */
export function countChangedWords(rows: readonly ComparedRow[]): { added: number; removed: number } {
  const wordsOf = (pieces: Piece[] | null) =>
    (pieces ?? [])
      .filter(({ isOwn }) => isOwn)
      .reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0), 0);
  return rows.reduce(
    (sum, { before, after }) => ({ added: sum.added + wordsOf(after), removed: sum.removed + wordsOf(before) }),
    { added: 0, removed: 0 },
  );
}

function sameRow(text: string): ComparedRow {
  const pieces = [{ text, isOwn: false }];
  return { before: pieces, after: pieces, isSame: true };
}

function changedRows(removed: readonly string[], added: readonly string[]): ComparedRow[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => {
    const before = removed[index];
    const after = added[index];
    if (before === undefined || after === undefined)
      return { before: whole(before), after: whole(after), isSame: false };
    return changedRow(before, after);
  });
}

const whole = (text: string | undefined): Piece[] | null => (text === undefined ? null : [{ text, isOwn: true }]);

function changedRow(before: string, after: string): ComparedRow {
  const parts = diffWordsWithSpace(before, after, { timeout: maxMs });
  if (!parts) return { before: whole(before), after: whole(after), isSame: false };
  const side = (other: 'added' | 'removed') =>
    parts.filter((part) => !part[other]).map((part) => ({ text: part.value, isOwn: part.added || part.removed }));
  return { before: side('added'), after: side('removed'), isSame: false };
}
