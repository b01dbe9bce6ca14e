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

/** Builds a name of the set that is short enough for headers and cache keys. */
export function releaseSetName(set: ReleaseSet): string {
  return Object.values(set)
    .map((version) => version.split('-')[1])
    .join('.');
}

/** A set with another version of one part. */
export function withRelease(set: ReleaseSet, part: PartName, version: string): ReleaseSet {
  return { ...set, [part]: version };
}
