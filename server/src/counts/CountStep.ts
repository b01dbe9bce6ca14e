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
  /** Pages that were rendered and not stored ones, by the name of the release set; absent from nodes of older servers. */
  renders: counts.default({}),
  /** The milliseconds that these took together. */
  renderMs: counts.default({}),
});
export type CountStep = z.infer<typeof countStepSchema>;

/**
 * Pages that went out, errors that they had, and how many of these the server has seen itself; how many were rendered, and the
 * milliseconds that these took together.
 */
export type Tally = { pages: number; errors: number; failures: number; renders: number; renderMs: number };

/** Pages and errors of a version since a time. */
export function tallyOf(steps: readonly CountStep[], part: PartName, version: string, since: number): Tally {
  const tally = { pages: 0, errors: 0, failures: 0, renders: 0, renderMs: 0 };
  const ofVersion = (bySet: Readonly<Record<string, number>>) =>
    Object.entries(bySet).reduce((sum, [set, count]) => (hasRelease(set, part, version) ? sum + count : sum), 0);
  for (const step of steps) {
    if (step.at + bucketMs <= since) continue;
    tally.pages += ofVersion(step.pages);
    tally.renders += ofVersion(step.renders);
    tally.renderMs += ofVersion(step.renderMs);
    tally.errors += step.errors[`${part}@${version}`] ?? 0;
    tally.failures += step.failures[`${part}@${version}`] ?? 0;
  }
  return tally;
}

/** Whether the set of that name (see `releaseSetName`) has a version of a part. */
function hasRelease(set: string, part: PartName, version: string): boolean {
  return set.split('.')[partNames.indexOf(part)] === version.split('-')[1];
}
