import { hydrated } from '@marquee/tools/network/watchPage.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { newestPost } from '../pages.ts';

/** Presses Tab until an element has the focus, as a reader with only a keyboard does. */
async function tabTo(page: Page, target: Locator, max = 80): Promise<void> {
  for (let presses = 0; presses < max; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached with ${max} presses of Tab`);
}

/** The visible focus: an outline of the element, of its form, or of the card that its link covers. */
const isFocusSeen = () => {
  const element = document.activeElement;
  if (!element) return false;
  const drawn = [getComputedStyle(element), getComputedStyle(element, '::after')];
  if (element.parentElement) drawn.push(getComputedStyle(element.parentElement));
  return drawn.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
};

test('the first presses of Tab lead past the header', async ({ page }) => {
  await page.goto(originOf('feast'));
  await hydrated(page);
  const skip = page.getByRole('navigation', { name: 'Skip links' });
  for (const name of ['Skip to content', 'Skip to navigation', 'Search']) {
    await page.keyboard.press('Tab');
    await expect(skip.getByRole('link', { name })).toBeFocused();
    await expect(skip.getByRole('link', { name })).toBeInViewport();
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Footer' }).getByRole('link').first()).toBeFocused();

  await page.goto(originOf('feast'));
  await hydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(isInMain).toBe(true);
});

test('menu, list, tabs, pages and a post are reached with the keyboard alone', async ({ page }) => {
  const origin = originOf('omni');
  await page.goto(origin);
  await hydrated(page);
  await tabTo(page, page.getByRole('button', { name: 'Open menu' }));
  await page.keyboard.press(' ');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');

  const { category } = await newestPost('omni');
  await tabTo(page, menu.getByRole('link', { name: category?.name, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}${category?.urlPath}`);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(sections.locator('[aria-current]')).toHaveText(category?.name ?? '');

  // Tabs from the heading on, in the order in which a reader looks.
  await tabTo(page, page.getByRole('main').getByRole('link', { name: /^Articles/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}${category?.urlPath}/articles`);

  await page.goto(origin);
  await hydrated(page);
  await tabTo(page, page.getByRole('link', { name: 'Next' }), 200);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/page/2`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.locator('main article h2 a, main article h3 a').first());
  expect(await page.evaluate(isFocusSeen)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(`${origin}/page/2`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('search opens from the header with the focus in its field, and returns the focus', async ({ page }) => {
  await page.goto(originOf('journal'));
  await hydrated(page);
  const action = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await tabTo(page, action);
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog').getByPlaceholder('Search anything, hit enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(action).toBeFocused();
  await page.keyboard.press(' ');
  await page.keyboard.type('AC/DC 100%');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${originOf('journal')}/search/AC%2FDC%20100%25`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the focus is visible wherever Tab leads', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${originOf('beat')}/no-such-post`);
  await hydrated(page);
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '');
    if (place.startsWith('<body')) break;
    expect(await page.evaluate(isFocusSeen), place).toBe(true);
  }
});

test('without JavaScript the search form leads to the page of the text', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(originOf('proof'));
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`${originOf('proof')}/search`);
  await page.getByRole('searchbox').fill('gin & tonic');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(`${originOf('proof')}/search/gin%20%26%20tonic`);
  await context.close();
});
