import { type Browser, expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../../api/src/people/demo/demoAccounts.ts';
import { openAs } from './people.ts';

export type Role = { name: string; magazine: string | null; section?: string };

/** Lets an administrator give a person one role on the page of people. @param origin of the creator host of a network */
export async function giveRole(browser: Browser, origin: string, email: string, role: Role): Promise<void> {
  const { page, complaints } = await openAs(browser, demoAccounts.moderator, origin);
  await page.goto(`${origin}/vocal/desk/people?${new URLSearchParams({ q: email })}`);
  await page.getByRole('button', { name: /^Change roles of/ }).click();
  await page.getByLabel('Role', { exact: true }).selectOption(role.name);
  if (role.magazine) await page.getByLabel('Magazine', { exact: true }).selectOption(role.magazine);
  if (role.section) await page.getByLabel('Section', { exact: true }).selectOption(role.section);
  await page.getByRole('button', { name: 'Save roles' }).click();
  await expect(page.getByText(/^The roles of .* are saved\.$/)).toBeVisible();
  expect(complaints).toEqual([]);
  await page.context().close();
}

/** Names of the entries in the account menu. */
export async function menuOf(page: Page): Promise<string[]> {
  const toggle = page.getByRole('button', { name: /^Account menu/ });
  await toggle.click();
  await expect(page.getByRole('link', { name: 'Your account', exact: true })).toBeVisible();
  const names = await toggle.locator('..').getByRole('link').allTextContents();
  await page.keyboard.press('Escape');
  return names;
}
