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
  /** Pages that were compared with the same ones of another set, and those of them that have lost most of something. */
  compared: counts.default({}),
  emptied: counts.default({}),
  /** The most bytes that a worker held after its garbage was collected. */
  heapBytes: counts.default({}),
});
export type CountStep = z.infer<typeof countStepSchema>;

/** A step in which nothing is counted yet. @param at its beginning, in milliseconds */
export function newStep(at: number): CountStep {
  return countStepSchema.parse({ at, pages: {}, errors: {} });
}

/**
 * Pages that went out, errors that they had, and how many of these the server has seen itself; how many were rendered, and the
 * milliseconds that these took together; how many were compared with another set's, and have lost most of something; the bytes
 * that its largest worker held after the last collection, null when unknown.
 */
export type Tally = {
  pages: number;
  errors: number;
  failures: number;
  renders: number;
  renderMs: number;
  compared: number;
  emptied: number;
  heapBytes: number | null;
};

/** Pages and errors of a version since a time. */
export function tallyOf(steps: readonly CountStep[], part: PartName, version: string, since: number): Tally {
  const tally: Tally = {
    ...{ pages: 0, errors: 0, failures: 0, renders: 0, renderMs: 0, compared: 0, emptied: 0 },
    heapBytes: null,
  };
  const ofVersion = (bySet: Readonly<Record<string, number>>) =>
    Object.entries(bySet).reduce((sum, [set, count]) => (hasRelease(set, part, version) ? sum + count : sum), 0);
  for (const step of steps) {
    if (step.at + bucketMs <= since) continue;
    tally.pages += ofVersion(step.pages);
    tally.renders += ofVersion(step.renders);
    tally.renderMs += ofVersion(step.renderMs);
    tally.compared += ofVersion(step.compared);
    tally.emptied += ofVersion(step.emptied);
    const held = Object.entries(step.heapBytes).flatMap(([set, bytes]) =>
      hasRelease(set, part, version) ? [bytes] : [],
    );
    if (held.length > 0) tally.heapBytes = Math.max(...held);
    tally.errors += step.errors[`${part}@${version}`] ?? 0;
    tally.failures += step.failures[`${part}@${version}`] ?? 0;
  }
  return tally;
}

/** Whether the set of that name (see `releaseSetName`) has a version of a part. */
function hasRelease(set: string, part: PartName, version: string): boolean {
  return set.split('.')[partNames.indexOf(part)] === version.split('-')[1];
}
