import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { violationsOf } from '../violationsOf.ts';

const origin = originOf('vocal');
const password = 'correct horse battery';

/** Email address without an account. */
const freshEmail = () => `writer-${crypto.randomUUID()}@example.com`;

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(`${origin}/auth`);
  await page.getByLabel('First name').fill('Imogen');
  await page.getByLabel('Last name').fill('Varga');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hello, Imogen.' });

test('a writer signs up, is greeted, signs out and in again', async ({ page }) => {
  const complaints = await watchPage(page);
  const email = freshEmail();
  await signUp(page, email);
  await expect(greeting(page)).toBeFocused();
  await expect(page).toHaveURL(`${origin}/vocal`);
  await expect(page).toHaveTitle('Home · Vocal');
  await expect(page.getByText(email, { exact: true })).toBeVisible();

  await page.reload();
  await expect(greeting(page)).toBeVisible();

  await page.getByRole('button', { name: 'Account menu: Imogen' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Vocal' })).toBeFocused();
  await expect(page).toHaveURL(`${origin}/auth?signed-out=yes`);
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(page).toHaveTitle('Sign in · Vocal');
  await page.goto(`${origin}/vocal?from=mail`);
  await expect(page).toHaveURL(`${origin}/auth?next=${encodeURIComponent('/vocal?from=mail')}`);

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(greeting(page)).toBeFocused();
  await expect(page).toHaveURL(`${origin}/vocal?from=mail`);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('a wrong password and a used address are reported, and the input stays', async ({ page }) => {
  const email = freshEmail();
  await signUp(page, email);
  await page.getByRole('button', { name: 'Account menu: Imogen' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/The e-?mail address or the password is wrong\./);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await signUp(page, email);
  await expect(page.getByRole('alert')).toContainText(/An account with this e-?mail address already exists\./);
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('without scripts the form signs up and in, and shows what was wrong', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const email = freshEmail();
  await page.goto(`${origin}/vocal/posts`);
  await expect(page).toHaveURL(`${origin}/auth?next=${encodeURIComponent('/vocal/posts')}`);
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveText(['Create account']);

  await page.getByLabel('First name').fill('Imogen');
  await page.getByLabel('Last name').fill('Varga');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(' '.repeat(201));
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('Use no more than 200 characters.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');

  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`${origin}/vocal/posts`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vocal');
  // Playwright looks for no text in `noscript`.
  await expect(page.locator('noscript p')).toBeVisible();
  await context.close();
});

test('input typed before the scripts load stays in the form, and so does the focus', async ({ page }) => {
  const complaints = await watchPage(page);
  let release = () => {};
  const untilTyped = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await untilTyped;
    await route.continue();
  });
  await page.goto(`${origin}/auth`, { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Imogen');
  await page.getByLabel('Email').pressSequentially('imogen@');
  const form = await page.locator('form').elementHandle();
  release();
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('example.com');
  await expect(page.getByLabel('Email')).toHaveValue('imogen@example.com');
  await expect(page.getByLabel('First name')).toHaveValue('Imogen');
  expect(await page.locator('form').count()).toBe(1);
  expect(await form?.evaluate((element) => element.isConnected)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a form from another site is refused, and so is one that is too large', async () => {
  const post = (headers: Record<string, string>, form: Record<string, string>) =>
    askSite(`${origin}/auth?way=sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: String(new URLSearchParams(form)),
    });
  const form = { email: 'nobody@example.com', password };
  const foreign = await post({ 'sec-fetch-site': 'cross-site' }, form);
  expect([foreign.status, foreign.headers['set-cookie']]).toEqual([403, undefined]);
  expect((await post({ origin: 'https://elsewhere.example' }, form)).status).toBe(403);
  expect((await post({}, { ...form, password: 'x'.repeat(9_000) })).status).toBe(413);
  const wrong = await post({}, form);
  expect([wrong.status, wrong.headers['cache-control']]).toEqual([401, 'private, no-store']);
  expect(wrong.body.toString()).not.toContain(password);
});

test('the sign-in page links to the magazine, to all sites, and to the terms', async ({ page }) => {
  await page.goto(`${originOf('feast')}/`);
  await page.getByRole('link', { name: 'Join Vocal' }).first().click();
  await expect(page).toHaveURL(`${origin}/auth?from=feast`);
  await expect(page.getByRole('link', { name: 'Back to Feast' })).toHaveAttribute('href', `${originOf('feast')}/`);
  const magazines = page.getByRole('list', { name: /^The \w+ magazines$/ }).getByRole('link');
  const hrefs = await magazines.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(hrefs.sort()).toEqual(
    siteFolderKeys()
      .map((key) => `${originOf(key)}/`)
      .sort(),
  );
  await page.getByRole('link', { name: 'Terms of Use' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Vocal' }).click();
  await expect(page).toHaveURL(`${origin}/auth`);
});

test('forced colours show whether sign-in or sign-up is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${origin}/auth`);
  const background = (name: string) =>
    page
      .getByRole('navigation', { name: 'Sign in or create an account' })
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await background('Create account')).not.toBe(await background('Sign in'));
});

test('has no accessibility violation and fits the window at 375 and 1280 px, in light and dark', async ({ page }) => {
  const isAccessible = async () => {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  };
  await page.goto(`${origin}/auth?way=sign-in&from=feast`);
  await page.getByText('Forgot password?').click();
  await isAccessible();
  await page.goto(`${origin}/auth`);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await isAccessible();
  await signUp(page, freshEmail());
  await expect(greeting(page)).toBeVisible();
  await isAccessible();
});
