import { hydrated, watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, test } from '@playwright/test';
import { originOf, ports } from '../../network/addresses.ts';
import { matrix, pathOf, statusOf } from '../pages.ts';

/** React's development build logs every difference between the server's and the browser's document. */
for (const { site, kind } of matrix) {
  test(`${site} ${kind} hydrates without mismatch in React's development build`, async ({ page }) => {
    const complaints = await watchPage(page, statusOf(kind));
    await page.goto(originOf(site, ports.development) + (await pathOf(kind, site)));
    await hydrated(page);
    expect(complaints).toEqual([]);
  });
}
