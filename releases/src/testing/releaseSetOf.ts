import { partNames } from '../partNames.ts';
import type { ReleaseSet } from '../releaseSet.ts';

/** A version of ten equal hexadecimal digits: `0.1.0-aaaaaaaaaa`. */
export function versionWith(digit: string): string {
  return `0.1.0-${digit.repeat(10)}`;
}

/** The version that a part has in a set of which a test names others only: `a` for the first of the table, then `b`, …. */
const ownVersion = (place: number) => versionWith(((10 + place) % 16).toString(16));

/**
 * A release set of all parts in the table.
 * @param given versions that the test is about
 * @param other version of each other part; without it, each has its own
 */
export function releaseSetOf(given: Partial<ReleaseSet> = {}, other?: string): ReleaseSet {
  return Object.fromEntries(
    partNames.map((name, place) => [name, given[name] ?? other ?? ownVersion(place)]),
  ) as ReleaseSet;
}
