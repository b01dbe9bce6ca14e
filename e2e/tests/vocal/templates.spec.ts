import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../violationsOf.ts';
import { openNewPost } from './steps/openNewPost.ts';

const startFrom = (page: Page) => page.getByRole('group', { name: 'Start from' });
const saved = (page: Page) => page.getByText('Saved', { exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog');

test('a writer starts from a recipe, undoes it, and types at once', async ({ page }) => {
  const complaints = await watchPage(page);
  const story = await openNewPost(page, { site: 'feast' });
  await expect(startFrom(page).getByRole('button', { name: 'A visit' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('empty.png') });
  await startFrom(page).getByRole('button', { name: 'Recipe' }).click();
  await expect(story.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  await expect(story.locator('[data-prompt="The first step"]')).toBeVisible();
  await expect(startFrom(page)).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('recipe.png') });
  await page.getByRole('region', { name: 'Started from Recipe.' }).getByRole('button', { name: 'Undo' }).click();
  await expect(startFrom(page)).toBeVisible();
  await expect(story).toHaveText('');
  await page.keyboard.type('A soup of my own.');
  await expect(startFrom(page)).toBeHidden();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(story).toHaveText('A soup of my own.');
  await expect(startFrom(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

test('the prompts of a starter are there again after a reload and in a new tab, and not in the post', async ({
  page,
  context,
}) => {
  const story = await openNewPost(page);
  await startFrom(page).getByRole('button', { name: 'Recipe' }).click();
  await page.keyboard.type('Salty.');
  await expect(saved(page)).toBeVisible();
  const prompts = ['An ingredient and its amount', 'The first step', 'What can go wrong, and what goes with it'];
  const shown = (opened: Page) =>
    opened.locator('[data-prompt]').evaluateAll((lines) => lines.map((line) => line.getAttribute('data-prompt')));
  // The line still says “Saved” just after the last key.
  const stored = () =>
    page.evaluate(async (path) => (await fetch(path)).text(), page.url().replace('/vocal/posts/', '/api/vocal/posts/'));
  await expect.poll(stored).toContain('Salty.');
  await page.reload();
  await expect.poll(() => shown(page)).toEqual(prompts);
  await story.getByRole('heading', { name: 'Tips' }).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Too much salt.');
  await expect.poll(stored).toContain('Too much salt.');
  expect(await stored()).not.toContain('The first step');
  const tab = await context.newPage();
  await page.close();
  await tab.goto(page.url());
  await expect.poll(() => shown(tab)).toEqual(prompts.slice(0, 2));
  expect(await violationsOf(tab)).toEqual([]);
});

test('a writer starts a listicle, and counts it down at its items, with the keyboard alone', async ({ page }) => {
  const complaints = await watchPage(page);
  const story = await openNewPost(page);
  await expect(startFrom(page)).toBeVisible();
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => document.activeElement?.textContent);
    if (name === 'Listicle') break;
  }
  await page.keyboard.press('Enter');
  await expect(story).toBeFocused();
  await page.keyboard.type('Three lamps.');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Vane');
  const numbering = page.getByRole('combobox', { name: 'Numbering of the items' });
  await expect(numbering).toHaveValue('ascending');
  await expect(story.locator('h2').first()).toHaveAttribute('data-number', '1');
  expect(await violationsOf(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('listicle.png') });
  await page.keyboard.press('Alt+F10');
  await expect(numbering).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(story.locator('h2').first()).toHaveAttribute('data-number', '3');
  await page.keyboard.press('Escape');
  await expect(story).toBeFocused();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(story.locator('h2').first()).toHaveAttribute('data-number', '3');
  expect(complaints).toEqual([]);
});

test('a writer saves a post as a template and starts another post from it', async ({ page }) => {
  const complaints = await watchPage(page);
  const story = await openNewPost(page, {
    content: '<p>Boil it.</p>',
    modules: [{ id: 'a', type: 'content', title: 'Serve', isListicleItem: false, content: '<p>Hot.</p>' }],
  });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Save as template…' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Soup');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Soup” is saved.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('templates.png') });
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  const address = page.url();
  const id = await page.evaluate(
    async () => (await (await fetch('/api/vocal/posts/create', { method: 'POST' })).json()).post.id,
  );
  await page.goto(address.replace(/posts\/.*/, `posts/${id}`));
  await story.click();
  await startFrom(page).getByRole('button', { name: 'Your templates' }).click();
  await page.getByRole('button', { name: 'Start from it: Soup' }).click();
  await expect(story.getByRole('heading', { name: 'Serve' })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(story).toContainText('Boil it.');
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('a block is saved from its menu, and inserted from the menu of blocks', async ({ page }) => {
    const complaints = await watchPage(page);
    const story = await openNewPost(page);
    await expect(startFrom(page)).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('empty.png') });
    const { x, width } = (await startFrom(page).boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(375);
    await page.keyboard.type('A note for every post.');
    await page.getByRole('button', { name: 'Drag to move this block, or open its menu' }).tap();
    await page.getByRole('button', { name: 'Save for reuse…' }).tap();
    await page.getByLabel('Name', { exact: true }).fill('Note');
    await dialogOf(page).getByRole('button', { name: 'Save for reuse' }).tap();
    await expect(page.getByText('“Note” is saved.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('saved.png') });
    await dialogOf(page).getByRole('button', { name: 'Close' }).tap();
    await story.tap();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/saved');
    await page.getByRole('option', { name: 'Saved blocks' }).tap();
    await page.getByRole('button', { name: 'Insert: Note' }).tap();
    await expect(story.getByText('A note for every post.')).toHaveCount(2);
    expect(complaints).toEqual([]);
  });

  test('the dialog and the starters fit a window of 188 pixels, as with text of 200 %', async ({ page }) => {
    await openNewPost(page);
    await page.setViewportSize({ width: 188, height: 400 });
    await expect(startFrom(page)).toBeVisible();
    await startFrom(page).getByRole('button', { name: 'Recipe' }).focus();
    await page.screenshot({ path: test.info().outputPath('starters.png') });
    await startFrom(page).getByRole('button', { name: 'Your templates' }).tap();
    await expect(page.getByText(/^You have no templates/)).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('dialog.png') });
    const { x, width } = (await dialogOf(page).boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(188);
    expect(await violationsOf(page)).toEqual([]);
  });
});
