import type { CheckResult } from '../../CheckResult.ts';
import type { ProbeReport } from '../../probe/ProbeReport.ts';

/** How many times slower a page may become. */
const mostTimesSlower = 3;
/** Lower bound of a measured time: a millisecond more is no result. */
const floorMs = { cpuMs: 1.5, wallMs: 50 } as const;

const measures = { cpuMs: 'of processor time', wallMs: 'from request to page' } as const;

/** Whether rendering a kind of page has become three times slower than with the live set, in this same run. */
export function checkSpeed({ costs }: ProbeReport, live: ProbeReport | null): CheckResult {
  if (!live || live.costs.length === 0) return { problems: [], detail: 'There is no live set to compare with.' };
  const problems: string[] = [];
  let worst = { times: 0, kind: '' };
  for (const cost of costs) {
    const before = live.costs.find(({ kind }) => kind === cost.kind);
    if (!before) continue;
    for (const measure of ['cpuMs', 'wallMs'] as const) {
      const times = cost[measure] / Math.max(before[measure], floorMs[measure]);
      if (times > worst.times) worst = { times, kind: cost.kind };
      if (times > mostTimesSlower)
        problems.push(
          `A page of the kind “${cost.kind}” takes ${cost[measure].toFixed(1)} ms ${measures[measure]}; with the live set it is ${before[measure].toFixed(1)} ms.`,
        );
    }
  }
  const slowest = worst.times > 1 ? `; the most against it is ${worst.times.toFixed(1)} times, ${worst.kind}` : '';
  return { problems, detail: `${costs.length} kinds of page were measured beside the live set${slowest}.` };
}
