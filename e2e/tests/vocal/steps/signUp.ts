import { expect, type Page } from '@playwright/test';
import { originOf } from '../../../network/addresses.ts';

type Person = { firstName: string; lastName: string };

/** Signs up a new writer, and waits for her home page. @param origin of the creator host of a network @returns her email */
export async function signUp(
  page: Page,
  { firstName, lastName }: Person = { firstName: 'Imogen', lastName: 'Varga' },
  origin = originOf('vocal'),
): Promise<string> {
  const email = `writer-${crypto.randomUUID()}@example.com`;
  await page.goto(`${origin}/auth`);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Hello, ${firstName}.` })).toBeVisible();
  return email;
}
