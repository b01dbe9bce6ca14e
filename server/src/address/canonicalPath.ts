/**
 * The one address of a page: lower case, no trailing slash, no doubled ones, escapes in capitals.
 * Search terms keep their case, as they are the reader's own words.
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
