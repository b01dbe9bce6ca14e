/** Middle of the sorted values, or the mean of the two in the middle. NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? Number.NaN) + high) / 2;
}

/** Smallest value that at least the given share of all values does not exceed (nearest rank). NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Medians of each figure over several runs. A figure that a run lacks counts as 0 there. */
export function medians<Name extends string>(runs: readonly Partial<Record<Name, number>>[]): Record<Name, number> {
  const names = new Set(runs.flatMap((run) => Object.keys(run) as Name[]));
  return Object.fromEntries([...names].map((name) => [name, median(runs.map((run) => run[name] ?? 0))])) as Record<
    Name,
    number
  >;
}

/** Processor milliseconds of each response. NaN without responses. */
export function cpuPerResponse(spentMs: number, responses: number): number {
  return responses === 0 ? Number.NaN : spentMs / responses;
}
