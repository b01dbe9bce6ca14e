import { partNames } from '@marquee/releases/partNames.ts';
import type { PartName } from '@marquee/shared/domain';
import { z } from 'zod';

/** Length of a step, in milliseconds. */
export const bucketMs = 10_000;

const counts = z.record(z.string(), z.number().int().nonnegative());

/** The counts of one step. */
export const countStepSchema = z.object({
  /** Its beginning, in milliseconds. */
  at: z.number(),
  /** By the name of the release set. */
  pages: counts,
  /** By `part@version`. */
  errors: counts,
  /** Those errors that the server saw itself: pages that it could not make. */
  failures: counts.default({}),
});
export type CountStep = z.infer<typeof countStepSchema>;

/** Pages that went out, errors that they had, and how many of these the server has seen itself. */
export type Tally = { pages: number; errors: number; failures: number };

/** Pages and errors of a version since a time. */
export function tallyOf(steps: readonly CountStep[], part: PartName, version: string, since: number): Tally {
  let [pages, errors, failures] = [0, 0, 0];
  for (const step of steps) {
    if (step.at + bucketMs <= since) continue;
    for (const [set, count] of Object.entries(step.pages)) if (hasRelease(set, part, version)) pages += count;
    errors += step.errors[`${part}@${version}`] ?? 0;
    failures += step.failures[`${part}@${version}`] ?? 0;
  }
  return { pages, errors, failures };
}

/** Whether the set of that name (see `releaseSetName`) has a version of a part. */
function hasRelease(set: string, part: PartName, version: string): boolean {
  return set.split('.')[partNames.indexOf(part)] === version.split('-')[1];
}
