import { soundAlike } from './soundVariants.ts';

const costOf = {
  /** One letter for another that sounds like it, and for any other. */
  soundAlike: 0.7,
  exchanged: 1,
  /** A letter that was left out, or is too many; less for one half of a double letter. */
  missing: 0.9,
  superfluous: 1,
  halfOfDouble: 0.6,
  swapped: 0.75,
  /** Above that, for the first letter, which is seldom wrong. */
  firstLetter: 0.3,
};

/**
 * The improbability that a typed text means a given word: the Damerau-Levenshtein distance with a price for each slip
 * by how often people make it.
 */
export function spellingCost(typed: string, meant: string): number {
  const a = [...typed];
  const b = [...meant];
  const table = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = 0; row <= a.length; row += 1)
    for (let column = 0; column <= b.length; column += 1) {
      const [letter, wanted] = [a[row - 1], b[column - 1]];
      const ways = [
        row > 0 && at(row - 1, column) + (letter === a[row - 2] ? costOf.halfOfDouble : costOf.superfluous),
        column > 0 && at(row, column - 1) + (wanted === b[column - 2] ? costOf.halfOfDouble : costOf.missing),
        letter !== undefined && wanted !== undefined && at(row - 1, column - 1) + exchange(letter, wanted),
        row > 1 &&
          column > 1 &&
          letter === b[column - 2] &&
          a[row - 2] === wanted &&
          at(row - 2, column - 2) + costOf.swapped,
      ].filter((cost) => cost !== false);
      (table[row] ?? [])[column] = ways.length === 0 ? 0 : Math.min(...ways);
    }
  return at(a.length, b.length) + (a[0] === b[0] ? 0 : costOf.firstLetter);
}

function exchange(letter: string, wanted: string): number {
  if (letter === wanted) return 0;
  return soundAlike(letter, wanted) ? costOf.soundAlike : costOf.exchanged;
}
