import type { DraftModule, Image } from '@marquee/shared/domain';
import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { violationsOf } from '../violationsOf.ts';
import { expectAccessible } from './steps/expectAccessible.ts';
import { finger } from './steps/finger.ts';
import type { Hand } from './steps/Hand.ts';
import { keyboard } from './steps/keyboard.ts';
import { mouse } from './steps/mouse.ts';
import { signUp } from './steps/signUp.ts';
import { uploadPicture } from './steps/uploadPicture.ts';

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

test('a credit stands after the caption for readers', async ({ page }) => {
  const story = await openNewPost(page);
  const block = await addPicture(story);
  await block.locator('[data-hole=caption]').click();
  await page.keyboard.type('The stop by the sea.');
  await block.getByRole('textbox', { name: 'Credit' }).fill('Ada North / Reuters');
  await expectAccessible(page, 'picture');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const caption = page.frameLocator('iframe').locator('figcaption');
  await expect(caption).toHaveText('The stop by the sea. Ada North / Reuters');
  await expect(caption.locator('small')).toHaveText('Ada North / Reuters');
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
  const advice = page
    .getByRole('region', { name: 'Before you submit' })
    .getByRole('button', { name: /^Picture 1 in the text.*Describe the picture/ });
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

/** Returns the blocks of the post as the api has stored them. */
const storedModules = (page: Page): Promise<DraftModule[]> =>
  page.evaluate(async () => {
    const response = await fetch(`/api/vocal/posts/${location.pathname.split('/').at(-1)}`);
    return (await response.json()).post.modules;
  });

/** Returns the picture of the first picture block. */
async function storedImage(page: Page): Promise<Image | undefined> {
  return (await storedModules(page)).find((module) => module.type === 'image')?.image;
}

/** Turns a picture, crops it to a square with a focal point, and resets it in the end. */
async function editPicture(page: Page, hand: Hand, moveDot: (dot: Locator) => Promise<void>): Promise<void> {
  const complaints = await watchPage(page);
  const story = await openNewPost(page);
  const block = await addPicture(story, hand);
  await expect.poll(() => storedImage(page)).toMatchObject({ width: 360, height: 240 });
  const original = (await storedImage(page))?.public_id;

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

/** Returns screenshots of the given widths as files in base64. */
async function screenshots(page: Page, widths: readonly number[]): Promise<string[]> {
  const files: string[] = [];
  for (const width of widths)
    files.push((await page.screenshot({ clip: { x: 0, y: 0, width, height: 240 } })).toString('base64'));
  return files;
}

/** Drops or pastes pictures by an event, because no test can put files on the clipboard of the system. */
async function giveFiles(story: Locator, kind: 'drop' | 'paste', files: readonly string[], type = 'image/png') {
  await story.evaluate(
    (element, given) => {
      const data = new DataTransfer();
      for (const [index, file] of given.files.entries()) {
        const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], `picture-${index}.${given.type.split('/')[1]}`, { type: given.type }));
      }
      const { left, top } = element.getBoundingClientRect();
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        given.kind === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data, clientX: left + 20, clientY: top + 10 }),
      );
    },
    { files, kind, type },
  );
}

/** Returns the widths of the pictures of the first gallery, as the api has stored them. */
async function storedWidths(page: Page): Promise<number[]> {
  const gallery = (await storedModules(page)).find((module) => module.type === 'gallery');
  return gallery?.images.map(({ width }) => width) ?? [];
}

test('pictures that are dropped together make a gallery, in an order of the keyboard', async ({ page }) => {
  const complaints = await watchPage(page);
  const story = await openNewPost(page);
  await giveFiles(story, 'drop', await screenshots(page, [300, 310, 320]));
  await expect.poll(() => storedWidths(page)).toEqual([300, 310, 320]);
  const gallery = story.getByRole('group', { name: 'Gallery', exact: true });
  await gallery.getByText('Gallery', { exact: true }).click();
  const pictures = gallery.getByRole('list', { name: 'Pictures in order' });
  await keyboard.enter(pictures.getByLabel('Caption of picture 1'));
  await page.keyboard.type('The pier');
  await keyboard.press(pictures.getByRole('button', { name: 'Move picture 1 down' }));
  await expect(gallery.getByText('Picture 2 of 3.')).toHaveAttribute('role', 'status');
  await expect(pictures.getByRole('button', { name: 'Move picture 2 down' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(gallery.getByText('Picture 3 of 3.')).toHaveAttribute('role', 'status');
  await expect.poll(() => storedWidths(page)).toEqual([310, 320, 300]);

  // A picture that replaces another one keeps its words.
  await uploadPicture(mouse, pictures.getByLabel('Replace picture 3'));
  await expect.poll(() => storedWidths(page)).toEqual([310, 320, 360]);
  await expect(pictures.getByLabel('Caption of picture 3')).toHaveValue('The pier');
  await gallery.getByRole('button', { name: /^Details/ }).click();
  await pictures.getByLabel('Credit of picture 3').fill('Ada North');
  await expectAccessible(page, 'gallery');
  expect(complaints).toEqual([]);
});

test('several pictures that are chosen in the place of one make a gallery', async ({ page }) => {
  const story = await openNewPost(page);
  const block = await addBlock(story, 'Picture');
  await page.keyboard.type('Two stops');
  await uploadPicture(mouse, block.locator('input[type=file]'), 2);
  await expect.poll(() => storedWidths(page)).toEqual([360, 360]);
  const gallery = story.getByRole('group', { name: 'Gallery', exact: true });
  await expect(gallery.locator('[data-hole=text]')).toHaveText('Two stops');
});

test('a WebP is refused in words, without another attempt', async ({ page }) => {
  const story = await openNewPost(page);
  await giveFiles(story, 'paste', ['UklGRgAAAABXRUJQ'], 'image/webp');
  const refusal = story.getByRole('alert');
  await expect(refusal).toContainText('WebP pictures cannot be used. Save the picture as GIF, JPEG or PNG');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('a picture of a gallery is dragged to its place by a finger', async ({ page }) => {
    const story = await openNewPost(page);
    await giveFiles(story, 'paste', await screenshots(page, [300, 310]));
    await expect.poll(() => storedWidths(page)).toEqual([300, 310]);
    const gallery = story.getByRole('group', { name: 'Gallery', exact: true });
    await gallery.getByText('Gallery', { exact: true }).tap();
    const handle = gallery.getByTitle('Drag picture 1');
    // A picture that loads later moves the handles away from the finger.
    const areLoaded = () =>
      gallery.locator('img').evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.complete));
    await expect.poll(areLoaded).toBe(true);
    // Both handles must be between the bar of the editor and the bar of tools.
    let last = '';
    await expect(async () => {
      await handle.evaluate((element) =>
        scrollBy({ top: element.getBoundingClientRect().top - 160, behavior: 'instant' }),
      );
      const before = last;
      last = JSON.stringify(await handle.boundingBox());
      expect(last, 'the handle stands still').toBe(before);
    }).toPass({ intervals: [300] });
    const [from, to] = [await handle.boundingBox(), await gallery.getByTitle('Drag picture 2').boundingBox()];
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    expect(to?.y).toBeLessThan(647);
    const [x, start, end] = [(from?.x ?? 0) + 20, (from?.y ?? 0) + 20, (to?.y ?? 0) + 20];
    await touch('touchStart', [{ x, y: start }]);
    for (const share of [0.3, 0.6, 1]) await touch('touchMove', [{ x, y: start + (end - start) * share }]);
    await touch('touchEnd', []);
    await expect(gallery.getByText('Picture 2 of 2.')).toHaveAttribute('role', 'status');
    await expect.poll(() => storedWidths(page)).toEqual([310, 300]);
  });
});
