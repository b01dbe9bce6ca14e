import { setTimeout } from 'node:timers/promises';
import { type HostKey, parts } from '@marquee/shared/domain';
import type { Page } from 'playwright-core';
import { globalRules } from '../checks/reports/globalRules.ts';
import { scaleTimeout } from '../scaleTimeout.ts';
import {
  answerNotice,
  comesTrue,
  hasPageView,
  isAlive,
  noteButtons,
  noteChanges,
  noteSight,
  pointOfButton,
  scrollToEnd,
} from './pageScripts.ts';

/** How a reader looks at a page. */
export const looks = {
  desk: { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  phone: { viewport: { width: 375, height: 812 }, colorScheme: 'dark' },
} as const;
export type Look = keyof typeof looks;

export const otherLook = (look: Look): Look => (look === 'desk' ? 'phone' : 'desk');

/** A page to open. */
export type Visit = {
  site: HostKey;
  path: string;
  /** How it is opened. Once it is alive, it is seen and used in the other look. */
  look: Look;
  /** A link in it to follow inside the application. */
  thenTo?: string;
  /** Whether its site may register the service worker, which is the shell's and the same on all sites. Pages after it are under it. */
  withServiceWorker?: boolean;
};

export type VisitReport = {
  /** Problems, each a sentence; addresses in them have neither host nor version, so that they can be compared. */
  complaints: string[];
  /** Selectors of rules that scripts have added and that reach beyond their components. */
  addedRules: string[];
  /** From the request until the page was alive; null when it did not come to life, or hung later. */
  aliveMs: number | null;
};

/** Longest time in which a page must come to life, on an idle machine. */
const aliveMostMs = 20_000;
/** Pause between two looks whether it is alive: one with each frame makes the browser draw frames. */
const pollMs = 50;
/** Time for effects, lazy parts and their requests. */
const settleMs = 400;
/** Time for a page that gets another size and other colours. */
const turnMs = 100;
/** Kinds of button of a page that are pressed, and the longest time for each. */
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

/**
 * Opens a page, sees it on a desk and on a phone, does what a reader does on it, and gathers acts that are never allowed.
 * @param complaints has what the page does, as sentences
 */
export async function visitPage(
  page: Page,
  url: string,
  { look, thenTo }: Visit,
  complaints: Set<string>,
): Promise<VisitReport> {
  const aliveTimeoutMs = scaleTimeout(aliveMostMs);
  await turnTo(page, look);
  const startedAt = Date.now();
  await page.goto(url, { timeout: aliveTimeoutMs, waitUntil: 'commit' });
  const alive = await holdsIn(page, isAlive, aliveTimeoutMs);
  const aliveMs = Date.now() - startedAt;
  if (!alive) return { complaints: [...complaints, 'It does not come to life.'], addedRules: [], aliveMs: null };
  await page.evaluate(answerNotice);
  // Parts that wait for being seen.
  await page.evaluate(scrollToEnd);
  await page.waitForTimeout(settleMs);
  for (const sentence of await sightOf(page, look)) complaints.add(sentence);
  const other = otherLook(look);
  await turnTo(page, other);
  await page.waitForTimeout(turnMs);
  for (const sentence of await sightOf(page, other)) complaints.add(sentence);
  await pressButtons(page);
  if (thenTo) await follow(page, thenTo, complaints);
  const { names, before, after } = await page.evaluate(noteChanges);
  for (const name of names) if (!isKnownGlobal(name)) complaints.add(`It leaves “${name}” in the window.`);
  const known = new Set(globalRules(before).map(({ text }) => text));
  const added = globalRules(after).filter(({ text }) => !known.has(text));
  return {
    complaints: [...complaints],
    addedRules: [...new Set(added.map(({ selector }) => selector))],
    aliveMs,
  };
}

/**
 * Whether something holds in a page in time. The page looks itself: Playwright's own waits and presses bring 10 to 25 ms of scripts into each
 * page first, and draw two frames for each button.
 */
async function holdsIn(page: Page, condition: () => boolean, mostMs: number): Promise<boolean> {
  const until = Date.now() + mostMs;
  while (Date.now() < until) {
    const leftMs = until - Date.now();
    const answer = page.evaluate<boolean>(`(${comesTrue})(${condition}, ${pollMs}, ${leftMs})`);
    // One that hangs never answers, and one that leads elsewhere is asked there.
    const tooLate = setTimeout(leftMs + pollMs, false, { ref: false });
    const isTrue = await Promise.race([answer.catch(() => null), tooLate]);
    if (isTrue !== null) return isTrue;
    await page.waitForTimeout(pollMs);
  }
  return false;
}

/** Shows a page as it is on the other device: styles know no difference, and scripts that ask for the size hear of it. */
async function turnTo(page: Page, look: Look): Promise<void> {
  const { viewport, colorScheme } = looks[look];
  // Each look has a width of its own.
  if (page.viewportSize()?.width === viewport.width) return;
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
}

/** Faults that a reader sees. */
async function sightOf(page: Page, look: Look): Promise<string[]> {
  const { all, visible, isTooWide } = await page.evaluate(noteSight);
  const { viewport, colorScheme } = looks[look];
  const place = `in a window of ${viewport.width} px with ${colorScheme} colours`;
  return [
    ...(visible < all * leastVisible ? [`Most of its text cannot be seen ${place}.`] : []),
    ...(isTooWide ? [`It has to be scrolled sideways ${place}.`] : []),
  ];
}

/** Presses one of each kind of button in a page: what they throw is in the complaints. One that cannot be pressed is no fault. */
async function pressButtons(page: Page): Promise<void> {
  const count = Math.min(mostButtons, await page.evaluate(noteButtons));
  for (let place = 0; place < count; place += 1) {
    const button = { place, pollMs, mostMs: pressMs };
    // A button that leads to another page takes the noted ones with it.
    const point = await page.evaluate(pointOfButton, button).catch(() => null);
    if (!point) continue;
    await page.mouse.click(point.x, point.y);
    await page.keyboard.press('Escape');
  }
}

async function follow(page: Page, path: string, complaints: Set<string>): Promise<void> {
  try {
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .click({ timeout: scaleTimeout(5_000) });
    const timeout = scaleTimeout(aliveMostMs);
    await page.waitForURL((url) => url.pathname === path, { timeout });
    if (!(await holdsIn(page, hasPageView, timeout))) throw new Error('the page is not counted');
    await page.waitForTimeout(settleMs);
  } catch (error) {
    complaints.add(`The way to ${path} inside the application fails: ${String(error).split('\n')[0]}.`);
  }
}
