import type { CheckResult } from '../../CheckResult.ts';
import type { ProbeReport } from '../../report/ProbeReport.ts';

/** Maximum factor by which a page may become slower. */
const maxTimesSlower = 3;
/** Factor for figures that were measured at another time, under another load. Above this factor, both sets are measured again. */
export const timesSuspicious = 2;
/** Minimum of compared times, in milliseconds, because differences below it are noise. */
const floorMs = { cpuMs: 1.5, wallMs: 50 } as const;

const measures = { cpuMs: 'of processor time', wallMs: 'from request to page' } as const;

/** Factor by which each kind of page is slower, in processor time and in elapsed time. */
function comparisons({ costs }: ProbeReport, live: ProbeReport | null) {
  return costs.flatMap((cost) => {
    const before = live?.costs.find(({ kind }) => kind === cost.kind);
    if (!before) return [];
    return (['cpuMs', 'wallMs'] as const).map((measure) => {
      const times = cost[measure] / Math.max(before[measure], floorMs[measure]);
      return { kind: cost.kind, measure, times, now: cost[measure], before: before[measure] };
    });
  });
}

/** The kinds of page that may have become slower, by figures of different times. */
export function suspiciousKinds(candidate: ProbeReport, live: ProbeReport | null): string[] {
  const slower = comparisons(candidate, live).filter(({ times }) => times > timesSuspicious);
  return [...new Set(slower.map(({ kind }) => kind))];
}

/**
 * Checks that rendering has not become slower than with the live set, for any kind of page.
 * @param max allowed factor, which is three if both were measured at the same time
 */
export function checkSpeed(
  candidate: ProbeReport,
  live: ProbeReport | null,
  max: number = maxTimesSlower,
): CheckResult {
  if (!live || live.costs.length === 0) return { problems: [], detail: 'There is no live set to compare with.' };
  const compared = comparisons(candidate, live);
  const problems = compared
    .filter(({ times }) => times > max)
    .map(
      ({ kind, measure, now, before }) =>
        `A page of the kind “${kind}” takes ${now.toFixed(1)} ms ${measures[measure]}; with the live set it is ${before.toFixed(1)} ms.`,
    );
  const [worst] = compared.toSorted((one, other) => other.times - one.times);
  const slowest =
    worst && worst.times > 1 ? `; the most against it is ${worst.times.toFixed(1)} times, ${worst.kind}` : '';
  return { problems, detail: `${candidate.costs.length} kinds of page were measured beside the live set${slowest}.` };
}
