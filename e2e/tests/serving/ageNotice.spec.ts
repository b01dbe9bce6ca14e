import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { hydrated, watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { newestPost } from '../pages.ts';
import { violationsOf } from '../violationsOf.ts';

const site = 'filthy';
const notice = { name: 'Filthy is for adults' };

test('a site for adults asks for the age once, takes no Escape for an answer, and moves nothing', async ({ page }) => {
  const complaints = await watchPage(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(originOf(site));
  const dialog = page.getByRole('dialog', notice);
  await expect(dialog).toBeVisible();
  const answer = dialog.getByRole('button', { name: 'I am 18 or older' });
  await expect(answer).toBeFocused();
  await hydrated(page);
  expect(await violationsOf(page, { part: '#age-notice' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await answer.click();
  await expect(dialog).toBeHidden();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);

  await page.goto(originOf(site) + (await newestPost(site)).urlPath);
  await hydrated(page);
  await expect(dialog).toBeHidden();
  expect(complaints).toEqual([]);
});

test('the notice of a site for adults leads away to one that is not', async ({ page }) => {
  await page.goto(originOf(site));
  await page.getByRole('dialog', notice).getByRole('link', { name: 'Leave for Marquee' }).click();
  await expect(page).toHaveURL(`${originOf('marquee')}/`);
});

test('without scripts the notice is the first thing on the page, which can be read below it', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });
  await page.goto(originOf(site));
  const dialog = page.getByRole('dialog', notice);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button')).toBeHidden();
  await expect(dialog.getByRole('link', { name: 'Leave for Marquee' })).toBeVisible();
  expect(await dialog.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  await expect(page.getByRole('link', { name: 'Skip to navigation' })).not.toBeInViewport();
  await expect(page.locator('main article').first()).toBeVisible();
  await page.close();
});

test('only a site for adults has the notice and a rating, and its pages are the same for everybody', async () => {
  for (const key of siteFolderKeys())
    for (const path of ['/', (await newestPost(key)).urlPath]) {
      const { body, headers } = await askSite(originOf(key) + path);
      const html = body.toString();
      const isForAdults = key === site;
      expect([key, path, html.includes('id="age-notice"')]).toEqual([key, path, isForAdults]);
      expect([...html.matchAll(/<meta name="rating" content="([^"]+)"/g)].map(([, rating]) => rating)).toEqual(
        isForAdults ? ['adult', 'RTA-5042-1996-1400-1577-RTA'] : [],
      );
      expect(headers['set-cookie']).toBeUndefined();
    }
});
