import type { ServedCounts } from '../admin/ServedCounts.ts';
import type { NodeBoard } from './NodeBoard.ts';
import { windowMs } from './SlidingCounts.ts';

const mostReports = 50;

/** All machines together, as the status page and the API show them. */
export function sumBoards(boards: readonly NodeBoard[], now: number): ServedCounts {
  const steps = boards.flatMap((board) => board.steps);
  const started = Math.min(...boards.map(({ since }) => since), now);
  return {
    since: Math.max(started, now - windowMs),
    pages: sumOf(steps.map(({ pages }) => pages)),
    sessions: sumOf(boards.map(({ sessions }) => sessions)),
    errors: sumOf(steps.map(({ errors }) => errors)),
    reports: boards
      .flatMap(({ node, reports }) => reports.map((report) => ({ node, ...report })))
      .sort((a, b) => b.at - a.at)
      .slice(0, mostReports),
    nodes: boards.map(({ node, pid, since, at, set, canaries, workers, steps: own }) => ({
      node,
      pid,
      since,
      at,
      set,
      canaries,
      workers,
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
