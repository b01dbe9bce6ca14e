import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/**
 * Reads `If-Match`: `"7"`, several of these, or `*` for any version. A weak tag counts like a strong one, since proxies
 * that compress weaken tags, and ours name versions rather than bytes.
 * @returns whether a version is among them
 * @throws ProblemError 428 without the header
 */
export function readVersions(header: string | undefined): (version: number) => boolean {
  if (header === undefined)
    throw new ProblemError(428, 'version-missing', 'Send the version that you changed in the header If-Match.');
  if (header.trim() === '*') return () => true;
  const versions = new Set(Array.from(header.matchAll(/"(\d+)"/g), ([, digits]) => Number(digits)));
  return (version) => versions.has(version);
}

/** The ETag of a version. */
export function versionTag(version: number): string {
  return `"${version}"`;
}
