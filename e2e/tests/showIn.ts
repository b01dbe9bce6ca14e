import type { Page } from '@playwright/test';
import { framesDrawn } from './framesDrawn.ts';

/** A window's width and the reader's text size in the browser's settings, in px. Browsers come with a size of 16. */
export type ReaderWindow = { width: number; textSize: number };

/** Shows a page that is open in a window of this width, with this text size. */
export async function showIn(page: Page, { width, textSize }: ReaderWindow): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
  await devtools.detach();
  await page.setViewportSize({ width, height: 812 });
  await framesDrawn(page);
}
