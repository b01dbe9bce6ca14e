import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { foldText } from './foldText.ts';

// `ilike` and `lower` know the letters of the database's locale only: on a C locale "école" does not find "ÉCOLE".

/** The words of a column as `foldText` writes them. Indexes on this expression serve the conditions below. */
export function foldedWords(text: SQLWrapper): SQL<string> {
  return sql<string>`fold_words(${text})`;
}

/** Whether a text contains another one, in any case and with or without accents. Signs without words are found as they are. */
export function containsWords(text: SQLWrapper, wanted: string): SQL {
  const folded = foldText(wanted);
  return folded === '' ? sql`strpos(${text}, ${wanted.trim()}) > 0` : sql`strpos(${foldedWords(text)}, ${folded}) > 0`;
}

/** Whether a text begins with another one, as `containsWords` compares them. */
export function startsWithWords(text: SQLWrapper, wanted: string): SQL {
  const folded = foldText(wanted);
  // Folded words have no sign of a pattern.
  return folded === '' ? sql`starts_with(${text}, ${wanted.trim()})` : sql`${foldedWords(text)} like ${`${folded}%`}`;
}

/** A regular expression of PostgreSQL for a literal text in any case, which needs no locale. */
export function anyCasePattern(literal: string): string {
  return [...literal]
    .map((letter) => {
      const cases = [...new Set([letter, letter.toLowerCase(), letter.toUpperCase()])].filter(
        (one) => [...one].length === 1,
      );
      return cases.length > 1 ? `[${cases.join('')}]` : letter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');
    })
    .join('');
}
