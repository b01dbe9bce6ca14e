import type { CheckResult } from '../../CheckResult.ts';
import type { ProbeReport } from '../../probe/ProbeReport.ts';

/** How many times slower a page may become. */
const mostTimesSlower = 3;
/** The same against figures that were measured at another time, under another load: above it, both are measured again. */
export const timesSuspicious = 2;
/** Lower bound of a measured time: a millisecond more is no result. */
const floorMs = { cpuMs: 1.5, wallMs: 50 } as const;

const measures = { cpuMs: 'of processor time', wallMs: 'from request to page' } as const;

/**
 * Whether rendering a kind of page has become slower than with the live set.
 * @param most how many times slower it may be: three, when both were measured at the same time
 */
export function checkSpeed(
  { costs }: ProbeReport,
  live: ProbeReport | null,
  most: number = mostTimesSlower,
): CheckResult {
  if (!live || live.costs.length === 0) return { problems: [], detail: 'There is no live set to compare with.' };
  const problems: string[] = [];
  let worst = { times: 0, kind: '' };
  for (const cost of costs) {
    const before = live.costs.find(({ kind }) => kind === cost.kind);
    if (!before) continue;
    for (const measure of ['cpuMs', 'wallMs'] as const) {
      const times = cost[measure] / Math.max(before[measure], floorMs[measure]);
      if (times > worst.times) worst = { times, kind: cost.kind };
      if (times > most)
        problems.push(
          `A page of the kind “${cost.kind}” takes ${cost[measure].toFixed(1)} ms ${measures[measure]}; with the live set it is ${before[measure].toFixed(1)} ms.`,
        );
    }
  }
  const slowest = worst.times > 1 ? `; the most against it is ${worst.times.toFixed(1)} times, ${worst.kind}` : '';
  return { problems, detail: `${costs.length} kinds of page were measured beside the live set${slowest}.` };
}
