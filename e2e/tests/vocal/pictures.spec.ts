import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { violationsOf } from '../violationsOf.ts';
import { expectAccessible } from './desk/expectAccessible.ts';
import { finger } from './desk/finger.ts';
import type { Hand } from './desk/Hand.ts';
import { keyboard } from './desk/keyboard.ts';
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

async function addPicture(story: Locator, hand: Hand = mouse): Promise<Locator> {
  const block = await addBlock(story, 'Picture');
  await uploadPicture(hand, block.locator('input[type=file]'));
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

/** The image of the first block, as the api has it. */
const storedImage = (page: Page) =>
  page.evaluate(async () => {
    const response = await fetch(`/api/vocal/posts/${location.pathname.split('/').at(-1)}`);
    return (await response.json()).post.modules.find((module: { image?: object }) => module.image)?.image;
  });

/** Turns the picture, crops it to a square with a focal point, and resets it in the end. */
async function editPicture(page: Page, hand: Hand, moveDot: (dot: Locator) => Promise<void>): Promise<void> {
  const complaints = await watchPage(page);
  const story = await openNewPost(page);
  const block = await addPicture(story, hand);
  await expect.poll(() => storedImage(page)).toMatchObject({ width: 360, height: 240 });
  const { public_id: original } = await storedImage(page);

  await hand.press(block.getByRole('button', { name: 'Crop, turn, focal point' }));
  const dialog = page.getByRole('dialog', { name: 'Edit picture' });
  await expect(dialog.getByRole('group', { name: 'Crop area: arrow keys move it' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await hand.press(dialog.getByRole('button', { name: 'Turn right' }));
  await hand.choose(dialog.getByLabel('Shape'), 'Square');
  await moveDot(dialog.getByRole('button', { name: 'Focal point: arrow keys move it' }));
  await hand.press(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(dialog).toBeHidden();
  await expect(block.getByRole('button', { name: 'Crop, turn, focal point' })).toBeFocused();
  await expect.poll(() => storedImage(page)).toMatchObject({ width: 240, height: 240 });

  await hand.press(block.getByRole('button', { name: 'Crop, turn, focal point' }));
  await expect(dialog.getByRole('group', { name: 'Crop area: arrow keys move it' })).toBeFocused();
  await hand.press(dialog.getByRole('button', { name: 'Reset to original' }));
  await hand.press(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(dialog).toBeHidden();
  await expect.poll(() => storedImage(page)).toMatchObject({ public_id: original, width: 360, height: 240 });
  expect(complaints).toEqual([]);
}

/** Drags the dot to the left edge of the area by the pointer. */
async function dragToEdge(dot: Locator): Promise<void> {
  const area = await dot.locator('xpath=ancestor::*[contains(@class, "ReactCrop__crop-selection")]').boundingBox();
  await dot.hover();
  await dot.page().mouse.down();
  await dot.page().mouse.move((area?.x ?? 0) + 4, (area?.y ?? 0) + (area?.height ?? 0) / 2, { steps: 4 });
  await dot.page().mouse.up();
}

test.describe('a picture is turned, cropped and reset', () => {
  test('by mouse', ({ page }) => editPicture(page, mouse, dragToEdge));

  test('by keyboard alone', ({ page }) =>
    editPicture(page, keyboard, async (dot) => {
      await keyboard.enter(dot);
      await page.keyboard.press('Shift+ArrowLeft');
      await expect(page.getByText('Focal point 40 percent from the left, 50 percent from the top.')).toBeAttached();
    }));

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

    test('by touch', ({ page }) => editPicture(page, finger, dragToEdge));
  });
});

test('the dialog of a picture fits a phone, a low window and large text', async ({ page }) => {
  const story = await openNewPost(page);
  const block = await addPicture(story);
  await block.getByRole('button', { name: 'Crop, turn, focal point' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit picture' });
  await expect(dialog.getByRole('button', { name: 'Turn left' })).toBeVisible();
  await expectAccessible(page, 'edit-picture');
  for (const [width, height] of [
    [375, 400],
    [188, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await dialog.getByRole('button', { name: 'Save', exact: true }).scrollIntoViewIfNeeded();
    await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    await page.screenshot({ path: test.info().outputPath(`edit-picture-${width}-${height}.png`) });
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
