import type { ReleaseSet } from '../../releaseSet.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { KeptReport } from './KeptReports.ts';
import { isUsable } from './ProbeReport.ts';
import { runProbe } from './runProbe.ts';

/** A report of the live set is reused for this long: a day, as what is found by it is tried again with a new one before it counts. */
export const keptMs = 24 * 60 * 60_000;
/** One of this age is made anew while a release is built, where that costs no time. */
export const renewedAfterMs = 30 * 60_000;

/**
 * The report of the live set: the kept one, or one that is made now and kept.
 * @param mostMs greatest age of a kept report @param signal ends the probe
 * @returns null when the live set renders nothing to compare with
 */
export async function liveReport(
  set: ReleaseSet,
  { environment, programs, reports }: Pick<CheckContext, 'environment' | 'programs' | 'reports'>,
  mostMs: number,
  signal?: AbortSignal,
): Promise<KeptReport | null> {
  const source = environment.API_URL ?? '';
  const kept = await reports.read(set, source);
  if (kept && kept.ageMs < mostMs) return kept;
  const report = await runProbe(programs.probe, set, environment, { signal });
  if (!isUsable(report)) return null;
  await reports.write(set, source, report);
  return { report, ageMs: 0 };
}
