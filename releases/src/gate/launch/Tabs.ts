import type { Browser, Page } from 'playwright-core';
import { answerPictures } from './answerPictures.ts';
import { noteBeginnings } from './pageScripts.ts';
import { withoutVersions } from './withoutVersions.ts';

/** A page in its own browser context, and the complaints about the page that is being visited. */
export type Tab = { page: Page; complaints: Set<string> };

/** Maximum number of pages open at once. As pages also wait for timers, this number keeps two processors busy. */
export const maxTabs = 4;

/** Tabs of a browser. Some tabs are opened before they are needed. */
export class Tabs {
  readonly #browser: Promise<Browser>;
  readonly #ahead: Promise<Tab>[];

  constructor(browser: Promise<Browser>, ahead: number) {
    this.#browser = browser;
    this.#ahead = Array.from({ length: ahead }, () => this.#open());
    // Prevents an unhandled rejection. Callers that take the tab still get the error.
    for (const tab of this.#ahead) tab.catch(() => undefined);
  }

  /** Returns a tab that has not been used. */
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
    // Skips failed requests. The listeners below report them for the release's own files, but not for pictures, which are content.
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

/** Explains React's numbered errors about a page that the browser renders differently from the server. */
function asRead(error: string): string {
  const isMismatch = /Minified React error #(418|419|421|422|423|425)\b/.test(error);
  return isMismatch ? `a hydration mismatch: the browser renders it otherwise than the server. ${error}` : error;
}
