import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import type { PartName } from '@marquee/shared/domain';
import type { ReleaseCache } from '../ReleaseCache.ts';
import type { GateResult } from '../registry/logEntry.ts';
import type { PartialSet } from '../releaseSet.ts';
import { BrowserSession } from './browser/BrowserSession.ts';
import { checkBrowser, visitEarly } from './browser/checkBrowser.ts';
import { type CheckContext, manifestsOf, type Versions } from './CheckContext.ts';
import { type AcceptableCheck, type CheckRecord, type CheckResult, checkRecord, firstOf } from './CheckResult.ts';
import { checkExports } from './checks/manifests/checkExports.ts';
import { checkFileBudgets } from './checks/manifests/checkFileBudgets.ts';
import { checkAddresses, checkRoutes } from './checks/manifests/checkRoutes.ts';
import { checkServerContract } from './checks/manifests/checkServerContract.ts';
import { checkShares } from './checks/manifests/checkShares.ts';
import { checkContent } from './checks/reports/checkContent.ts';
import { checkGrowth } from './checks/reports/checkGrowth.ts';
import { checkModules } from './checks/reports/checkModules.ts';
import { checkPageBudgets } from './checks/reports/checkPageBudgets.ts';
import { checkPages } from './checks/reports/checkPages.ts';
import { checkGlobals, checkResources, checkTimers } from './checks/reports/checkServerLeaks.ts';
import { checkSpeed, suspiciousKinds, timesSuspicious } from './checks/reports/checkSpeed.ts';
import { checkStyles } from './checks/reports/checkStyles.ts';
import { checkContract } from './checks/sources/checkContract.ts';
import { checkIntegrity } from './checks/sources/checkIntegrity.ts';
import { findPostAt } from './findPost.ts';
import { evaluationEnvironment, type StartedAhead } from './launch/StartedAhead.ts';
import { checkLooks } from './looks/checkLooks.ts';
import { changedKinds, withOtherPages } from './probe/changedKinds.ts';
import { liveReport, maxStoredMs } from './probe/liveReport.ts';
import { runProbe } from './probe/runProbe.ts';
import { isUsable, type ProbeReport } from './report/ProbeReport.ts';
import { StoredReports } from './report/StoredReports.ts';
import type { ServerPrograms } from './ServerPrograms.ts';

export type EvaluationParts = {
  cache: ReleaseCache;
  /** Settings of the shell that would run the release. The api that they name must respond. */
  environment: NodeJS.ProcessEnv;
  /** The programs that run a release on the server. */
  programs: ServerPrograms;
  /** Called with each check as soon as it is done. */
  onCheck: (check: CheckRecord) => void;
  /** Rollback targets and canaries, whose types must also fit. They are in the cache if they could be fetched. */
  previous?: Versions;
  canaries?: Versions;
  /** Checks whose problems the team accepts. */
  accepted?: readonly AcceptableCheck[];
  /** Processes that were started before the release was built. The caller ends them. */
  ahead?: StartedAhead | null;
};

/** Maximum age in milliseconds of a report that is compared with a new one, because content and machine load change. */
const recentMs = 60_000;

async function storedReport(set: PartialSet, { environment, reports }: CheckContext): Promise<ProbeReport | null> {
  const stored = await reports.read(set, environment.API_URL ?? '');
  return stored && stored.ageMs < maxStoredMs ? stored.report : null;
}

/**
 * Evaluates a release before it reaches a reader, together with the set that it would run in. The cheapest checks run
 * first. A failed check does not stop the others, so that a team sees all problems at once.
 * @param candidate the live set with the release in it. Its releases must be in the cache. Lacks parts without a
 * release
 * @throws if the evaluation is impossible, for example without a manifest or the api. Never throws for a bad release
 */
export async function evaluateRelease(
  candidate: PartialSet,
  live: PartialSet | null,
  part: PartName,
  { cache, environment, programs, onCheck, previous = {}, canaries = {}, accepted = [], ahead = null }: EvaluationParts,
): Promise<GateResult> {
  const startedAt = Date.now();
  const checks: CheckRecord[] = [];
  const reasons: string[] = [];
  const note: Note = async (name, run) => {
    const result = await Promise.resolve()
      .then(run)
      .catch((error: unknown): CheckResult => {
        // A release that cannot be checked is not known to be good.
        const problem = `The check “${name}” failed itself: ${error instanceof Error ? error.message : error}.`;
        return { problems: [problem], detail: '' };
      });
    const check = checkRecord(
      name,
      result,
      accepted.some((one) => one === name),
    );
    checks.push(check);
    if (!check.passed) reasons.push(...firstOf(result.problems));
    onCheck(check);
    return check.passed;
  };
  const context: CheckContext = {
    part,
    candidate,
    manifests: await manifestsOf(cache, candidate),
    live,
    previous,
    canaries,
    cache,
    environment: evaluationEnvironment(cache, environment),
    programs,
    ahead,
    reports: StoredReports.beside(cache),
  };

  // Scripts that differ from the manifest are not even loaded.
  const isWhole = await note('files', () => checkIntegrity(context));
  const isUnderstood = await note('server contract', () => checkServerContract(context));
  if (isWhole && isUnderstood) {
    const session = await BrowserSession.start(context);
    try {
      await evaluateContents(context, session, note);
    } finally {
      if (typeof session !== 'string') await session.close();
    }
  }
  return { passed: reasons.length === 0, reasons, seconds: (Date.now() - startedAt) / 1_000, checks };
}

type Note = (name: string, check: () => CheckResult | Promise<CheckResult>) => Promise<boolean>;

async function evaluateContents(context: CheckContext, session: BrowserSession | string, note: Note): Promise<void> {
  const { part, candidate, live, environment, programs, ahead } = context;
  const liveManifests = live && (await manifestsOf(context.cache, live));
  await note('exports', () => checkExports(context));
  await note('routes', () =>
    checkRoutes(context, liveManifests, findPostAt(environment.API_URL ?? '', siteFolderKeys())),
  );
  await note('addresses', () => checkAddresses(context, liveManifests));
  await note('shared modules', () => checkShares(context));
  await note('file budgets', () => checkFileBudgets(context));
  const changed = changedKinds(context);
  // Avoids a second report if one is already being made.
  await ahead?.renewal;
  // The contract check runs beside the two probes. The probes are then measured under the same load, and the compiler often waits for
  // files.
  const contract = checkContract(context);
  const early = visitEarly(context, live && (await storedReport(live, context)), session);
  early.catch(() => undefined);
  const probes = Promise.all([
    live && liveReport(live, context, maxStoredMs),
    runProbe(programs.probe, candidate, environment, { changed, ahead, live }),
  ]);
  await note('contract', () => contract);
  const [stored, probe] = await probes;
  const isSuspect =
    !isUsable(probe) || reportChecks(part).some((check) => check(probe, stored?.report ?? null).problems.length > 0);
  const known =
    live && isSuspect && (stored?.ageMs ?? maxStoredMs) > recentMs ? await liveReport(live, context, recentMs) : stored;
  const before = known?.report ?? null;
  if (live && !before && !isUsable(probe))
    throw new Error(
      'Neither the release nor the live set renders a page now, so nothing can be compared. Does the api respond?',
    );
  await note('modules', () => checkModules(probe, before));
  await note('pages', () => checkPages(probe, before));
  await note('content', () => checkContent(probe, before));
  await note('page budgets', () => checkPageBudgets(probe, before));
  await note('styles', () => checkStyles(part, probe, before));
  await note('speed', () => checkSpeedTwice(context, probe, before));
  await note('memory', () => checkGrowth(probe, before));
  await note('global variables', () => checkGlobals(probe, before));
  await note('timers', () => checkTimers(probe, before));
  await note('open resources', () => checkResources(probe, before));
  const whole = withOtherPages(probe, before, changed);
  await note('browser', async () => checkBrowser(context, whole, session, await early));
  // Pictures are compared only on networks that enable `GATE_LOOKS`.
  if (environment.GATE_LOOKS === 'on') await note('looks', () => checkLooks(context, whole, session));
  const oldestMs = changed ? known?.ageMs : 0;
  if (isUsable(probe) && oldestMs !== undefined)
    await context.reports.write(candidate, environment.API_URL ?? '', whole, oldestMs);
}

/** Returns the checks that compare a report with the live set's report. */
const reportChecks = (part: PartName): ((probe: ProbeReport, live: ProbeReport | null) => CheckResult)[] => [
  ...[
    checkModules,
    checkPages,
    checkContent,
    checkPageBudgets,
    checkSpeed,
    checkGrowth,
    checkGlobals,
    checkTimers,
    checkResources,
  ],
  (probe, live) => checkStyles(part, probe, live),
];

/**
 * Checks the speed. Measures slow pages again, at the same time as the live set, before they count as slow. The live
 * set's figures may be minutes old, and the machine may have been busy.
 */
async function checkSpeedTwice(
  context: CheckContext,
  probe: ProbeReport,
  before: ProbeReport | null,
): Promise<CheckResult> {
  const { candidate, live, environment, programs } = context;
  const first = checkSpeed(probe, before, timesSuspicious);
  if (first.problems.length === 0 || !live) return first;
  const slow = suspiciousKinds(probe, before);
  const [again, liveAgain] = await Promise.all([
    runProbe(programs.probe, candidate, environment, { changed: slow }),
    runProbe(programs.probe, live, environment, { changed: slow }),
  ]);
  return again.failure || !isUsable(liveAgain) ? checkSpeed(probe, before) : checkSpeed(again, liveAgain);
}
