import { setTimeout } from 'node:timers/promises';
import { hostKindOf, sessionCookieName } from '@marquee/shared/domain';
import { blockServiceWorkers } from '../launch/pageScripts.ts';
import type { Tab, Tabs } from '../launch/Tabs.ts';
import { withoutVersions } from '../launch/withoutVersions.ts';
import { scaleTimeout } from '../scaleTimeout.ts';
import type { CandidateServer } from './CandidateServer.ts';
import { type Visit, type VisitReport, visitPage } from './visitPage.ts';

/** Maximum time for a visit on an idle machine, in milliseconds. Most visits take two seconds. */
const maxVisitMs = 40_000;

/**
 * Opens pages of one site one after the other in one tab, as a reader does. So the browser has the files and compiled
 * scripts from the second page on. After a page that cannot be opened or used, the next page gets a new tab.
 * @param maxMs maximum time for a visit on an idle machine
 * @returns the reports in the order of the visits
 */
export async function visitSite(
  tabs: Tabs,
  server: CandidateServer,
  visits: readonly Visit[],
  maxMs = maxVisitMs,
): Promise<VisitReport[]> {
  const reports: VisitReport[] = [];
  let tab: Tab | null = null;
  for (const visit of visits) {
    let report: VisitReport;
    try {
      tab ??= await tabFor(visit, tabs, server);
      tab.complaints.clear();
      const visited = visitPage(tab.page, server.addressOf(visit.site, visit.path), visit, tab.complaints);
      report = (await inTime(visited, maxMs)) ?? failed(tab, 'It does not respond any more.');
    } catch (error) {
      const reason = withoutVersions(String(error).split('\n')[0] ?? '');
      report = failed(tab, `It cannot be opened: ${reason}.`);
    }
    reports.push(report);
    if (report.aliveMs === null) {
      await tab?.page.context().close();
      tab = null;
    }
  }
  await tab?.page.context().close();
  return reports;
}

async function tabFor({ site, withServiceWorker }: Visit, tabs: Tabs, server: CandidateServer): Promise<Tab> {
  const tab = await tabs.take();
  // Without a session cookie, the server redirects to the sign-in page, and the creator platform does not mount. With
  // an invalid cookie, the platform mounts and then shows the sign-in page.
  if (hostKindOf(site) === 'creator')
    await tab.page.context().addCookies([{ name: sessionCookieName, value: 'none', url: server.addressOf(site, '/') }]);
  if (!withServiceWorker) await tab.page.addInitScript(blockServiceWorkers);
  return tab;
}

/** Resolves to null if a visit takes too long, because a page that hangs never responds again. */
async function inTime(visit: Promise<VisitReport>, maxMs: number): Promise<VisitReport | null> {
  const over = new AbortController();
  const tooLong = setTimeout(scaleTimeout(maxMs), null, { signal: over.signal });
  return Promise.race([visit, tooLong]).finally(() => over.abort());
}

function failed(tab: Tab | null, sentence: string): VisitReport {
  return { complaints: [...(tab?.complaints ?? []), sentence], addedRules: [], aliveMs: null };
}
