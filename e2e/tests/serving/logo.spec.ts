import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';

const preload = /<link rel="preload" as="image" type="image\/svg\+xml" href="([^"]+)"/g;

for (const site of siteFolderKeys()) {
  test(`${site} has drawings of its logo that browsers keep for a year`, async () => {
    const { body } = await askSite(`${originOf(site)}/`);
    const addresses = [...body.toString().matchAll(preload)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      const { status, headers, body: drawing } = await askSite(originOf(site) + address);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(drawing.toString()).toMatch(/^<svg /);
    }
  });
}

/** Addresses of logos that a page fetched. */
function fetchedLogos(page: Page): Set<string> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/logo\.\w+\.svg$/.test(pathname)) fetched.add(pathname);
  });
  return fetched;
}

const shownLogo = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: 'Longevity' })
    .locator('span')
    .evaluate((logo) => new URL(getComputedStyle(logo).backgroundImage.slice(5, -2)).pathname);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a page on a device in ${colorScheme} fetches the drawing that it shows, and no other`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const fetched = fetchedLogos(page);
    await page.goto(originOf('longevity'));
    expect([...fetched]).toEqual([await shownLogo(page)]);
  });
}

test('a page shows the drawing of the scheme that its reader chose', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(originOf('longevity'));
  const light = await shownLogo(page);
  await context.addCookies([{ name: 'scheme', value: 'dark', url: originOf('longevity') }]);
  await page.reload();
  expect(await shownLogo(page)).not.toBe(light);
});
