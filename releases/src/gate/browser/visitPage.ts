import { setTimeout } from 'node:timers/promises';
import { type HostKey, parts } from '@marquee/shared/domain';
import type { Page } from 'playwright-core';
import { globalRules } from '../checks/reports/globalRules.ts';
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
} from '../launch/pageScripts.ts';
import { scaleTimeout } from '../scaleTimeout.ts';

/** Viewport and colour scheme of a visit. */
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
  /** Look in which the page is opened. Once the page is hydrated, it is used in the other look. */
  look: Look;
  /** A link in it to follow inside the application. */
  thenTo?: string;
  /**
   * True if the page may register the service worker. The worker is the shell's, so one site is enough. It then serves later pages of that
   * site.
   */
  withServiceWorker?: boolean;
};

export type VisitReport = {
  /** Problems, each a sentence; addresses in them have neither host nor version, so that they can be compared. */
  complaints: string[];
  /** Selectors of rules that scripts have added and that reach beyond their components. */
  addedRules: string[];
  /** Time from the request until the page was hydrated. Null if it was not hydrated, or hung later. */
  aliveMs: number | null;
};

/** Maximum time until a page is hydrated on an idle machine, in milliseconds. */
const maxHydrationMs = 20_000;
/** Pause between two checks for hydration. Checks with each frame would make the browser draw frames. */
const pollMs = 50;
/** Time for effects, lazy parts and their requests. */
const settleMs = 400;
/** Time for a page that gets another size and other colours. */
const turnMs = 100;
/** Kinds of button of a page that are pressed, and the longest time for each. */
const maxButtons = 6;
const pressMs = 1_000;
/** Share of a page's text that can be seen: some is in closed panels, and for screen readers only. */
const minVisible = 0.6;

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
  const hydrationTimeoutMs = scaleTimeout(maxHydrationMs);
  await turnTo(page, look);
  const startedAt = Date.now();
  await page.goto(url, { timeout: hydrationTimeoutMs, waitUntil: 'commit' });
  const alive = await holdsIn(page, isAlive, hydrationTimeoutMs);
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
 * Checks if a condition becomes true in a page in time. The page itself polls. Playwright's own waits add 10 to 25 ms of scripts to each
 * page, and draw two frames for each button.
 */
async function holdsIn(page: Page, condition: () => boolean, maxMs: number): Promise<boolean> {
  const until = Date.now() + maxMs;
  while (Date.now() < until) {
    const leftMs = until - Date.now();
    const answer = page.evaluate<boolean>(`(${comesTrue})(${condition}, ${pollMs}, ${leftMs})`);
    // A page that hangs never answers. After a navigation, the condition is checked again in the new page.
    const tooLate = setTimeout(leftMs + pollMs, false, { ref: false });
    const isTrue = await Promise.race([answer.catch(() => null), tooLate]);
    if (isTrue !== null) return isTrue;
    await page.waitForTimeout(pollMs);
  }
  return false;
}

/** Resizes the page to the other device. Media queries apply and resize listeners run. */
async function turnTo(page: Page, look: Look): Promise<void> {
  const { viewport, colorScheme } = looks[look];
  // The width alone identifies the look.
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
    ...(visible < all * minVisible ? [`Most of its text cannot be seen ${place}.`] : []),
    ...(isTooWide ? [`It has to be scrolled sideways ${place}.`] : []),
  ];
}

/** Presses one button of each kind. Errors that the buttons throw are reported. A button that cannot be pressed is not a fault. */
async function pressButtons(page: Page): Promise<void> {
  const count = Math.min(maxButtons, await page.evaluate(noteButtons));
  for (let place = 0; place < count; place += 1) {
    const button = { place, pollMs, maxMs: pressMs };
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
    const timeout = scaleTimeout(maxHydrationMs);
    await page.waitForURL((url) => url.pathname === path, { timeout });
    if (!(await holdsIn(page, hasPageView, timeout))) throw new Error('the page is not counted');
    await page.waitForTimeout(settleMs);
  } catch (error) {
    complaints.add(`The way to ${path} inside the application fails: ${String(error).split('\n')[0]}.`);
  }
}
