import type { Browser } from 'playwright-core';
import { chromiumArguments, findChromium } from './findBrowser.ts';
import { Tabs } from './Tabs.ts';

/** The tabs of a starting browser, or a sentence that says why there is no browser. */
export type LaunchedBrowser = { starting: Promise<Browser>; tabs: Tabs } | string;

/** @param tabsAhead number of tabs that are opened at once */
export async function launchBrowser(environment: NodeJS.ProcessEnv, tabsAhead = 0): Promise<LaunchedBrowser> {
  if (environment.GATE_BROWSER === 'off') return 'Skipped: GATE_BROWSER is off.';
  const executablePath = findChromium(environment);
  const playwright = executablePath ? await import('playwright-core').catch(() => null) : null;
  if (!executablePath || !playwright) return 'Skipped: there is no browser on this machine.';
  const starting = playwright.chromium.launch({ executablePath, args: chromiumArguments });
  // Prevents an unhandled rejection. Callers that await the browser still get the error.
  starting.catch(() => undefined);
  return { starting, tabs: new Tabs(starting, tabsAhead) };
}
