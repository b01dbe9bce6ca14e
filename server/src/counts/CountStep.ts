import { partNames } from '@marquee/releases/partNames.ts';
import type { PartName } from '@marquee/shared/domain';
import { z } from 'zod';

/** Length of a step, in milliseconds. */
export const bucketMs = 10_000;

const counts = z.record(z.string(), z.number().int().nonnegative());

/** The counts of one step. */
export const countStepSchema = z.object({
  /** Start of the step, in milliseconds since the epoch. */
  at: z.number(),
  /** Number of pages, by name of the release set. */
  pages: counts,
  /** Number of errors, by `part@version`. */
  errors: counts,
  /** Errors among `errors` that the server noticed itself, because it could not make a page. */
  failures: counts.default({}),
  /**
   * Number of renders, by the part that serves the page and the release set (`ownedKey`). Stored pages do not count.
   */
  renders: counts.default({}),
  /** Total time of these renders, in milliseconds. */
  renderMs: counts.default({}),
  /** Pages that were compared with another set's pages, and how many of these have lost most of their content. */
  compared: counts.default({}),
  emptied: counts.default({}),
  /** Heap of the largest worker after a garbage collection, in bytes. */
  heapBytes: counts.default({}),
});
export type CountStep = z.infer<typeof countStepSchema>;

/** Creates an empty step. @param at start of the step, in epoch milliseconds */
export function newStep(at: number): CountStep {
  return countStepSchema.parse({ at, pages: {}, errors: {} });
}

/**
 * Counts of a version, with the fields of `CountStep`. `pages` are the pages sent to readers. `heapBytes` is null if it
 * is unknown.
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

/** Returns the key of the counts for the pages that one part serves, such as `mf-post/1a2b….…`. */
export function ownedKey(owner: PartName, set: string): string {
  return `${owner}/${set}`;
}

/** Versions of the other parts, by part. Only with equal versions are a part's speed, content and memory comparable. */
export type OtherVersions = Readonly<Record<PartName, string | null>>;

/**
 * Adds up the pages and errors of a version since a time. Renders and contents include only the pages that the part
 * serves, or all pages for the shell.
 * @param others if given, renders, contents and memory include only sets with these versions of the other parts
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
      const otherVersion = others?.[other];
      return other === part || !otherVersion || hasRelease(set, other, otherVersion);
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

/** True if the set with this name (see `releaseSetName`) contains this version of a part. */
function hasRelease(set: string, part: PartName, version: string): boolean {
  return set.split('.')[partNames.indexOf(part)] === version.split('-')[1];
}
