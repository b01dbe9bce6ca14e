import type { Browser, Page } from 'playwright-core';
import { answerPictures } from './answerPictures.ts';
import { noteBeginnings } from './pageScripts.ts';
import { withoutVersions } from './withoutVersions.ts';

/** A page of a context of its own, and the sentences about the page that is visited now. */
export type Tab = { page: Page; complaints: Set<string> };

/** Pages that are open at once: they wait for timers, and fill two processors. */
export const mostTabs = 4;

/** Tabs of a browser: some are opened before they are needed. */
export class Tabs {
  readonly #browser: Promise<Browser>;
  readonly #ahead: Promise<Tab>[];

  constructor(browser: Promise<Browser>, ahead: number) {
    this.#browser = browser;
    this.#ahead = Array.from({ length: ahead }, () => this.#open());
    // Whoever takes it hears of it; nobody may.
    for (const tab of this.#ahead) tab.catch(() => undefined);
  }

  /** A tab that nobody has used. */
  take(): Promise<Tab> {
    return this.#ahead.shift() ?? this.#open();
  }

  async #open(): Promise<Tab> {
    const browser = await this.#browser;
    const page = await (await browser.newContext()).newPage();
    const tab: Tab = { page, complaints: new Set() };
    listen(page, (sentence) => tab.complaints.add(withoutVersions(sentence)));
    await page.addInitScript(noteBeginnings);
    await answerPictures(page);
    return tab;
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
