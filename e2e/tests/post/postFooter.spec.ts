import { hydrated } from '@marquee/tools/network/watchPage.ts';
import { expect, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';

const post = '/the-last-room-on-cutler-street';

test('a printed post ends with its site and address, and leaves out controls that need a screen', async ({ page }) => {
  await page.goto(originOf('beat') + post);
  await hydrated(page);
  const source = page.getByText(/^Beat, http:\/\/beat\.localhost:\d+\/the-last-room-on-cutler-street$/);
  await expect(source).toBeHidden();
  const author = page.getByRole('region', { name: 'About the author' });
  await expect(author).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(source).toBeVisible();
  await expect(author).toBeHidden();
  await expect(page.getByRole('link', { name: /^Read next:/ })).toBeHidden();
  await expect(page.getByRole('region', { name: /^Next up in/ })).toBeHidden();
});

test('pictures of related posts and of the next one move nothing when they arrive', async ({ page }) => {
  await page.goto(originOf('beat') + post);
  await hydrated(page);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) shifts.push(Number(entry.value));
      }
    }).observe({ type: 'layout-shift' });
  });
  await page.getByRole('region', { name: /^Next up in/ }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as { shifts?: number[] }).shifts)).toEqual([]);
});
