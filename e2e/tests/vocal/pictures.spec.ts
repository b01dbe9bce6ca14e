import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { violationsOf } from '../violationsOf.ts';
import { mouse } from './desk/mouse.ts';
import { signUp } from './desk/signUp.ts';
import { uploadPicture } from './desk/uploadPicture.ts';

/** Opens a new post of Beat, and returns its document, which has the caret. */
async function openNewPost(page: Page): Promise<Locator> {
  await signUp(page);
  const id = await page.evaluate(async () => {
    const { post } = await (await fetch('/api/vocal/posts/create', { method: 'POST' })).json();
    const headers = { 'content-type': 'application/json', 'if-match': '*' };
    const fields = { site: 'beat', title: 'The last bus' };
    await fetch(`/api/vocal/posts/${post.id}`, { method: 'PUT', headers, body: JSON.stringify(fields) });
    return post.id;
  });
  await page.goto(`${originOf('vocal')}/vocal/posts/${id}`);
  const story = page.getByRole('textbox', { name: 'Your story' });
  await story.click();
  return story;
}

async function addBlock(story: Locator, name: string): Promise<Locator> {
  await story.page().keyboard.type(`/${name}`);
  await story.page().getByRole('option', { name, exact: true, selected: true }).waitFor();
  await story.page().keyboard.press('Enter');
  return story.getByRole('group', { name, exact: true }).last();
}

async function addPicture(story: Locator): Promise<Locator> {
  const block = await addBlock(story, 'Picture');
  await uploadPicture(mouse, block.locator('input[type=file]'));
  await expect(block.getByRole('textbox', { name: 'Alternative text' })).toBeVisible();
  return block;
}

test('a picture shows caption and alternative text, and the rest behind Details', async ({ page }) => {
  const complaints = await watchPage(page);
  const story = await openNewPost(page);
  const block = await addBlock(story, 'Picture');
  await page.keyboard.type('The stop by the sea');
  const [title, caption, text] = ['title', 'caption', 'text'].map((hole) => block.locator(`[data-hole=${hole}]`));
  await expect(caption ?? block).toHaveText('The stop by the sea');
  await uploadPicture(mouse, block.locator('input[type=file]'));
  // The focus goes on to the field that the picture needs next.
  await expect(block.getByRole('textbox', { name: 'Alternative text' })).toBeFocused();
  await expect(title ?? block).toBeHidden();
  await expect(text ?? block).toBeHidden();
  await expect(block.getByRole('textbox', { name: 'Link URL' })).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);

  await block.getByRole('button', { name: /^Details/ }).click();
  await expect(block.getByRole('textbox', { name: 'Link URL' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await title?.click();
  await page.keyboard.type('Platform two');
  await story.locator(':scope > p').last().click();
  await expect(title ?? block).toBeVisible();
  await expect(text ?? block).toBeHidden();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(title ?? block).toHaveText('Platform two');
  await expect(text ?? block).toBeHidden();
  expect(complaints).toEqual([]);
});

test('Enter in a caption goes on below the picture', async ({ page }) => {
  const story = await openNewPost(page);
  const block = await addPicture(story);
  await block.locator('[data-hole=caption]').click();
  await page.keyboard.type('The stop');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It was late.');
  await expect(story.locator(':scope > p')).toHaveText(['It was late.']);
  await expect(block.locator('[data-hole=text]')).toBeHidden();
});

test('an undescribed picture is asked for, and a decorative one is not', async ({ page }) => {
  const complaints = await watchPage(page);
  const story = await openNewPost(page);
  const block = await addPicture(story);
  const altText = block.getByRole('textbox', { name: 'Alternative text' });
  await block.getByText('Examples').click();
  await expect(block.getByText('A chart')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const advice = page.getByText('Recommended: add alternative text to one picture in the text.');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(advice).toBeVisible();
  await block.locator('img').click();
  await altText.fill('A bus');
  await block.getByRole('checkbox', { name: 'Decorative' }).check();
  await expect(altText).toBeDisabled();
  await expect(altText).toHaveValue('');
  await expect(advice).toBeHidden();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await block.locator('img').click();
  await expect(block.getByRole('checkbox', { name: 'Decorative' })).toBeChecked();
  await block.getByRole('checkbox', { name: 'Decorative' }).uncheck();
  await expect(altText).toBeEnabled();
  expect(complaints).toEqual([]);
});
