import type { Browser } from 'playwright-core';
import { isWholeSet } from '../../releaseSet.ts';
import type { CheckContext } from '../CheckContext.ts';
import { type LaunchedBrowser, launchBrowser } from '../launch/launchBrowser.ts';
import type { Tabs } from '../launch/Tabs.ts';
import { CandidateServer } from './CandidateServer.ts';

/** A browser, and a worker with the release for it. Both start while the checks on the server run. */
export class BrowserSession {
  readonly browser: Promise<Browser>;
  readonly tabs: Tabs;
  /** Rejects with the worker's own error if the worker fails to start. */
  readonly server: Promise<CandidateServer>;

  private constructor({ starting, tabs }: Exclude<LaunchedBrowser, string>, server: Promise<CandidateServer>) {
    this.browser = starting;
    this.tabs = tabs;
    this.server = server;
    // Prevents an unhandled rejection. Callers that await the server still get the error.
    server.catch(() => undefined);
  }

  /** @returns a sentence that says why there is no browser, if it cannot be started */
  static async start({ candidate, programs, environment, ahead }: CheckContext): Promise<BrowserSession | string> {
    if (!isWholeSet(candidate)) return 'Skipped: no server starts until every part has a release.';
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
