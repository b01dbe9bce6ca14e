import { maxTermLength } from '@marquee/shared/search/searchPath';

/** The search term, and whether the address had a longer one. */
export type SearchedTerm = { term: string; isCut: boolean };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The term in the path of a search page. The path is read here and not by the router, which takes `%252F` for a slash.
 * Control characters and runs of white space become spaces; an overlong term is cut.
 */
export function searchedTerm(pathname: string): SearchedTerm {
  const [, , part = ''] = pathname.split('/');
  const text = decoded(part)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const isCut = text.length > maxTermLength;
  // A cut in the middle of a pair leaves half a character.
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
