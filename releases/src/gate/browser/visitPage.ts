import { type HostKey, hostKindOf, parts, sessionCookieName } from '@marquee/shared/domain';
import type { Browser, Page } from 'playwright-core';
import { globalRules } from '../checks/reports/globalRules.ts';
import { scaleTimeout } from '../scaleTimeout.ts';
import type { CandidateServer } from './CandidateServer.ts';
import { hasPageView, isAlive, noteBeginnings, noteChanges, noteSight, scrollToEnd } from './pageScripts.ts';
import { pixel } from './pixel.ts';

/** How a reader looks at a page. */
const looks = {
  desk: { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  phone: { viewport: { width: 375, height: 812 }, colorScheme: 'dark' },
} as const;

/** A page to open. */
export type Visit = {
  site: HostKey;
  path: string;
  /** Whether it is opened a second time, on a phone. */
  alsoOnPhone?: boolean;
  /** A link in it to follow inside the application. */
  thenTo?: string;
  /** Whether the page may register the service worker, which is the shell's, the same on all pages, and takes a sixth of the visit. */
  withServiceWorker?: boolean;
};

export type VisitReport = {
  /** Problems, each a sentence; addresses in them have neither host nor version, so that they can be compared. */
  complaints: string[];
  /** Selectors of rules that scripts have added and that reach beyond their components. */
  addedRules: string[];
  /** From the response until the page was alive, the first time. */
  aliveMs: number;
};

/** Longest time in which a page must come to life, on an idle machine. */
const aliveMostMs = 20_000;
/** Pause between two looks whether it is alive: one with each frame makes the browser draw frames. */
const pollMs = 50;
/** Time for effects, lazy parts and their requests. */
const settleMs = 400;
/** Buttons of a page that are pressed, and the longest time for each. */
const mostButtons = 6;
const pressMs = 1_000;
/** Share of a page's text that can be seen: some is in closed panels, and for screen readers only. */
const leastVisible = 0.6;

/** Variables that the shell and its libraries leave in the window: the rest of the run time of federation, React Router and single-spa. */
const knownGlobals: ReadonlySet<string> = new Set([
  'dataLayer',
  ...['__FEDERATION__', '__VMOK__', '__GLOBAL_LOADING_REMOTE_ENTRY__'],
  ...['_FEDERATION_RUNTIME_CORE', '_FEDERATION_RUNTIME_CORE_FROM', '__reactRouterVersion'],
  ...['addEventListener', 'removeEventListener', 'singleSpaNavigate', '__SINGLE_SPA_DEVTOOLS__'],
]);

/** The parts' containers. */
const containers: ReadonlySet<string> = new Set(parts.map(({ name, federationName }) => federationName ?? name));

/** Those, the parts' chunks, and names that begin as the product's do. */
const isKnownGlobal = (name: string) =>
  knownGlobals.has(name) || containers.has(name) || /^(webpackChunk\w+|marquee\w*)$/.test(name);

/** Opens a page in its own context, on a desk and perhaps on a phone, and gathers acts that are never allowed. */
export async function visitPage(browser: Browser, server: CandidateServer, visit: Visit): Promise<VisitReport> {
  const context = await browser.newContext({
    ...looks.desk,
    serviceWorkers: visit.withServiceWorker ? 'allow' : 'block',
  });
  try {
    const page = await context.newPage();
    const url = server.addressOf(visit.site, visit.path);
    // Without a session the platform is not even begun. With one that is over it mounts, and leads to the door.
    if (hostKindOf(visit.site) === 'creator')
      await context.addCookies([{ name: sessionCookieName, value: 'none', url }]);
    const found: Found = { complaints: new Set(), addedRules: new Set() };
    listen(page, (sentence) => found.complaints.add(withoutVersions(sentence)));
    await page.addInitScript(noteBeginnings);
    await page.route(/\/image\/upload\//, (route) => route.fulfill({ contentType: 'image/gif', body: pixel }));
    const aliveMs = await openPage(page, url, 'desk', found, async () => {
      await pressButtons(page);
      if (visit.thenTo) await follow(page, visit.thenTo, found.complaints);
    });
    if (visit.alsoOnPhone) {
      // The same context has the files and the compiled scripts.
      await page.setViewportSize(looks.phone.viewport);
      await page.emulateMedia({ colorScheme: looks.phone.colorScheme });
      await openPage(page, url, 'phone', found, async () => undefined);
    }
    return { complaints: [...found.complaints], addedRules: [...found.addedRules], aliveMs };
  } catch (error) {
    const reason = withoutVersions(String(error).split('\n')[0] ?? '');
    return { complaints: [`It cannot be opened: ${reason}.`], addedRules: [], aliveMs: 0 };
  } finally {
    await context.close();
  }
}

/** Findings of a visit so far. */
type Found = { complaints: Set<string>; addedRules: Set<string> };

/**
 * Opens a page, and adds to the findings.
 * @param act acts of a reader on the page, once it is alive
 * @returns milliseconds until it was alive
 */
async function openPage(
  page: Page,
  url: string,
  look: keyof typeof looks,
  { complaints, addedRules }: Found,
  act: () => Promise<void>,
): Promise<number> {
  const aliveTimeoutMs = scaleTimeout(aliveMostMs);
  const startedAt = Date.now();
  await page.goto(url, { timeout: aliveTimeoutMs, waitUntil: 'commit' });
  const alive = await page.waitForFunction(isAlive, null, { timeout: aliveTimeoutMs, polling: pollMs }).then(
    () => true,
    () => false,
  );
  const aliveMs = Date.now() - startedAt;
  if (!alive) complaints.add('It does not come to life.');
  // Parts that wait for being seen.
  await page.evaluate(scrollToEnd);
  await page.waitForTimeout(settleMs);
  if (alive) {
    for (const sentence of await sightOf(page, look)) complaints.add(sentence);
    await act();
  }
  const { names, before, after } = await page.evaluate(noteChanges);
  for (const name of names) if (!isKnownGlobal(name)) complaints.add(`It leaves “${name}” in the window.`);
  const known = new Set(globalRules(before).map(({ text }) => text));
  for (const { text, selector } of globalRules(after)) if (!known.has(text)) addedRules.add(selector);
  return aliveMs;
}

/** Faults that a reader sees. */
async function sightOf(page: Page, look: keyof typeof looks): Promise<string[]> {
  const { all, visible, isTooWide } = await page.evaluate(noteSight);
  const { viewport, colorScheme } = looks[look];
  const place = `in a window of ${viewport.width} px with ${colorScheme} colours`;
  return [
    ...(visible < all * leastVisible ? [`Most of its text cannot be seen ${place}.`] : []),
    ...(isTooWide ? [`It has to be scrolled sideways ${place}.`] : []),
  ];
}

/** Presses the buttons of a page: what they throw is in the complaints. One that cannot be pressed is no fault. */
async function pressButtons(page: Page): Promise<void> {
  const buttons = await page.locator('main button:not([type="submit"]):visible').all();
  for (const button of buttons.slice(0, mostButtons)) {
    await button.click({ timeout: pressMs }).catch(() => undefined);
    await page.keyboard.press('Escape');
  }
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

async function follow(page: Page, path: string, complaints: Set<string>): Promise<void> {
  try {
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .click({ timeout: scaleTimeout(5_000) });
    const timeout = scaleTimeout(aliveMostMs);
    await page.waitForURL((url) => url.pathname === path, { timeout });
    await page.waitForFunction(hasPageView, null, { timeout });
    await page.waitForTimeout(settleMs);
  } catch (error) {
    complaints.add(`The way to ${path} inside the application fails: ${String(error).split('\n')[0]}.`);
  }
}

/** The same sentence for two releases that do the same. */
function withoutVersions(sentence: string): string {
  return sentence
    .replace(/https?:\/\/[^/\s]+/g, '')
    .replace(/\/(shell|mf-\w+)\/\d+\.\d+\.\d+-[0-9a-f]{10}\//g, '/$1/…/');
}
