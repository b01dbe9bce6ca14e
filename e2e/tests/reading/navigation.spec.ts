import { hydrated, watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';

test('a click on a post navigates inside the app: heading focused, title announced, page view pushed', async ({
  page,
}) => {
  const complaints = await watchPage(page);
  await page.goto(originOf('marquee'));
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const firstTitle = await page.title();
  await page.evaluate(() => scrollTo(0, 400));
  const link = page.locator('main article a').first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(originOf('marquee') + href);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('status')).toHaveText(await page.title());
  const views = await page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'VirtualPageview'));
  expect(views).toEqual([
    { event: 'VirtualPageview', url: '/', title: expect.any(String), pageTitle: firstTitle },
    { event: 'VirtualPageview', url: href, title: expect.any(String), pageTitle: await page.title() },
  ]);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', originOf('marquee') + href);

  await page.goBack();
  await expect(page).toHaveURL(`${originOf('marquee')}/`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  expect(complaints).toEqual([]);
});

test('the menu opens by keyboard, keeps the focus, closes on Escape and returns the focus', async ({ page }) => {
  await page.goto(originOf('feast'));
  await hydrated(page);
  const toggle = page.getByRole('button', { name: 'Open menu' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  for (const title of ['Categories', 'Types', 'Pages', 'Networks']) {
    await expect(menu.getByRole('heading', { name: title })).toBeVisible();
  }
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('choosing a link of the menu closes it and then navigates', async ({ page }) => {
  await page.goto(originOf('omni'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Articles' }).click();
  await expect(page).toHaveURL(`${originOf('omni')}/articles`);
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`${originOf('omni')}/`);
  await expect(menu).toBeHidden();
});

test('Back closes the menu and leaves the page where it was', async ({ page }) => {
  await page.goto(originOf('omni'));
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 600));
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(`${originOf('omni')}/`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await page.goForward();
  await expect(menu).toBeVisible();
});

test('search: an empty text does nothing, a text leads to its page and clears the field', async ({ page }) => {
  await page.goto(originOf('proof'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const field = page.getByRole('dialog').getByPlaceholder('Search anything, hit enter');
  await expect(field).toHaveAttribute('placeholder', 'Search anything, hit enter');
  await field.press('Enter');
  await expect(page).toHaveURL(`${originOf('proof')}/#menu`);
  await field.fill('gin & tonic');
  await field.press('Enter');
  await expect(page).toHaveURL(`${originOf('proof')}/search/gin%20%26%20tonic`);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
});

test('without JavaScript links are links, pages turn and posts can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(originOf('journal'));
  // No block may wait for the window to come near, because that could move a link that a reader is about to press.
  const waiting = await page
    .locator('main *')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length);
  expect(waiting).toBe(0);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${originOf('journal')}/page/2`);
  await page.locator('main article a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('a reader who chooses dark keeps it without a flash on the next page load', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(originOf('longevity'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
});
