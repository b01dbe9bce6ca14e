import path from 'node:path';
import type { ReleaseName } from '../manifest.ts';
import type { ReleaseStore } from '../ReleaseStore.ts';
import type { Verdict } from '../registry/logEntry.ts';
import { type ReleaseSet, releaseSetName } from '../releaseSet.ts';
import { checkBrowser } from './browser/checkBrowser.ts';
import { checkContract } from './checkContract.ts';
import { checkExports } from './checkExports.ts';
import { checkFileBudgets } from './checkFileBudgets.ts';
import { checkIntegrity } from './checkIntegrity.ts';
import { checkModules } from './checkModules.ts';
import { checkPageBudgets } from './checkPageBudgets.ts';
import { checkPages } from './checkPages.ts';
import { checkGlobals, checkTimers } from './checkServerLeaks.ts';
import { checkShares } from './checkShares.ts';
import { checkSpeed } from './checkSpeed.ts';
import { checkStyles } from './checkStyles.ts';
import { asCheck, type Check, type Finding, firstOf } from './Finding.ts';
import { type GateCase, manifestsOf } from './GateCase.ts';
import { isUsable, type ProbeReport } from './probe/ProbeReport.ts';
import { runProbe } from './probe/runProbe.ts';

export type JudgeParts = {
  store: ReleaseStore;
  /** Settings of the shell that would run it; the api that they name must answer. */
  environment: NodeJS.ProcessEnv;
  /** Hears of each check as soon as it is done. */
  tell: (check: Check) => void;
  /** Where a rollback of each part would lead: a new contract must fit those too. */
  previous?: Partial<Record<ReleaseName, string | null>>;
};

/** What the live set does, for some judgements one after the other: it is the same for all of them. */
const liveProbes = new Map<string, { report: ProbeReport; at: number }>();
/** Content changes, and the machine's other load. */
const liveProbeMs = 10 * 60_000;

/** Null when it renders nothing to compare with either. */
async function probeLive(set: ReleaseSet, environment: NodeJS.ProcessEnv): Promise<ProbeReport | null> {
  const key = `${releaseSetName(set)} ${environment.DATA_DIR} ${environment.API_URL}`;
  const known = liveProbes.get(key);
  if (known && Date.now() - known.at < liveProbeMs) return known.report;
  const report = await runProbe(set, environment);
  liveProbes.clear();
  if (isUsable(report)) liveProbes.set(key, { report, at: Date.now() });
  return isUsable(report) ? report : null;
}

/**
 * Judges a release before any reader may meet it, together with the set that it would run in. Checks run from the cheapest on, and
 * all that can, so that a team hears of everything at once.
 * @param candidate the live set with the release in it; its releases must be in the store
 * @throws when something is missing that is needed to judge at all, as a manifest; never for what is wrong with the release
 */
export async function judgeRelease(
  candidate: ReleaseSet,
  live: ReleaseSet | null,
  part: ReleaseName,
  { store, environment, tell, previous = {} }: JudgeParts,
): Promise<Verdict> {
  const startedAt = Date.now();
  const checks: Check[] = [];
  const reasons: string[] = [];
  const note: Note = async (name, run) => {
    const finding = await Promise.resolve()
      .then(run)
      .catch((error: unknown): Finding => {
        // What cannot be checked is not known to be good.
        const problem = `The check “${name}” failed itself: ${error instanceof Error ? error.message : error}.`;
        return { problems: [problem], detail: '' };
      });
    const check = asCheck(name, finding);
    checks.push(check);
    reasons.push(...firstOf(finding.problems));
    tell(check);
    return check.passed;
  };
  const gateCase: GateCase = {
    part,
    candidate,
    manifests: await manifestsOf(store, candidate),
    live,
    previous: Object.fromEntries(Object.entries(previous).filter(([, version]) => version)),
    store,
    environment: { ...environment, DATA_DIR: path.dirname(store.root) },
  };

  // Scripts that are not those of the manifest are not even loaded.
  if (await note('files', () => checkIntegrity(gateCase))) await judgeContents(gateCase, note);
  return { passed: reasons.length === 0, reasons, seconds: (Date.now() - startedAt) / 1_000, checks };
}

type Note = (name: string, check: () => Finding | Promise<Finding>) => Promise<boolean>;

async function judgeContents(gateCase: GateCase, note: Note): Promise<void> {
  const { part, candidate, live, environment } = gateCase;
  await note('exports', () => checkExports(gateCase));
  await note('shared modules', () => checkShares(gateCase));
  await note('file budgets', () => checkFileBudgets(gateCase));
  await note('contract', () => checkContract(gateCase));

  // At the same time, so that both are measured under the same load.
  const [before, probe] = await Promise.all([live && probeLive(live, environment), runProbe(candidate, environment)]);
  await note('modules', () => checkModules(probe));
  await note('pages', () => checkPages(probe, before));
  await note('page budgets', () => checkPageBudgets(probe, before));
  await note('styles', () => checkStyles(part, probe, before));
  await note('speed', () => checkSpeed(probe, before));
  await note('global variables', () => checkGlobals(probe, before));
  await note('timers', () => checkTimers(probe, before));
  await note('browser', () => checkBrowser(gateCase, probe));
}
