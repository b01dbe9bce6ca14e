import { hydrated } from '@marquee/tools/network/watchPage.ts';
import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { newestPost } from '../pages.ts';
import { violationsOf } from '../violationsOf.ts';

test.use({ serviceWorkers: 'allow' });

const origin = originOf('beat');

/** Opens the front page and waits until the service worker controls it and has cached it. */
async function visit(page: Page): Promise<void> {
  await page.goto(origin);
  await hydrated(page);
  await expectKept(page, '/');
}

/** Waits until a page is cached. */
async function expectKept(page: Page, path: string): Promise<void> {
  const isKept = async (address: string) =>
    navigator.serviceWorker.controller !== null && (await caches.match(address)) !== undefined;
  await expect.poll(() => page.evaluate(isKept, origin + path)).toBe(true);
}

const offlineHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are offline' });

test('a visited page is read without a connection, any other address shows the offline page', async ({
  page,
  context,
}) => {
  await visit(page);
  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  expect(await page.locator('main article').count()).toBeGreaterThan(10);

  await page.goto(`${origin}/never-visited`);
  await expect(offlineHeading(page)).toBeVisible();
  await expect(page).toHaveURL(`${origin}/never-visited`);
  const saved = page.getByRole('heading', { name: 'You can still read' });
  await expect(saved).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.locator('#saved-pages a').first().click();
  await expect(page).toHaveURL(`${origin}/`);
  await hydrated(page);
});

test('a page reached inside the application is stored, and a missing one is requested as a document', async ({
  page,
  context,
}) => {
  await visit(page);
  const { urlPath, name } = await newestPost('beat');
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(origin + urlPath);
  await expectKept(page, urlPath);

  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Site Map' }).click();
  await expect(offlineHeading(page)).toBeVisible();
  await expect(page).toHaveURL(`${origin}/sitemap`);
});

test('the offline page reloads when the connection is back', async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  await page.goto(`${origin}/about`);
  await expect(offlineHeading(page)).toBeVisible();
  await context.setOffline(false);
  // Browsers send this when the connection is back. Chromium may have sent it already, and the page be gone.
  await page.evaluate(() => dispatchEvent(new Event('online'))).catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
});

test('the offline page does not reload under a reader who has chosen a saved page', async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  await page.goto(`${origin}/never-visited`);
  const saved = page.locator('#saved-pages a').first();
  await expect(saved).toBeVisible();
  await saved.evaluate((link: HTMLAnchorElement) => {
    link.click();
    dispatchEvent(new Event('online'));
  });
  await expect(page).toHaveURL(`${origin}/`);
  await hydrated(page);
});

test('nothing of the api or of an account is stored', async ({ page }) => {
  await visit(page);
  await page.goto(`${origin}/api/docs`);
  await page.goto(`${origin}/no-such-post`);
  await page.goto(`${origin}/articles`);
  await expectKept(page, '/articles');
  const cached = await page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname);
    }
    return addresses;
  });
  expect(cached.filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual(['/', '/articles', '/offline']);
});

test('the creator host has no service worker', async ({ page }) => {
  await page.goto(`${originOf('vocal')}/auth`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
