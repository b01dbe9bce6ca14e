import type { HostKey } from '@marquee/shared/domain';
import type { Browser } from 'playwright-core';
import type { CandidateServer } from '../browser/CandidateServer.ts';
import { answerPictures } from '../launch/answerPictures.ts';
import { isAlive, scrollToEnd } from '../launch/pageScripts.ts';
import { scaleTimeout } from '../scaleTimeout.ts';

/** Widths of the windows, in pixels. */
export const pictureWidths = [375, 1280] as const;
const windowHeight = 900;
/** Height of the compared part of a page, in pixels. Below it, most pages repeat themselves. */
const maxHeight = 4_000;
const patienceMs = 20_000;
/** Time in milliseconds for lazy parts to load. */
const settleMs = 400;

export type PicturePlace = { site: HostKey; path: string; width: (typeof pictureWidths)[number] };

/** Takes a picture of a page with animations switched off. @returns a PNG @throws if the page does not hydrate */
export async function takePicture(browser: Browser, server: CandidateServer, place: PicturePlace): Promise<Buffer> {
  const { site, path, width } = place;
  const context = await browser.newContext({
    viewport: { width, height: windowHeight },
    ...{ colorScheme: 'light', reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  try {
    const page = await context.newPage();
    await answerPictures(page);
    const timeout = scaleTimeout(patienceMs);
    await page.goto(server.addressOf(site, path), { timeout, waitUntil: 'load' });
    await page.waitForFunction(isAlive, null, { timeout });
    await page.evaluate(scrollToEnd);
    await page.waitForTimeout(settleMs);
    await page.evaluate(scrollToStart);
    const height = await page.evaluate(heightOfPage);
    return await page.screenshot({
      ...{ fullPage: true, animations: 'disabled', caret: 'hide' },
      clip: { x: 0, y: 0, width, height: Math.min(height, maxHeight) },
    });
  } finally {
    await context.close();
  }
}

declare const document: { documentElement: { scrollHeight: number } };
declare const window: { scrollTo(x: number, y: number): void };
const scrollToStart = () => window.scrollTo(0, 0);
const heightOfPage = () => document.documentElement.scrollHeight;
