import { expect, type Page } from '@playwright/test';
import { originOf } from '../../../network/addresses.ts';

const origin = originOf('vocal');

/** Signs up a new writer, and waits for her home page. */
export async function signUp(page: Page): Promise<void> {
  await page.goto(`${origin}/auth`);
  await page.getByLabel('First name').fill('Imogen');
  await page.getByLabel('Last name').fill('Varga');
  await page.getByLabel('Email').fill(`writer-${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Imogen.' })).toBeVisible();
}
