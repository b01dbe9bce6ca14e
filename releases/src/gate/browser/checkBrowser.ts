import type { PartName } from '@marquee/shared/domain';
import { isWholeSet, type ReleaseSet } from '../../releaseSet.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { CheckResult } from '../CheckResult.ts';
import { maxTabs, type Tabs } from '../launch/Tabs.ts';
import type { ProbedPage, ProbeReport } from '../report/ProbeReport.ts';
import type { BrowserSession } from './BrowserSession.ts';
import { CandidateServer } from './CandidateServer.ts';
import type { Visit, VisitReport } from './visitPage.ts';
import { visitSite } from './visitSite.ts';
import { visitsFor } from './visitsFor.ts';

type Place = Pick<ProbedPage, 'site' | 'path'>;
const placeOf = ({ site, path }: Place) => `${site}${path}`;

/** The reports by visit. */
export type VisitReports = ReadonlyMap<string, VisitReport>;

/** Identifies a visit. Visits with equal fields are the same visit. */
const keyOf = (visit: Visit) => JSON.stringify(visit);

/**
 * Opens the pages of the live set while the release's own pages are still being rendered. Both sets nearly always have the same pages.
 * @param before report of the live set, or null if none is stored
 */
export async function visitEarly(
  { part, manifests }: CheckContext,
  before: ProbeReport | null,
  session: BrowserSession | string,
): Promise<VisitReports> {
  if (typeof session === 'string' || !before) return new Map();
  const reports = await visitAll(session.tabs, session.server, visitsFor(part, manifests, before));
  return typeof reports === 'string' ? new Map() : reports;
}

/**
 * Opens pages of the set in a real browser, if installed, and finds faults that only show there.
 * @param session the browser and the release's worker, or a sentence that says why there is none
 * @param early reports of pages that were already opened
 */
export async function checkBrowser(
  context: CheckContext,
  probe: ProbeReport,
  session: BrowserSession | string,
  early: VisitReports = new Map(),
): Promise<CheckResult> {
  if (typeof session === 'string') return { problems: [], detail: session };
  const { part, manifests, live, programs, environment } = context;
  const visits = visitsFor(part, manifests, probe);
  if (visits.length === 0) return { problems: [], detail: 'Not tried: the server renders no page that loads it.' };

  const left = visits.filter((visit) => !early.has(keyOf(visit)));
  const later = await visitAll(session.tabs, session.server, left);
  if (typeof later === 'string') return { problems: [`A worker with it does not start: ${later}.`], detail: '' };
  const reportOf = (visit: Visit) => early.get(keyOf(visit)) ?? later.get(keyOf(visit));
  const bad = visits.filter((visit) => complaintsOf(part, reportOf(visit)).length > 0);
  const before =
    live && isWholeSet(live) && bad.length > 0
      ? await visitLive(session.tabs, live, { programs, environment }, bad)
      : null;
  const problems = bad.flatMap((visit) => {
    // Ignores complaints that the live set also has.
    const known = before instanceof Map ? complaintsOf(part, before.get(keyOf(visit))) : [];
    const own = complaintsOf(part, reportOf(visit)).filter((complaint) => !known.includes(complaint));
    return own.map((complaint) => `${placeOf(visit)}: ${complaint}`);
  });
  const slowest = Math.max(...visits.map((visit) => reportOf(visit)?.aliveMs ?? 0));
  return {
    problems: onceEach(problems),
    detail: `${visits.length} pages were opened in Chromium ${(await session.browser).version()}; all were alive within ${(slowest / 1_000).toFixed(1)} s, without an error.`,
  };
}

/** Adds a complaint for each global style, except for the shell, which may set global styles. */
function complaintsOf(part: PartName, report: VisitReport | undefined): string[] {
  if (!report) return [];
  const added = part === 'shell' ? [] : report.addedRules;
  const rules = added.map((selector) => `In the browser it adds a rule for “${selector}”, which reaches all elements.`);
  return [...report.complaints, ...rules];
}

/** Divides visits into lanes that run in parallel: one for each site, and parts of a site if there are few sites. */
function inLanes(visits: readonly Visit[]): Visit[][] {
  const lanes = [...Map.groupBy(visits, ({ site }) => site).values()];
  while (lanes.length > 0 && lanes.length < Math.min(visits.length, maxTabs)) {
    const [longest = []] = lanes.toSorted((a, b) => b.length - a.length);
    lanes.push(longest.splice(Math.ceil(longest.length / 2)));
  }
  return lanes;
}

/**
 * Visits pages with a worker of the set.
 * @returns the reports by visit, or the reason why the worker fails to start
 */
async function visitAll(
  tabs: Tabs,
  starting: Promise<CandidateServer>,
  visits: readonly Visit[],
): Promise<VisitReports | string> {
  let server: CandidateServer;
  try {
    server = await starting;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const visited = await Promise.all(
    inLanes(visits).map(async (lane) => {
      const reports = await visitSite(tabs, server, lane);
      return lane.flatMap((visit, at) => (reports[at] ? [[keyOf(visit), reports[at]] as const] : []));
    }),
  );
  return new Map(visited.flat());
}

/** Visits the same pages with the live set, in a worker that runs for these visits only. */
async function visitLive(
  tabs: Tabs,
  live: ReleaseSet,
  { programs, environment }: Pick<CheckContext, 'programs' | 'environment'>,
  visits: readonly Visit[],
): Promise<VisitReports | string> {
  const starting = CandidateServer.start(programs.worker, live, environment);
  try {
    return await visitAll(tabs, starting, visits);
  } finally {
    await starting.then(
      (server) => server.stop(),
      () => undefined,
    );
  }
}

/** Lists a complaint of several pages once, with the first page. */
function onceEach(problems: readonly string[]): string[] {
  const reported = new Set<string>();
  return problems.filter((problem) => {
    const complaint = problem.slice(problem.indexOf(': '));
    const isNew = !reported.has(complaint);
    reported.add(complaint);
    return isNew;
  });
}
