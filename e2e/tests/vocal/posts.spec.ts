import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { violationsOf } from '../violationsOf.ts';
import { signUp } from './steps/signUp.ts';

const origin = originOf('vocal');

/** Makes a draft with a name, by the calls of the desk. */
async function makeDraft(page: Page, name: string): Promise<void> {
  await page.evaluate(async (name) => {
    const created = await fetch('/api/vocal/posts/create', { method: 'POST' });
    const { post } = (await created.json()) as { post: { id: string } };
    const saved = await fetch(`/api/vocal/posts/${post.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'if-match': created.headers.get('etag') ?? '' },
      body: JSON.stringify({ name }),
    });
    if (!saved.ok) throw new Error(`Saving a draft: ${saved.status}`);
  }, name);
}

test('a writer finds, duplicates, trashes and restores posts', async ({ page }) => {
  const complaints = await watchPage(page);
  await signUp(page);
  await makeDraft(page, 'Toast at dawn');
  await makeDraft(page, 'The last reel');
  await page.reload();
  await page.getByRole('link', { name: 'All 2 posts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your posts' })).toBeFocused();
  const titles = page.getByRole('listitem').getByRole('heading');
  await expect(titles).toHaveText(['The last reel', 'Toast at dawn']);

  await page.getByRole('searchbox').pressSequentially('toast');
  await expect(titles).toHaveText(['Toast at dawn']);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page).toHaveURL(`${origin}/vocal/posts?q=toast`);
  await page.getByRole('searchbox').clear();
  await expect(titles).toHaveCount(2);

  await page.getByRole('button', { name: 'Duplicate: Toast at dawn' }).click();
  await expect(page.getByRole('link', { name: 'Open the copy' })).toBeVisible();
  await page.getByRole('button', { name: 'Move to trash: The last reel' }).click();
  await expect(page.getByRole('button', { name: 'Undo: The last reel' })).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violationsOf(page), colorScheme).toEqual([]);
  }
  await page.getByRole('link', { name: 'Trash 1' }).click();
  await expect(titles).toHaveText(['The last reel']);
  await page.getByRole('button', { name: 'Restore: The last reel' }).click();
  await expect(page.getByRole('link', { name: 'Trash 0' })).toBeVisible();
  await page.getByRole('link', { name: 'Drafts 3' }).click();
  await expect(titles).toHaveCount(3);
  await page.setViewportSize({ width: 375, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(complaints).toEqual([]);
});
