/**
 * The one address of a page: lower case, no trailing slash, no doubled ones. Null when the path is already that.
 * Search terms keep their case, as they are the reader's own words.
 */
export function canonicalPath(pathname: string): string | null {
  const trimmed = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/+$/, '$1');
  const canonical = /^\/(search|vocal)\//i.test(trimmed)
    ? trimmed.replace(/^\/[^/]+/, (first) => first.toLowerCase())
    : lowerCaseOutsideEscapes(trimmed);
  return canonical === pathname ? null : canonical;
}

function lowerCaseOutsideEscapes(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[^%]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}
