import type { Browser } from 'playwright-core';
import type { CheckContext } from '../CheckContext.ts';
import { CandidateServer } from './CandidateServer.ts';
import { type LaunchedBrowser, launchBrowser } from './launchBrowser.ts';
import type { Tabs } from './Tabs.ts';

/** A browser, and a worker with the release for it. Both start while the checks on the server run. */
export class BrowserSession {
  readonly browser: Promise<Browser>;
  readonly tabs: Tabs;
  /** Rejects with the worker's own reason when it does not come up. */
  readonly server: Promise<CandidateServer>;

  private constructor({ starting, tabs }: Exclude<LaunchedBrowser, string>, server: Promise<CandidateServer>) {
    this.browser = starting;
    this.tabs = tabs;
    this.server = server;
    // Whoever needs it hears of it; nobody may.
    server.catch(() => undefined);
  }

  /** @returns the sentence that says why there is none */
  static async start({ candidate, programs, environment, ahead }: CheckContext): Promise<BrowserSession | string> {
    const browser = await (ahead?.takeBrowser() ?? launchBrowser(environment));
    if (typeof browser === 'string') return browser;
    return new BrowserSession(browser, CandidateServer.start(programs.worker, candidate, environment, ahead));
  }

  async close(): Promise<void> {
    const [browser, server] = await Promise.allSettled([this.browser, this.server]);
    if (server.status === 'fulfilled') server.value.stop();
    if (browser.status === 'fulfilled') await browser.value.close();
  }
}
