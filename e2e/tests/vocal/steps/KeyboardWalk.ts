import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './tabTo.ts';

/** Presses of Tab between two things that belong together on a page. */
const maxStops = 80;

/** True if the focus is visible as an outline or a shadow of the element, of its parent or of the layer over it. */
const hasVisibleFocus = () => {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return false;
  // The document of the editor has a caret.
  if (element.isContentEditable) return true;
  const drawn = [getComputedStyle(element), getComputedStyle(element, '::after')];
  if (element.parentElement) drawn.push(getComputedStyle(element.parentElement));
  return drawn.some(
    ({ outlineStyle, outlineWidth, boxShadow }) =>
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
  );
};

/** A person with nothing but a keyboard, at one page. Each stop must be in reach and in sight, and no action loses it. */
export class KeyboardWalk {
  readonly page: Page;
  /** The first stop of a page that was just loaded is found from its start. */
  private isFresh = true;

  constructor(page: Page) {
    this.page = page;
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    this.isFresh = true;
  }

  /** Puts the focus on an element by Tab. */
  async to(target: Locator): Promise<void> {
    await target.waitFor();
    if (!this.isFresh) await this.expectFocusKept(`before ${target}`);
    this.isFresh = false;
    await tabTo(target, maxStops);
    expect(await this.page.evaluate(hasVisibleFocus), `the focus on ${target} is in sight`).toBe(true);
    await expect(target).toBeInViewport();
  }

  /** Follows a link or presses a button. */
  async press(target: Locator): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press('Enter');
  }

  /** Replaces the words of a field. */
  async write(field: Locator, words: string): Promise<void> {
    await this.to(field);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(words);
  }

  /** Takes an entry of a list of choices. */
  async choose(list: Locator, label: string): Promise<void> {
    await this.to(list);
    await this.page.keyboard.type(label);
  }

  /** Presses one key where the focus is. */
  async key(name: string): Promise<void> {
    await this.page.keyboard.press(name);
  }

  private async expectFocusKept(moment: string): Promise<void> {
    const isKept = () => this.page.evaluate(() => document.activeElement !== document.body);
    await expect.poll(isKept, `the focus is kept ${moment}`).toBe(true);
  }
}
