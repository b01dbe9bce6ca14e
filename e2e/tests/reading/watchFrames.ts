import type { Page } from '@playwright/test';

/** The visible content of a frame: the page's heading and the first post of its list. */
export type Frame = { heading: string; list: string; isBusy: boolean };

declare global {
  interface Window {
    seenFrames?: Frame[];
  }
}

/** Notes the content of each later frame. */
export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: Frame[] = [];
    window.seenFrames = frames;
    const note = () => {
      const main = document.querySelector('main');
      frames.push({
        heading: main?.querySelector('h1')?.textContent ?? '',
        list: [...(main?.querySelectorAll('article :is(h2, h3) a') ?? [])].map((link) => link.textContent).join(' | '),
        isBusy: main?.getAttribute('aria-busy') === 'true',
      });
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

/** The different pairs of heading and list that were seen, in order; frames without a list are left out. */
export async function seenLists(page: Page): Promise<string[]> {
  const frames = await page.evaluate(() => window.seenFrames ?? []);
  const pairs = frames.filter(({ list }) => list !== '').map(({ heading, list }) => `${heading}: ${list}`);
  return pairs.filter((pair, index) => pair !== pairs[index - 1]);
}
