import type { Page } from '@playwright/test';
import type { SlowPhone } from './throttledLoad.ts';

declare global {
  interface Window {
    benchInp?: number;
  }
}

/** Milliseconds in which the browser reports the events of a tap after their next paint. */
const reportMs = 500;

/** Milliseconds from a tap to the next paint, by the browser's event timing. @param settled resolves when its effect shows */
async function inpOf(page: Page, tap: () => Promise<void>, settled: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.benchInp = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.benchInp = Math.max(window.benchInp ?? 0, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await tap();
  await settled();
  await page.waitForTimeout(reportMs);
  return page.evaluate(() => window.benchInp ?? Number.NaN);
}

/** Milliseconds after its first scrolling in which a page on a slow phone is alive, and has finished its own work. */
const aliveAfterMs = 4_000;

/**
 * Milliseconds from a tap on a gallery's picture to the next paint.
 * @param waitMs between the scrolling to it, the reader's first sign, and the tap; after one second, the page comes to life
 */
export async function tapGallery({ page }: SlowPhone, waitMs = 1_000): Promise<number> {
  const thumbnail = page.locator('a[id^="picture-"]').first();
  await thumbnail.scrollIntoViewIfNeeded();
  await page.waitForTimeout(waitMs);
  return inpOf(
    page,
    () => thumbnail.tap(),
    () => page.getByRole('dialog', { name: 'Now Viewing' }).waitFor(),
  );
}

/** The same on a page that is alive. */
export const tapGalleryLater = (phone: SlowPhone) => tapGallery(phone, aliveAfterMs);

/** The same for the menu, as the very first tap on a page: before the page is alive, the paint shows that the tap was heard. */
export function tapMenu({ page }: SlowPhone): Promise<number> {
  return inpOf(
    page,
    () => page.getByRole('button', { name: 'Open menu' }).tap(),
    () => page.getByRole('dialog', { name: 'Menu' }).waitFor(),
  );
}

/** The same for the first post of a home page, by a reader who has scrolled. */
export async function tapPost({ page }: SlowPhone): Promise<number> {
  const post = page.locator('main article :is(h2, h3) a').first();
  await page.mouse.wheel(0, 200);
  await page.waitForTimeout(aliveAfterMs);
  const address = page.url();
  return inpOf(
    page,
    () => post.tap(),
    () => page.waitForURL((url) => url.href !== address),
  );
}
