import type { Browser } from 'playwright-core';
import { chromiumArguments, findChromium } from './findBrowser.ts';
import { Tabs } from './Tabs.ts';

/** A browser that starts, and its tabs; or the sentence that says why there is none. */
export type LaunchedBrowser = { starting: Promise<Browser>; tabs: Tabs } | string;

/** @param tabsAhead number of tabs that are opened at once */
export async function launchBrowser(environment: NodeJS.ProcessEnv, tabsAhead = 0): Promise<LaunchedBrowser> {
  if (environment.GATE_BROWSER === 'off') return 'Skipped: GATE_BROWSER is off.';
  const executablePath = findChromium(environment);
  const playwright = executablePath ? await import('playwright-core').catch(() => null) : null;
  if (!executablePath || !playwright) return 'Skipped: there is no browser on this machine.';
  const starting = playwright.chromium.launch({ executablePath, args: chromiumArguments });
  // Whoever needs it hears of it; nobody may.
  starting.catch(() => undefined);
  return { starting, tabs: new Tabs(starting, tabsAhead) };
}
