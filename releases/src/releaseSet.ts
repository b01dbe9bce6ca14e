import type { PartName } from '@marquee/shared/domain';
import { z } from 'zod';
import { releaseVersionSchema } from './manifest.ts';
import { partNames } from './partNames.ts';

/** Versions that belong together: one page is rendered and hydrated with them. */
export const releaseSetSchema = z.object(
  Object.fromEntries(partNames.map((part) => [part, releaseVersionSchema])) as Record<
    PartName,
    typeof releaseVersionSchema
  >,
);
export type ReleaseSet = z.infer<typeof releaseSetSchema>;

/** A set that may lack new parts, which have no release yet. The gate renders pages with such a set, and no server serves one. */
export const partialSetSchema = releaseSetSchema.partial().required({ shell: true });
export type PartialSet = z.infer<typeof partialSetSchema>;

/** True if the set has a version of every part. */
export function isWholeSet(set: PartialSet): set is ReleaseSet {
  return partNames.every((part) => set[part] !== undefined);
}

/** Builds a name of the set that is short enough for headers and cache keys. */
export function releaseSetName(set: PartialSet): string {
  return Object.values(set)
    .map((version) => version.split('-')[1])
    .join('.');
}

/** A set with another version of one part. */
export function withRelease<Set extends PartialSet>(set: Set, part: PartName, version: string): Set {
  return { ...set, [part]: version };
}
