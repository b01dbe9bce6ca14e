import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../../violationsOf.ts';

/** A screen on a phone in the dark and in a window in the light has no violation, and is no wider than the window. Keeps a picture of both. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const [width, colorScheme] of [
    [375, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violationsOf(page), `${screen} at ${width} px, ${colorScheme}`).toEqual([]);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isTooWide, `${screen} is wider than ${width} px`).toBe(false);
    await page.screenshot({ path: test.info().outputPath(`${screen}-${width}.png`), fullPage: true });
  }
}
