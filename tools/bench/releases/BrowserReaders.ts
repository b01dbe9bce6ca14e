import { chromiumArguments } from '@marquee/releases/gate/browser/findBrowser.ts';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../network/ensureChromium.ts';
import { hydrated, watchPage } from '../../network/watchPage.ts';
import { pageSet } from './pageSet.ts';
import type { Mark } from './visibleReleases.ts';

/** Pages of a site: its home, and posts that show their version. */
export type SitePages = { home: string; posts: readonly string[] };

export type BrowserCounts = {
  /** Documents that were opened and came to life. */
  opened: number;
  /** Pages that were reached from another one without a new document. */
  navigated: number;
  /** Steps that did not come to an end. */
  failed: number;
  /** Hydration mismatches in the consoles. */
  hydrationErrors: number;
  /** Everything else that the consoles said, and answers of 400 and above. */
  consoleErrors: number;
  mixed: number;
  problems: string[];
};

const stepMs = 30_000;
const pauseMs = 1_500;
const mostSentences = 20;
/** React's own words, and the numbers that its production build has for them. */
const hydration = /hydrat|did not match|Minified React error #(418|419|420|421|422|423|425)/i;

/** Real browsers that open pages, wait until they live, and go on from there, for as long as they are let. */
export class BrowserReaders {
  readonly counts: BrowserCounts = {
    opened: 0,
    navigated: 0,
    failed: 0,
    hydrationErrors: 0,
    consoleErrors: 0,
    mixed: 0,
    problems: [],
  };
  readonly #sites: readonly SitePages[];
  readonly #markOf: (version: string) => Mark;
  readonly #browsers: Browser[] = [];
  readonly #readers: Promise<void>[] = [];
  #isStopped = false;

  constructor(sites: readonly SitePages[], markOf: (version: string) => Mark) {
    this.#sites = sites;
    this.#markOf = markOf;
  }

  async start(browsers: number): Promise<void> {
    for (let started = 0; started < browsers; started += 1) {
      const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
      this.#browsers.push(browser);
      this.#readers.push(this.#read(await browser.newContext()));
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#readers);
    await Promise.all(this.#browsers.map((browser) => browser.close()));
  }

  async #read(context: BrowserContext): Promise<void> {
    const page = await context.newPage();
    page.setDefaultTimeout(stepMs);
    const complaints = await watchPage(page);
    while (!this.#isStopped) {
      const site = this.#sites[Math.floor(Math.random() * this.#sites.length)];
      if (!site) return;
      await this.#visit(page, site).catch((error: Error) => {
        this.counts.failed += 1;
        this.#say(`${page.url()}: ${error.message.split('\n', 1)[0]}`);
      });
      for (const complaint of complaints.splice(0)) {
        this.counts[hydration.test(complaint) ? 'hydrationErrors' : 'consoleErrors'] += 1;
        this.#say(`${page.url()}: ${complaint}`);
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  /** Half of the visits begin at a home page and go on to a post, the others open a post at once. */
  async #visit(page: Page, { home, posts }: SitePages): Promise<void> {
    const startsAtHome = Math.random() < 0.5;
    const post = posts[Math.floor(Math.random() * posts.length)] ?? home;
    const response = await page.goto(startsAtHome ? home : post);
    await hydrated(page);
    this.counts.opened += 1;
    const { version, mixed } = pageSet(
      (await response?.text()) ?? '',
      response?.headers()['x-release-set'] ?? '',
      this.#markOf,
    );
    if (mixed) this.#isMixed(page, mixed);
    if (startsAtHome) await this.#goOn(page, posts, version);
    await this.#checkLiving(page, version);
  }

  /** Clicks the first post of the home page that shows its version. */
  async #goOn(page: Page, posts: readonly string[], version: string): Promise<void> {
    const paths = posts.map((address) => new URL(address).pathname);
    const path = await page.evaluate(
      (known) => known.find((candidate) => document.querySelector(`main a[href="${candidate}"]`)),
      paths,
    );
    if (!path) return;
    await page.locator(`main a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    await page.getByText(this.#markOf(version)).first().waitFor();
    this.counts.navigated += 1;
  }

  /** Checks that the tab's scripts and content are of the version of its document. */
  async #checkLiving(page: Page, version: string): Promise<void> {
    const { scripts, text } = await page.evaluate(() => ({
      scripts: performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (/\/assets\/mf-post\//.test(name) ? [name] : [])),
      text: document.getElementById('app')?.textContent ?? '',
    }));
    for (const script of scripts)
      if (!script.includes(version)) this.#isMixed(page, `${script} in a tab of ${version}`);
    const other = this.#markOf(version) === 'Read on:' ? 'Read next:' : 'Read on:';
    if (text.includes(other)) this.#isMixed(page, `“${other}” in a tab of ${version}`);
  }

  #isMixed(page: Page, sentence: string): void {
    this.counts.mixed += 1;
    this.#say(`${page.url()}: ${sentence}`);
  }

  #say(sentence: string): void {
    if (this.counts.problems.length < mostSentences) this.counts.problems.push(sentence);
  }
}
