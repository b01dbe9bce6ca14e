import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/**
 * Parses `If-Match`, which is one tag such as `"7"`, several tags, or `*` for any version. A weak tag counts like a
 * strong one, because proxies that compress weaken tags, and our tags identify versions and not bytes.
 * @returns a function that checks whether a version is among them
 * @throws ProblemError 428 without the header
 */
export function readVersions(header: string | undefined): (version: number) => boolean {
  if (header === undefined)
    throw new ProblemError(428, 'version-missing', 'Send the version that you changed in the header If-Match.');
  if (header.trim() === '*') return () => true;
  const versions = new Set(Array.from(header.matchAll(/"(\d+)"/g), ([, digits]) => Number(digits)));
  return (version) => versions.has(version);
}

/** Returns the ETag of a version. */
export function versionTag(version: number): string {
  return `"${version}"`;
}
