const entityTag = /(?:W\/)?("[^"]*")/g;

/**
 * Checks whether an If-None-Match header contains the response's tag, by weak comparison as for every GET (RFC 9110,
 * 13.1.2).
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaqueTag = etag.replace(/^W\//, '');
  return [...ifNoneMatch.matchAll(entityTag)].some(([, opaque]) => opaque === opaqueTag);
}
