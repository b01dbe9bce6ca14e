import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { foldText } from './foldText.ts';

// `ilike` and `lower` depend on the database's locale. With a C locale, "école" does not find "ÉCOLE".

/**
 * Returns an expression for a column's words in the form of `foldText`. Indexes on this expression serve the conditions
 * below.
 */
export function foldedWords(text: SQLWrapper): SQL<string> {
  return sql<string>`fold_words(${text})`;
}

/**
 * Returns the condition that a text contains another text, ignoring case and accents. Symbols without words match
 * exactly.
 */
export function containsWords(text: SQLWrapper, search: string): SQL {
  const folded = foldText(search);
  return folded === '' ? sql`strpos(${text}, ${search.trim()}) > 0` : sql`strpos(${foldedWords(text)}, ${folded}) > 0`;
}

/** Returns the condition that a text begins with another text, compared as in `containsWords`. */
export function startsWithWords(text: SQLWrapper, search: string): SQL {
  const folded = foldText(search);
  // Folded words contain no pattern characters.
  return folded === '' ? sql`starts_with(${text}, ${search.trim()})` : sql`${foldedWords(text)} like ${`${folded}%`}`;
}

/** Returns a PostgreSQL regular expression for a literal text in any case, independent of the locale. */
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
