import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { violationsOf } from '../violationsOf.ts';
import { openNewPost } from './desk/openNewPost.ts';

/** Selects the words of a paragraph. The handles of a selection are the system's, and no page sees touches on them. */
async function selectWords(paragraph: Locator): Promise<void> {
  await paragraph.evaluate((element) => getSelection()?.selectAllChildren(element));
}

/** The middle of an element, and the names of elements that cover it. */
async function covers(page: Page, target: Locator): Promise<string[]> {
  const box = await target.boundingBox();
  expect(box).not.toBeNull();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return page.evaluate(
    ([left, top]) => {
      const found = document.elementsFromPoint(left ?? 0, top ?? 0);
      return found
        .slice(
          0,
          found.findIndex((element) => element.closest('.ProseMirror')),
        )
        .map(({ tagName }) => tagName);
    },
    [x + Math.min(width, 40) / 2, y + height / 2],
  );
}

test('a writer links to another post of the network by its name, with the keyboard alone', async ({ page }) => {
  const complaints = await watchPage(page);
  const story = await openNewPost(page);
  await page.keyboard.type('Records');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByLabel('Link URL');
  await expect(field).toBeFocused();
  await page.keyboard.type('new needle');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Post · Beat');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await expect(story.locator('.selection')).toHaveText('Records');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(story.getByRole('link', { name: 'Records' })).toHaveAttribute(
    'href',
    `${originOf('beat')}/seven-records-for-a-new-needle`,
  );
  await expect(story).toBeFocused();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('on a phone with its keyboard', () => {
  test.use({ viewport: { width: 375, height: 400 }, hasTouch: true, isMobile: true });

  test('the selected words stay visible while pages to link to are found', async ({ page }) => {
    const story = await openNewPost(page);
    for (const line of ['One', 'Two', 'Three', 'Four', 'Five']) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.type('Records');
    const words = story.getByText('Records');
    await selectWords(words);
    await page.getByRole('toolbar').getByRole('button', { name: 'Link' }).tap();
    await page.getByLabel('Link URL').fill('needle');
    const option = page.getByRole('option', { name: /New Needle/i }).first();
    await expect(option).toBeInViewport();
    await expect(words).toBeInViewport({ ratio: 1 });
    expect(await covers(page, words)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('link.png') });
    await option.tap();
    await expect(story.getByRole('link', { name: 'Records' })).toBeVisible();
    await page.getByLabel('Link URL').waitFor({ state: 'detached' });
  });

  test('says that there is no connection, and still links to an address', async ({ page, context }) => {
    const story = await openNewPost(page);
    await page.keyboard.type('Records');
    await selectWords(story.getByText('Records'));
    await page.getByRole('toolbar').getByRole('button', { name: 'Link' }).tap();
    await context.setOffline(true);
    await page.getByLabel('Link URL').fill('needle');
    await expect(page.getByText('Not connected, so the network cannot be searched.')).toBeInViewport();
    await page.getByLabel('Link URL').fill('example.com');
    await page.keyboard.press('Enter');
    await expect(story.getByRole('link', { name: 'Records' })).toHaveAttribute('href', 'https://example.com');
    await context.setOffline(false);
  });
});
