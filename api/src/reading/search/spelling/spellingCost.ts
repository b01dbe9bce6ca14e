import { soundAlike } from './soundVariants.ts';

const costOf = {
  /** Costs of a wrong letter, with the same sound or another. */
  soundAlike: 0.7,
  exchanged: 1,
  /** Cost of a missing or extra letter, lower for half of a double letter. */
  missing: 0.9,
  superfluous: 1,
  halfOfDouble: 0.6,
  swapped: 0.75,
  /** Extra cost of a wrong first letter, which is rare. */
  firstLetter: 0.3,
};

/**
 * Returns how improbable it is that a typed text means a word. It is the Damerau-Levenshtein distance with a cost for
 * each slip by its frequency.
 */
export function spellingCost(typed: string, meant: string): number {
  const a = [...typed];
  const b = [...meant];
  const table = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = 0; row <= a.length; row += 1)
    for (let column = 0; column <= b.length; column += 1) {
      const [letter, expected] = [a[row - 1], b[column - 1]];
      const ways = [
        row > 0 && at(row - 1, column) + (letter === a[row - 2] ? costOf.halfOfDouble : costOf.superfluous),
        column > 0 && at(row, column - 1) + (expected === b[column - 2] ? costOf.halfOfDouble : costOf.missing),
        letter !== undefined && expected !== undefined && at(row - 1, column - 1) + exchange(letter, expected),
        row > 1 &&
          column > 1 &&
          letter === b[column - 2] &&
          a[row - 2] === expected &&
          at(row - 2, column - 2) + costOf.swapped,
      ].filter((cost) => cost !== false);
      (table[row] ?? [])[column] = ways.length === 0 ? 0 : Math.min(...ways);
    }
  return at(a.length, b.length) + (a[0] === b[0] ? 0 : costOf.firstLetter);
}

function exchange(letter: string, expected: string): number {
  if (letter === expected) return 0;
  return soundAlike(letter, expected) ? costOf.soundAlike : costOf.exchanged;
}
