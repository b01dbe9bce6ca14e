import { windowMs } from '../counts/SlidingCounts.ts';
import type { NodeStatus } from './NodeStatus.ts';
import type { ServedCounts } from './ServedCounts.ts';

const maxReports = 50;

/** Sums the status of all nodes, for the status page and the API. */
export function aggregateStatus(statuses: readonly NodeStatus[], now: number): ServedCounts {
  const steps = statuses.flatMap((status) => status.steps);
  const started = Math.min(...statuses.map(({ since }) => since), now);
  return {
    since: Math.max(started, now - windowMs),
    steps,
    pages: sumOf(steps.map(({ pages }) => pages)),
    sessions: sumOf(statuses.map(({ sessions }) => sessions)),
    errors: sumOf(steps.map(({ errors }) => errors)),
    reports: statuses
      .flatMap(({ node, reports }) => reports.map((report) => ({ node, ...report })))
      .sort((a, b) => b.at - a.at)
      .slice(0, maxReports),
    nodes: statuses.map(({ node, pid, server, since, at, set, prepared, canaries, workers, deaths, steps: own }) => ({
      node,
      pid,
      server,
      since,
      at,
      set,
      canaries,
      workers,
      prepared: prepared ?? null,
      deaths,
      pages: total(own.map(({ pages }) => pages)),
      errors: total(own.map(({ errors }) => errors)),
    })),
  };
}

function sumOf(counts: readonly Record<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const one of counts) for (const [key, count] of Object.entries(one)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

function total(counts: readonly Record<string, number>[]): number {
  return Object.values(sumOf(counts)).reduce((sum, count) => sum + count, 0);
}
