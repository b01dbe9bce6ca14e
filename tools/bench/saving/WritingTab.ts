import type { Locator, Page } from '@playwright/test';
import { type Key, lostMs } from './savingFigures.ts';

const readyMs = 60_000;
/** Milliseconds between two keys of an ordinary typist: 60 words a minute. */
const keyMs = { min: 90, max: 230 };
const letters = 'etaoinshrdlu';

/** Returns the text of HTML without tags, with one space wherever a browser shows a space. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/(?:&nbsp;|\s)+/g, ' ')
    .trim();
}

/** A tab with a post in the editor. */
export class WritingTab {
  readonly page: Page;
  readonly #story: Locator;
  readonly #keys: Key[] = [];
  #text = '';

  private constructor(page: Page) {
    this.page = page;
    this.#story = page.getByRole('textbox', { name: 'Your story' });
  }

  /** Waits for the editor and reads its initial text. */
  static async of(page: Page): Promise<WritingTab> {
    const tab = new WritingTab(page);
    await tab.#story.waitFor({ timeout: readyMs });
    tab.#text = await tab.shown();
    return tab;
  }

  async #raw(): Promise<string> {
    return (await this.#story.locator('p').first().textContent()) ?? '';
  }

  /** Returns the text in the editor. */
  async shown(): Promise<string> {
    return plainText(await this.#raw());
  }

  /** Returns the saving state that the bar shows: `saved`, `offline`, `conflict` …. */
  async state(): Promise<string> {
    return (await this.page.locator('p[data-kind]').first().getAttribute('data-kind')) ?? '';
  }

  /** Moves the caret to the end of the text, ready for another word. */
  async goToEnd(): Promise<void> {
    await this.#story.focus();
    await this.page.keyboard.press('Control+End');
    this.#text = await this.shown();
    // The editor removes a space at the start of a text, and a second space.
    if (!this.#text) return;
    this.#text += ' ';
    if (!/\s$/.test(await this.#raw())) await this.page.keyboard.type(' ');
  }

  /** Types words at the caret for `ms` milliseconds. @param random returns a number between 0 and 1 */
  async type(ms: number, random: () => number): Promise<void> {
    const end = performance.now() + ms;
    while (performance.now() < end) {
      const isSpace = random() < 0.18 && this.#text !== '' && !this.#text.endsWith(' ');
      const key = isSpace ? ' ' : letters.charAt(Math.floor(random() * letters.length));
      await this.page.keyboard.type(key);
      this.#text += key;
      this.#keys.push({ length: this.#text.length, at: performance.now() });
      await this.page.waitForTimeout(keyMs.min + random() * (keyMs.max - keyMs.min));
    }
  }

  /** Milliseconds of typing before `end` that a found text lacks. NaN for a text that is not a prefix of the typed one. */
  lostMs(found: string, end: number): number {
    return lostMs(this.#text, this.#keys, found, end);
  }

  /** Waits until the server has stored everything. @returns false after the timeout */
  async isSaved(timeoutMs: number): Promise<boolean> {
    return this.page
      .locator('p[data-kind="saved"]')
      .first()
      .waitFor({ timeout: timeoutMs })
      .then(
        () => true,
        () => false,
      );
  }

  /** Kills the process of the page without any event in the page. */
  async crash(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const crashed = new Promise<void>((resolve) => this.page.once('crash', () => resolve()));
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await this.page.close();
  }
}
