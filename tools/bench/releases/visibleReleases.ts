import type { Manifest } from '@marquee/releases/manifest.ts';
import type { ReleaseCache } from '@marquee/releases/ReleaseCache.ts';
import { publishAltered } from '../../network/alteredRelease.ts';

/** The text at the end of a post, in the two visible versions that the bench releases in turn. */
export const marks = ['Read next:', 'Read on:'] as const;
export type Mark = (typeof marks)[number];

/** A release with its visible mark. */
export type VisibleRelease = { manifest: Manifest; mark: Mark };

/**
 * Builds a changed release of the checkout's mf-post. Odd numbers show the second mark. A comment with the number gives each release its
 * own version.
 */
export async function visibleRelease(cache: ReleaseCache, base: string, number: number): Promise<VisibleRelease> {
  const mark = marks[number % marks.length] ?? marks[0];
  const change = (source: string) => `${source.replaceAll(marks[0], mark)}\n/* release ${number} */`;
  return { manifest: await publishAltered(cache, 'mf-post', base, change), mark };
}
