import { diffArrays } from 'diff';

/** A range of a merged list. A `conflict` has the entries that both sides have changed. */
export type MergedRegion<T> = { kind: 'merged'; parts: T[] } | { kind: 'conflict'; base: T[]; mine: T[]; stored: T[] };

/** A changed range of the base, and the entries that replace it. */
type Change<T> = { start: number; end: number; parts: T[] };
type Keyed = { key: string };

/**
 * Maximum number of differing entries between two versions. Only another text differs more, and the comparison takes
 * time that grows with the square of this number.
 */
const maxDifferences = 1_000;

/**
 * Merges two changed versions of a list. Changes of neighbouring entries merge, in contrast to the merge of git, because
 * each entry is a whole paragraph.
 * @returns null if the versions differ too much
 */
export function mergeLists<T extends Keyed>(
  base: readonly T[],
  mine: readonly T[],
  stored: readonly T[],
): MergedRegion<T>[] | null {
  const changesOfMine = changesBetween(base, mine);
  const changesOfStored = changesBetween(base, stored);
  if (!changesOfMine || !changesOfStored) return null;
  const regions: MergedRegion<T>[] = [];
  let position = 0;
  const keepUntil = (end: number) => {
    regions.push({ kind: 'merged', parts: base.slice(position, end) });
    position = Math.max(position, end);
  };
  for (const { start, end, mine: own, stored: other } of overlaps(changesOfMine, changesOfStored)) {
    keepUntil(start);
    regions.push(regionOf(base, { start, end }, own, other));
    position = end;
  }
  keepUntil(base.length);
  return regions;
}

/** Finds what a version has changed. If a change replaces entries by the same number of entries, each is a change. */
function changesBetween<T extends Keyed>(base: readonly T[], version: readonly T[]): Change<T>[] | null {
  const parts = diffArrays([...base], [...version], {
    comparator: (a, b) => a.key === b.key,
    maxEditLength: maxDifferences,
  });
  if (!parts) return null;
  const changes: Change<T>[] = [];
  let position = 0;
  let open: Change<T> | null = null;
  for (const { added, removed, value } of parts) {
    if (!added && !removed) {
      position += value.length;
      open = null;
      continue;
    }
    if (!open) {
      open = { start: position, end: position, parts: [] };
      changes.push(open);
    }
    if (removed) {
      position += value.length;
      open.end = position;
    } else open.parts.push(...value);
  }
  return changes.flatMap(split);
}

function split<T>(change: Change<T>): Change<T>[] {
  const { start, end, parts } = change;
  if (end - start !== parts.length) return [change];
  return parts.map((part, index) => ({ start: start + index, end: start + index + 1, parts: [part] }));
}

type Overlap<T> = { start: number; end: number; mine: Change<T>[]; stored: Change<T>[] };

/** Groups the changes of both sides by the entries of the base that they touch. */
function overlaps<T>(mine: readonly Change<T>[], stored: readonly Change<T>[]): Overlap<T>[] {
  const all = [
    ...mine.map((change) => ({ change, side: 'mine' as const })),
    ...stored.map((change) => ({ change, side: 'stored' as const })),
  ].sort((a, b) => a.change.start - b.change.start || a.change.end - b.change.end);
  const groups: Overlap<T>[] = [];
  for (const { change, side } of all) {
    let group = groups.at(-1);
    if (!group || !touches(group, change)) {
      group = { start: change.start, end: change.end, mine: [], stored: [] };
      groups.push(group);
    }
    group.end = Math.max(group.end, change.end);
    group[side].push(change);
  }
  return groups;
}

/** True if a change begins inside a group. Two insertions touch only at the same place. */
function touches(group: { start: number; end: number }, { start, end }: { start: number; end: number }): boolean {
  const areInsertions = group.start === group.end && start === end;
  return areInsertions ? start === group.start : start < group.end;
}

function regionOf<T extends Keyed>(
  base: readonly T[],
  { start, end }: { start: number; end: number },
  mine: readonly Change<T>[],
  stored: readonly Change<T>[],
): MergedRegion<T> {
  const own = applied(base, { start, end }, mine);
  const other = applied(base, { start, end }, stored);
  if (stored.length === 0 || areSame(own, other)) return { kind: 'merged', parts: own };
  if (mine.length === 0) return { kind: 'merged', parts: other };
  const refined = refine(base.slice(start, end), own, other);
  if (refined) return { kind: 'merged', parts: refined };
  return { kind: 'conflict', base: base.slice(start, end), mine: own, stored: other };
}

function applied<T>(
  base: readonly T[],
  { start, end }: { start: number; end: number },
  changes: readonly Change<T>[],
): T[] {
  const parts: T[] = [];
  let position = start;
  for (const change of changes) {
    parts.push(...base.slice(position, change.start), ...change.parts);
    position = change.end;
  }
  return [...parts, ...base.slice(position, end)];
}

function areSame<T extends Keyed>(some: readonly T[], others: readonly T[]): boolean {
  return some.length === others.length && some.every((part, index) => part.key === others[index]?.key);
}

/**
 * Merges a range in which both sides have made some of the same changes. One side may have stored the other's save before
 * its own, for example. Returns null if the sides have also changed the same entries in different ways.
 */
function refine<T extends Keyed>(base: readonly T[], mine: readonly T[], stored: readonly T[]): T[] | null {
  const shortest = Math.min(mine.length, stored.length);
  let start = 0;
  while (start < shortest && mine[start]?.key === stored[start]?.key) start += 1;
  let end = 0;
  while (end < shortest - start && mine.at(-1 - end)?.key === stored.at(-1 - end)?.key) end += 1;
  if (start + end === 0) return null;
  const isUnchanged = (parts: readonly T[]) =>
    parts.length === 0 ? base.length <= start + end : areSame(base.slice(start, base.length - end), parts);
  const [own, other] = [mine.slice(start, mine.length - end), stored.slice(start, stored.length - end)];
  const same = [mine.slice(0, start), mine.slice(mine.length - end)] as const;
  if (isUnchanged(own)) return [...same[0], ...other, ...same[1]];
  return isUnchanged(other) ? [...same[0], ...own, ...same[1]] : null;
}
