import type { Page } from '@playwright/test';
import type { SlowPhone } from './throttledLoad.ts';

declare global {
  interface Window {
    benchInp?: number;
  }
}

/** Milliseconds after a tap's paint until the browser has reported the tap's events. */
const reportMs = 500;

/** Measures the milliseconds from a tap to the next paint by event timing. @param settled resolves when the tap's effect shows */
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

/** Milliseconds after the first scrolling until a page on a slow phone is hydrated and idle. */
const hydratedAfterMs = 4_000;

/** Measures a tap on a gallery's picture, one second after scrolling to it. */
export async function tapGallery({ page }: SlowPhone): Promise<number> {
  const thumbnail = page.locator('a[id^="picture-"]').first();
  await thumbnail.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_000);
  return inpOf(
    page,
    () => thumbnail.tap(),
    () => page.getByRole('dialog', { name: 'Now Viewing' }).waitFor(),
  );
}

/**
 * Measures the first tap on a page, which hits the menu button. Before hydration, the next paint only confirms that the page noticed the
 * tap.
 */
export function tapMenu({ page }: SlowPhone): Promise<number> {
  return inpOf(
    page,
    () => page.getByRole('button', { name: 'Open menu' }).tap(),
    () => page.getByRole('dialog', { name: 'Menu' }).waitFor(),
  );
}

/** Measures a tap on the first post of a home page, after scrolling. */
export async function tapPost({ page }: SlowPhone): Promise<number> {
  const post = page.locator('main article :is(h2, h3) a').first();
  await page.mouse.wheel(0, 200);
  await page.waitForTimeout(hydratedAfterMs);
  const address = page.url();
  return inpOf(
    page,
    () => post.tap(),
    () => page.waitForURL((url) => url.href !== address),
  );
}
