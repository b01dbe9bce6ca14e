/** Maximum characters of a search term. */
export const maxTermLength = 200;

/**
 * Address of the search page for a reader's text, `/search/{text}`; null when there is nothing to search for. Browsers resolve
 * one or two dots as a folder, however they are written, so these alone cannot be searched for.
 */
export function searchPath(text: string): string | null {
  const term = text.trim().slice(0, maxTermLength).toWellFormed();
  return /^\.{0,2}$/.test(term) ? null : `/search/${encodeURIComponent(term)}`;
}
