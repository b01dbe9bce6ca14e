import type { PartName } from '@marquee/shared/domain';
import type { ReleaseCache } from '../ReleaseCache.ts';
import type { ReleaseSet } from '../releaseSet.ts';
import { type CheckContext, manifestsOf } from './CheckContext.ts';
import { firstOf } from './CheckResult.ts';
import { checkExports } from './checks/manifests/checkExports.ts';
import { checkServerContract } from './checks/manifests/checkServerContract.ts';
import { checkShares } from './checks/manifests/checkShares.ts';
import { checkModules } from './checks/reports/checkModules.ts';
import { checkPages } from './checks/reports/checkPages.ts';
import { checkContract } from './checks/sources/checkContract.ts';
import { evaluationEnvironment } from './launch/StartedAhead.ts';
import { liveReport } from './probe/liveReport.ts';
import { runProbe } from './probe/runProbe.ts';
import { StoredReports } from './report/StoredReports.ts';
import type { ServerPrograms } from './ServerPrograms.ts';

/** A report of the live set may be so old where only faults are compared. */
const reportMs = 30 * 60_000;

type FitParts = { cache: ReleaseCache; environment: NodeJS.ProcessEnv; programs: ServerPrograms };

/**
 * Checks that the parts of a set fit together, before a move makes the set live. Runs only the checks that compare parts with each other.
 * @param part the part that moves
 * @param live the set that readers have now
 * @returns the reasons against the set, empty if the parts fit
 */
export async function checkFit(
  candidate: ReleaseSet,
  live: ReleaseSet,
  part: PartName,
  { cache, environment, programs }: FitParts,
): Promise<string[]> {
  const context: CheckContext = {
    ...{ part, candidate, live, cache, programs, previous: {}, canaries: {}, ahead: null },
    manifests: await manifestsOf(cache, candidate),
    environment: evaluationEnvironment(cache, environment),
    reports: StoredReports.beside(cache),
  };
  const understood = checkServerContract(context);
  if (understood.problems.length > 0) return firstOf(understood.problems);
  const [before, probe, contract] = await Promise.all([
    liveReport(live, context, reportMs),
    runProbe(programs.probe, candidate, context.environment, { live }),
    checkContract(context),
  ]);
  const report = before?.report ?? null;
  const checks = [
    checkExports(context),
    checkShares(context),
    contract,
    checkModules(probe, report),
    checkPages(probe, report),
  ];
  return firstOf(checks.flatMap(({ problems }) => problems));
}
