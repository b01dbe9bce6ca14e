/**
 * Returns the canonical path of a page. It is in lower case, with escapes in upper case, and has no trailing and no
 * repeated slashes. Search terms keep their case, because they are the reader's own words.
 */
export function canonicalPath(pathname: string): string {
  const trimmed = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/+$/, '$1');
  return /^\/(search|vocal)\//i.test(trimmed)
    ? inOneCase(trimmed, (text) => text).replace(/^\/[^/]+/, (first) => first.toLowerCase())
    : inOneCase(trimmed, (text) => text.toLowerCase());
}

function inOneCase(path: string, change: (text: string) => string): string {
  return path.replace(/%[0-9a-f]{2}|[^%]+/gi, (part) => (part.startsWith('%') ? part.toUpperCase() : change(part)));
}
