import type { Browser } from 'playwright-core';
import type { CheckContext } from '../CheckContext.ts';
import { CandidateServer } from './CandidateServer.ts';
import { chromiumArguments, findChromium } from './findBrowser.ts';

/** A browser, and a worker with the release for it. Both start while the checks on the server run. */
export class BrowserSession {
  readonly browser: Promise<Browser>;
  /** Rejects with the worker's own reason when it does not come up. */
  readonly server: Promise<CandidateServer>;

  private constructor(browser: Promise<Browser>, server: Promise<CandidateServer>) {
    this.browser = browser;
    this.server = server;
    // Whoever needs them hears of it; nobody may.
    for (const started of [browser, server]) started.catch(() => undefined);
  }

  /** @returns the sentence that says why there is none */
  static async start({ candidate, programs, environment }: CheckContext): Promise<BrowserSession | string> {
    if (environment.GATE_BROWSER === 'off') return 'Skipped: GATE_BROWSER is off.';
    const executablePath = findChromium(environment);
    const playwright = executablePath ? await import('playwright-core').catch(() => null) : null;
    if (!executablePath || !playwright) return 'Skipped: there is no browser on this machine.';
    return new BrowserSession(
      playwright.chromium.launch({ executablePath, args: chromiumArguments }),
      CandidateServer.start(programs.worker, candidate, environment),
    );
  }

  async close(): Promise<void> {
    const [browser, server] = await Promise.allSettled([this.browser, this.server]);
    if (server.status === 'fulfilled') server.value.stop();
    if (browser.status === 'fulfilled') await browser.value.close();
  }
}
