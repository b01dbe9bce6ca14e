const entityTag = /(?:W\/)?("[^"]*")/g;

/** Whether an If-None-Match header names the response's tag, by weak comparison as for every GET (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const wanted = etag.replace(/^W\//, '');
  return [...ifNoneMatch.matchAll(entityTag)].some(([, opaque]) => opaque === wanted);
}
