import type { PartialSet } from '../../releaseSet.ts';
import type { CheckContext } from '../CheckContext.ts';
import { isUsable } from '../report/ProbeReport.ts';
import type { StoredReport } from '../report/StoredReports.ts';
import { runProbe } from './runProbe.ts';

/** Maximum age of a reused report of the live set: a day, because a problem found with it is checked again with a new report. */
export const maxStoredMs = 24 * 60 * 60_000;
/** Age above which a report is replaced while a release is being built, when that costs no extra time. */
export const renewedAfterMs = 30 * 60_000;

/**
 * Returns the stored report of the live set, or makes and stores a new one.
 * @param maxMs maximum age of a stored report @param signal ends the probe
 * @returns null when the live set renders nothing to compare with
 */
export async function liveReport(
  set: PartialSet,
  { environment, programs, reports }: Pick<CheckContext, 'environment' | 'programs' | 'reports'>,
  maxMs: number,
  signal?: AbortSignal,
): Promise<StoredReport | null> {
  const source = environment.API_URL ?? '';
  const stored = await reports.read(set, source);
  if (stored && stored.ageMs < maxMs) return stored;
  const report = await runProbe(programs.probe, set, environment, { signal });
  if (!isUsable(report)) return null;
  await reports.write(set, source, report);
  return { report, ageMs: 0 };
}
