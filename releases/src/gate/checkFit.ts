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
import { KeptReports } from './probe/KeptReports.ts';
import { liveReport } from './probe/liveReport.ts';
import { runProbe } from './probe/runProbe.ts';
import type { ServerPrograms } from './ServerPrograms.ts';
import { evaluationEnvironment } from './StartedAhead.ts';

/** A report of the live set may be so old where only faults are compared. */
const reportMs = 30 * 60_000;

type FitParts = { cache: ReleaseCache; environment: NodeJS.ProcessEnv; programs: ServerPrograms };

/**
 * Whether a set that readers would get by a move fits together: the checks of the gate that hold one part against another, and none
 * that hold a version against the one before it.
 * @param part that moves @param live the set that readers have now
 * @returns the reasons why it does not; empty when it fits
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
    reports: KeptReports.beside(cache),
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
