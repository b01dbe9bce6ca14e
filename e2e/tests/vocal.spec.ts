import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../network/addresses.ts';
import { watchPage } from './watchPage.ts';

const origin = originOf('vocal');
const password = 'correct horse battery';

/** An address that nobody has signed up with. */
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
  await expect(page.getByText(email)).toBeVisible();

  await page.reload();
  await expect(greeting(page)).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Vocal' })).toBeFocused();
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

test('a wrong password and a taken address are told, and what was typed stays', async ({ page }) => {
  const email = freshEmail();
  await signUp(page, email);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is not right.');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await signUp(page, email);
  await expect(page.getByRole('alert')).toContainText('There is an account with this e-mail address already.');
  await expect(page.getByLabel('Email')).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [375, 1280]) {
    test(`has no accessibility violation at ${width} px in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const violations = async () => (await new AxeBuilder({ page }).analyze()).violations;
      await page.goto(`${origin}/auth`);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await violations()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

      await signUp(page, freshEmail());
      await expect(greeting(page)).toBeVisible();
      expect(await violations()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
}
