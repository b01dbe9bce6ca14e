import type { Locator, Page } from '@playwright/test';

/** Clicks, key presses and seconds of a task. */
export type Effort = { clicks: number; keys: number; seconds: number };

/** An editor at a page, whose clicks and key presses are counted. */
export class EditorAtWork {
  readonly page: Page;
  #clicks = 0;
  #keys = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.#clicks += 1;
    await target.click();
  }

  /** Clicks the first part of a field for a day or a time, where its keys begin. */
  async clickStart(field: Locator): Promise<void> {
    this.#clicks += 1;
    const box = await field.boundingBox();
    await field.click({ position: { x: 16, y: (box?.height ?? 0) / 2 } });
  }

  /** Takes an entry of a list of choices: a click opens the list, and another one takes the entry. */
  async choose(list: Locator, label: string): Promise<void> {
    this.#clicks += 2;
    await list.selectOption(label);
  }

  async type(words: string): Promise<void> {
    this.#keys += words.length;
    await this.page.keyboard.type(words);
  }

  async press(key: string): Promise<void> {
    this.#keys += 1;
    await this.page.keyboard.press(key);
  }

  /** Runs a task. @returns its effort */
  async measure(task: () => Promise<void>): Promise<Effort> {
    const [clicks, keys, start] = [this.#clicks, this.#keys, performance.now()];
    await task();
    const seconds = (performance.now() - start) / 1_000;
    return { clicks: this.#clicks - clicks, keys: this.#keys - keys, seconds };
  }
}
