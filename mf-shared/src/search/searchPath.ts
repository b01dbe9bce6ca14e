/** Maximum characters of a search term. */
export const maxTermLength = 200;

/**
 * Address of the search page for a reader's text, `/search/{text}`. Null for an empty text, and for one or two dots,
 * which browsers resolve as a folder even if they are escaped.
 */
export function searchPath(text: string): string | null {
  const term = text.trim().slice(0, maxTermLength).toWellFormed();
  return /^\.{0,2}$/.test(term) ? null : `/search/${encodeURIComponent(term)}`;
}
