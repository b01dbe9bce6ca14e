import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { hydrated } from '@marquee/tools/network/watchPage.ts';
import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { asAdult } from '../asAdult.ts';
import { layoutFaults } from '../layoutFaults.ts';
import { matrix, pathOf } from '../pages.ts';
import { postWith } from '../post/postWith.ts';
import { type ReaderWindow, showIn } from '../showIn.ts';

const withUsualText = (width: number): ReaderWindow => ({ width, textSize: 16 });
const withLargeText = (width: number): ReaderWindow => ({ width, textSize: 32 });

const tablets = [769, 820, 900, 1025, 1067];
/** Phones and desks, also at a page zoom of 200 %: it halves the width, and 188 px are a phone of 375 px. */
const windows = [...[188, 320, 512, 640, ...tablets].map(withUsualText), ...[320, 375, 768, 1280].map(withLargeText)];

const nameOf = ({ width, textSize }: ReaderWindow) => `${width} px with text of ${textSize} px`;

/** Puts a word of 90 letters into each text that people write, and returns the page's excess width over the window. */
function excessOfLongWords(page: Page): Promise<number> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    // Elements whose texts our code writes: dates, counts, buttons, the pagination and links within the page.
    const ours = 'button, time, label, a[rel], a[href^="#"]';
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (/^\s*\p{L}[^\d]*$/u.test(text.textContent ?? '') && !text.parentElement?.closest(ours))
        text.textContent = 'Lampenschirm'.repeat(8).slice(0, 90);
    return document.documentElement.scrollWidth - window.innerWidth;
  });
}

for (const { site, kind } of matrix)
  test(`${site} ${kind} can be read in narrow windows, on tablets, zoomed, and with text of twice the size`, async ({
    page,
  }) => {
    await asAdult(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(originOf(site) + (await pathOf(kind, site)));
    await hydrated(page);
    const faults: Record<string, string[]> = {};
    for (const window of windows) {
      await showIn(page, window);
      const found = await layoutFaults(page);
      if (found.length > 0) faults[nameOf(window)] = found;
    }
    expect(faults).toEqual({});
  });

for (const site of siteFolderKeys())
  test(`a long word does not widen the front page of ${site}`, async ({ page }) => {
    await page.goto(originOf(site));
    await hydrated(page);
    for (const width of [375, 1280]) {
      await showIn(page, withUsualText(width));
      expect(await excessOfLongWords(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });

test('a front page has cards side by side on every tablet', async ({ page }) => {
  await page.goto(originOf('omni'));
  await hydrated(page);
  const cards = page.locator('main article');
  for (const width of [768, ...tablets, 1280]) {
    await showIn(page, withUsualText(width));
    // After the lead story: two in a row, and further down three.
    const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
    const inRow = (first: number) => tops.filter((top) => Math.abs(top - (tops[first] ?? 0)) < 2).length;
    expect([width, inRow(1), inRow(7)]).toEqual([width, 2, 3]);
  }
});

test('a phone has links to most read and the picks in its first window, and they lead there', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(originOf('potent'));
  const links = page.getByRole('navigation', { name: 'On this page' });
  for (const name of ['Most read', 'Editor’s picks'])
    await expect(links.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  await links.getByRole('link', { name: 'Most read' }).click();
  await expect(page.getByRole('heading', { name: 'Most read' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(links).toBeHidden();
});

test('the save button of a post is at the edge of an inset picture', async ({ page }) => {
  const { urlPath } = await postWith('marquee', (post) => post.mediaLayout === 'insetCenter' && post.image);
  await page.goto(originOf('marquee') + urlPath);
  await hydrated(page);
  const picture = await page.locator('article > figure[data-layout="insetCenter"]').first().boundingBox();
  const button = await page.getByRole('button', { name: 'Save for later' }).boundingBox();
  if (!picture || !button) throw new Error('The post has no picture or no button');
  expect(Math.abs(button.x + button.width - (picture.x + picture.width))).toBeLessThan(2);
});
