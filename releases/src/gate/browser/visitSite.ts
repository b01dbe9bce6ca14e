import { setTimeout } from 'node:timers/promises';
import { hostKindOf, sessionCookieName } from '@marquee/shared/domain';
import type { Browser, Page } from 'playwright-core';
import { scaleTimeout } from '../scaleTimeout.ts';
import type { CandidateServer } from './CandidateServer.ts';
import { noteBeginnings } from './pageScripts.ts';
import { pixel } from './pixel.ts';
import { looks, type Visit, type VisitReport, visitPage } from './visitPage.ts';

/** Longest time for all that is done on a page, on an idle machine: most take two seconds. */
const visitMostMs = 40_000;

/**
 * Opens pages of one site in one look, one after the other in one tab, as a reader does: from the second on, the browser has the files
 * and the compiled scripts. After a page that cannot be opened or used comes a new tab.
 * @returns the reports in the order of the visits
 */
export async function visitSite(
  browser: Browser,
  server: CandidateServer,
  visits: readonly Visit[],
): Promise<VisitReport[]> {
  const reports: VisitReport[] = [];
  let tab: Tab | null = null;
  for (const visit of visits) {
    let report: VisitReport;
    try {
      tab ??= await openTab(browser, server, visit);
      tab.complaints = new Set();
      const visited = visitPage(tab.page, server.addressOf(visit.site, visit.path), visit, tab.complaints);
      report = (await inTime(visited)) ?? failed(tab, 'It does not respond any more.');
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

/** Null when it takes too long: a page that hangs never answers again. */
async function inTime(visit: Promise<VisitReport>): Promise<VisitReport | null> {
  const over = new AbortController();
  const tooLong = setTimeout(scaleTimeout(visitMostMs), null, { signal: over.signal });
  return Promise.race([visit, tooLong]).finally(() => over.abort());
}

function failed(tab: Tab | null, sentence: string): VisitReport {
  return { complaints: [...(tab?.complaints ?? []), sentence], addedRules: [], aliveMs: null };
}

/** A page of a context of its own, and the sentences about the page that is visited now. */
type Tab = { page: Page; complaints: Set<string> };

async function openTab(
  browser: Browser,
  server: CandidateServer,
  { site, look, withServiceWorker }: Visit,
): Promise<Tab> {
  const context = await browser.newContext({ ...looks[look], serviceWorkers: withServiceWorker ? 'allow' : 'block' });
  // Without a session the platform is not even begun. With one that is over it mounts, and leads to the door.
  if (hostKindOf(site) === 'creator')
    await context.addCookies([{ name: sessionCookieName, value: 'none', url: server.addressOf(site, '/') }]);
  const page = await context.newPage();
  const tab: Tab = { page, complaints: new Set() };
  listen(page, (sentence) => tab.complaints.add(withoutVersions(sentence)));
  await page.addInitScript(noteBeginnings);
  await answerPictures(page);
  return tab;
}

/** Playwright's own routes would pass each request through the gate, and close the browser's cache. */
async function answerPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'image/gif' }];
    // A page that has gone needs no answer.
    session
      .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: pixel })
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/image/upload/*' }] });
}

function listen(page: Page, complain: (sentence: string) => void): void {
  const isOwnFile = (url: string) => url.includes('/assets/');
  page.on('console', (message) => {
    // Which request failed is said below; pictures and the like are content, not code.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complain(`The console shows: ${message.text().split('\n')[0]}`);
  });
  page.on('pageerror', (error) => complain(`It throws ${asRead(String(error).split('\n')[0] ?? '')}`));
  page.on('requestfailed', (request) => {
    if (isOwnFile(request.url()) && request.failure()?.errorText !== 'net::ERR_ABORTED')
      complain(`${request.url()} cannot be loaded: ${request.failure()?.errorText}.`);
  });
  page.on('response', (response) => {
    if (isOwnFile(response.url()) && response.status() >= 400)
      complain(`${response.url()} answers ${response.status()}.`);
  });
}

/** React's numbered errors for a page that the browser renders otherwise than the server. */
function asRead(error: string): string {
  const isMismatch = /Minified React error #(418|419|421|422|423|425)\b/.test(error);
  return isMismatch ? `a hydration mismatch: the browser renders it otherwise than the server. ${error}` : error;
}

/** The same sentence for two releases that do the same. */
function withoutVersions(sentence: string): string {
  return sentence
    .replace(/https?:\/\/[^/\s]+/g, '')
    .replace(/\/(shell|mf-\w+)\/\d+\.\d+\.\d+-[0-9a-f]{10}\//g, '/$1/…/');
}
