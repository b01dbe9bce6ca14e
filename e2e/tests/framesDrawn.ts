import type { Page } from '@playwright/test';

/** Waits until the browser has drawn the changes, and observed the elements in the window. */
export const framesDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
