import { chromiumArguments } from '@marquee/releases/gate/browser/findBrowser.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../network/ensureChromium.ts';
import { hydrated, watchPage } from '../../network/watchPage.ts';

const lightboxMs = 20_000;

/** A gallery that stays open in a browser while its site is released again and again. */
export class OpenTab {
  readonly #browser: Browser;
  readonly #page: Page;
  readonly #complaints: string[];

  private constructor(browser: Browser, page: Page, complaints: string[]) {
    this.#browser = browser;
    this.#page = page;
    this.#complaints = complaints;
  }

  static async open(address: string): Promise<OpenTab> {
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
    const page = await browser.newPage();
    const complaints = await watchPage(page);
    await page.goto(address);
    await hydrated(page);
    return new OpenTab(browser, page, complaints);
  }

  /** Opens the lightbox, whose script is new to the tab, and closes the tab. @returns the fault; null for none */
  async openLightbox(): Promise<string | null> {
    try {
      await this.#page.locator('a[id^="picture-"]').first().click();
      await this.#page.getByRole('dialog', { name: 'Now Viewing' }).waitFor({ timeout: lightboxMs });
      return this.#complaints[0] ?? null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      await this.#browser.close();
    }
  }
}
