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
  /** Pages that were rendered and not stored ones, by the part that serves them and the release set (`ownedKey`). */
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

/** The key under which facts of pages are counted that one part serves: `mf-post/1a2b….…`. */
export function ownedKey(owner: PartName, set: string): string {
  return `${owner}/${set}`;
}

/** Versions of the other parts, by part: a set with others says nothing about a part's speed, content and memory. */
export type OtherVersions = Readonly<Record<PartName, string | null>>;

/**
 * Pages and errors of a version since a time. Renders and contents are those of the pages that the part serves, and of all pages for
 * the shell.
 * @param others where it is given, renders, contents and memory are only those of sets with these other parts
 */
export function tallyOf(
  steps: readonly CountStep[],
  part: PartName,
  version: string,
  since: number,
  others: OtherVersions | null = null,
): Tally {
  const tally: Tally = {
    ...{ pages: 0, errors: 0, failures: 0, renders: 0, renderMs: 0, compared: 0, emptied: 0 },
    heapBytes: null,
  };
  const ofVersion = (bySet: Readonly<Record<string, number>>) =>
    Object.entries(bySet).reduce((sum, [set, count]) => (hasRelease(set, part, version) ? sum + count : sum), 0);
  const isComparable = (set: string) =>
    hasRelease(set, part, version) &&
    partNames.every((other) => {
      const wanted = others?.[other];
      return other === part || !wanted || hasRelease(set, other, wanted);
    });
  const ofOwnPages = (byKey: Readonly<Record<string, number>>) =>
    Object.entries(byKey).reduce((sum, [key, count]) => {
      const [owner, set] = key.split('/');
      const isOwn = set !== undefined && (part === 'shell' || owner === part);
      return isOwn && isComparable(set) ? sum + count : sum;
    }, 0);
  for (const step of steps) {
    if (step.at + bucketMs <= since) continue;
    tally.pages += ofVersion(step.pages);
    tally.renders += ofOwnPages(step.renders);
    tally.renderMs += ofOwnPages(step.renderMs);
    tally.compared += ofOwnPages(step.compared);
    tally.emptied += ofOwnPages(step.emptied);
    const held = Object.entries(step.heapBytes).flatMap(([set, bytes]) => (isComparable(set) ? [bytes] : []));
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
