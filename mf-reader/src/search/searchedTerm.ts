import { maxTermLength } from '@marquee/shared/search/searchPath';

/** A search term. `isCut` is true if the term was longer than the api accepts. */
export type SearchedTerm = { term: string; isCut: boolean };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The term in the path of a search page. This code parses the path, because the router decodes `%252F` to a slash.
 * Control characters and runs of white space become spaces. A term over the api's limit is cut.
 */
export function searchedTerm(pathname: string): SearchedTerm {
  const [, , part = ''] = pathname.split('/');
  const text = decoded(part)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const isCut = text.length > maxTermLength;
  // Removes the first half of a surrogate pair, which remains if the cut splits the pair.
  const term = isCut
    ? text
        .slice(0, maxTermLength)
        .replace(/[\ud800-\udbff]$/, '')
        .trim()
    : text;
  return { term, isCut };
}

/** Address of the search page for a term. */
export function searchAddress(term: string): string {
  return `/search/${encodeURIComponent(term.toWellFormed())}`;
}
