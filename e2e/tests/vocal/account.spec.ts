import path from 'node:path';
import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { violationsOf } from '../violationsOf.ts';
import { tokenMailedTo } from './tokenMailedTo.ts';

const origin = originOf('vocal');
const picture = path.join(import.meta.dirname, '../../../docs/images/three-sites.png');

async function signUp(page: Page): Promise<string> {
  const email = `writer-${crypto.randomUUID()}@example.com`;
  await page.goto(`${origin}/auth`);
  await page.getByLabel('First name').fill('Imogen');
  await page.getByLabel('Last name').fill('Varga');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`${origin}/vocal`);
  return email;
}

test('a forgotten password is replaced by the link in a mail, also without scripts', async ({ browser, page }) => {
  const complaints = await watchPage(page);
  const email = await signUp(page);
  const token = await tokenMailedTo(email, 1);
  await page.goto(`${origin}/auth?way=confirm&token=${token}`);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email address confirmed' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${origin}/auth?way=sign-in`);
  await plain.getByRole('link', { name: 'Forgot password?' }).click();
  await plain.getByLabel('Email').fill(email);
  await plain.getByRole('button', { name: 'Send link' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  const resetToken = await tokenMailedTo(email, 2);
  await plain.goto(`${origin}/auth?way=reset&token=${resetToken}`);
  await plain.getByLabel('New password').fill('a lamp beside the window');
  await plain.getByRole('button', { name: 'Save password' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Password changed');
  await plain.goBack();
  await plain.getByLabel('New password').fill('another lamp at dawn');
  await plain.getByRole('button', { name: 'Save password' }).click();
  await expect(plain.getByRole('alert')).toContainText('This link has expired or was already used.');
  await context.close();

  await page.goto(`${origin}/vocal`);
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a lamp beside the window');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Imogen.' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a writer chooses a part of a picture by keyboard, and the header shows it at once', async ({ page }) => {
  const complaints = await watchPage(page);
  await signUp(page);
  await page.getByRole('button', { name: 'Account menu: Imogen' }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  // The picture arrives after the first keys.
  const { promise: isChosen, resolve: showPicture } = Promise.withResolvers<void>();
  await page.route(/w_768/, async (route) => {
    await isChosen;
    await route.continue();
  });
  await page.getByLabel('Choose a picture').setInputFiles(picture);
  const square = page.getByRole('group', { name: 'Crop area: arrow keys move it' });
  await expect(square).toBeFocused();
  const before = await square.boundingBox();
  expect(before?.width).toBeGreaterThan(100);
  await page.getByRole('button', { name: /^Bottom right corner/ }).focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('Shift+ArrowUp');
  expect((await square.boundingBox())?.width).toBeLessThan(before?.width ?? 0);
  showPicture();
  await expect
    .poll(() => page.locator('.ReactCrop img').evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use this picture' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Picture saved.')).toBeVisible();
  const shown = page.locator('header img');
  await expect(shown).toHaveAttribute('src', /uploads%2F|uploads\//);
  await expect.poll(() => shown.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(shown).toHaveCount(0);
  expect(complaints).toEqual([]);
});
