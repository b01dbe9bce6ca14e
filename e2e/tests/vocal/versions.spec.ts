import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { violationsOf } from '../violationsOf.ts';

const origin = originOf('vocal');

/** Signs a writer up, and makes a draft. @returns its path in Vocal */
async function openDraft(page: Page): Promise<string> {
  await page.goto(`${origin}/robots.txt`);
  const id = await page.evaluate(async () => {
    const post = async (path: string, body: object = {}) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const email = `writer-${crypto.randomUUID()}@example.com`;
    const password = 'correct horse battery';
    await post('/api/vocal/auth/signup', { firstName: 'Imogen', lastName: 'Varga', email, password });
    return (await post('/api/vocal/posts/create')).post.id as string;
  });
  await page.goto(`${origin}/vocal/posts/${id}`);
  return `/vocal/posts/${id}`;
}

const isSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

test('of two browsers that change the same text none loses it, and an earlier version can be returned to', async ({
  page,
  context,
  browser,
}) => {
  const complaints = await watchPage(page);
  const path = await openDraft(page);
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  const other = await elsewhere.newPage();
  await other.goto(origin + path);
  await other.getByRole('textbox', { name: 'Title', exact: true }).fill('The last bus inland');
  await isSaved(other);
  await elsewhere.close();

  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('The last bus to the sea');
  await expect(page.getByRole('heading', { level: 1, name: 'This post has two versions' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Use the other text' }).check();
  await page.getByRole('button', { name: 'Continue with these texts' }).click();
  await expect(title).toHaveValue('The last bus inland');
  await isSaved(page);

  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('complementary', { name: 'Versions' });
  await versions.getByRole('button').filter({ hasText: 'Before a restore' }).nth(1).click();
  await expect(page.getByRole('insertion')).toHaveText(['inland']);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(title).toHaveValue('The last bus to the sea');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveValue('The last bus inland');
  // The browser logs the refused save itself.
  expect(complaints.filter((complaint) => !complaint.includes('412'))).toEqual([]);
});
