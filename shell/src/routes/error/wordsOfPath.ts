import { maxTermLength } from '@marquee/shared/search/searchPath';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The requested path, as a person reads it: without its escapes. */
export function readablePath(pathname: string): string {
  return decoded(pathname);
}

/** The words of a path's last part, to search for: `/film/the-last-reel.html` → `the last reel`. */
export function wordsOfPath(pathname: string): string {
  const last = decoded(pathname).split('/').findLast(Boolean) ?? '';
  return last
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim()
    .slice(0, maxTermLength);
}
