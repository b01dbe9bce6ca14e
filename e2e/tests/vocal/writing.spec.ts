import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Page, test } from '@playwright/test';
import { framesDrawn } from '../framesDrawn.ts';
import { violationsOf } from '../violationsOf.ts';
import { mouse } from './steps/mouse.ts';
import { signUp } from './steps/signUp.ts';

test('a writer writes by keyboard, finds everything after a reload, and submits once nothing is missing', async ({
  page,
}) => {
  const complaints = await watchPage(page);
  await signUp(page);
  await page.getByRole('button', { name: 'New post' }).first().click();
  await expect(page).toHaveURL(/\/vocal\/posts\/\d+$/);
  const title = page.getByLabel('Title', { exact: true });
  const story = page.getByRole('textbox', { name: 'Your story' });
  await title.fill('The last bus to the sea');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Everybody on it');
  await page.keyboard.press('Enter');
  await expect(story).toBeFocused();
  await page.keyboard.type('It leaves at ten to midnight.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/head');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Heading');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.keyboard.type('The driver');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await expect(title).toHaveValue('The last bus to the sea');
  await expect(story.locator('p').first()).toHaveText('It leaves at ten to midnight.');
  await expect(story.getByRole('heading', { level: 2, name: 'The driver' })).toBeVisible();
  await expect(story.getByRole('listitem')).toHaveText(['one', 'two']);
  expect(complaints).toEqual([]);

  await page.getByRole('button', { name: 'Submit for review' }).click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('Almost there');
  expect(await violationsOf(page)).toEqual([]);
  await refusal.getByRole('button', { name: 'Magazine' }).click();
  await expect(page).toHaveURL(/\?panel=settings$/);
  await expect(page.getByLabel('Magazine')).toBeFocused();
  await page.getByLabel('Magazine').selectOption('Beat');
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByRole('radio', { name: 'Video' }).check();
  await page.getByLabel('Video ID or link').fill('5972928233001');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Submitted. A moderator will review it.')).toBeVisible();
  await expect(page.getByText('Waiting for review')).toBeVisible();
});

/** The height in the window of a box's middle. */
const middle = (box: { y: number; height: number } | null) => (box ? box.y + box.height / 2 : Number.NaN);

/** Bytes over the wire that the scripts of the page took so far. */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );

test("the editor's code loads with the first post that is opened, and has at most 155 kB", async ({ page }) => {
  // The buffer must hold more entries than a page records by default.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2_000));
  await signUp(page);
  await page.waitForLoadState('networkidle');
  const before = await scriptBytes(page);
  await page.getByRole('button', { name: 'New post' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Your story' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const editor = (await scriptBytes(page)) - before;
  expect(editor).toBeGreaterThan(50_000);
  expect(editor).toBeLessThanOrEqual(155_000);
});

test('keys act on selected words before the selection event fires', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'New post' }).first().click();
  const story = page.getByRole('textbox', { name: 'Your story' });
  await story.click();
  await page.keyboard.type('Tomorrow');
  await story.evaluate((root) => {
    getSelection()?.selectAllChildren(root);
    for (const key of ['b', 'k'])
      root.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }));
  });
  await expect(story.locator('strong')).toHaveText('Tomorrow');
  await expect(page.getByLabel('Link URL')).toBeFocused();
});

test('a line stays under the mouse when the block above it folds its fields, and the plus stands beside it', async ({
  page,
}) => {
  await signUp(page);
  await page.getByRole('button', { name: 'New post' }).first().click();
  const story = page.getByRole('textbox', { name: 'Your story' });
  await mouse.enter(story);
  await mouse.addBlock(story, 'Video');
  const video = story.getByRole('group', { name: 'Video', exact: true });
  await video.getByLabel('Video ID or link').click();
  await page.keyboard.type('5972928233001');
  const line = story.locator(':scope > p').last();
  await line.scrollIntoViewIfNeeded();
  const before = await line.boundingBox();
  await mouse.toLastLine(story);
  await expect(video.getByLabel('Video ID or link')).toBeHidden();
  await framesDrawn(page);
  const after = await line.boundingBox();
  expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
  // The test does not wait for later redraws of the desk, such as a save.
  const plus = await page.getByRole('button', { name: 'Add a block here' }).boundingBox();
  expect(middle(plus)).toBeCloseTo(middle(after), 0);
});

test('the plus of a phone leaves the placeholder of an empty text free', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await signUp(page);
  await page.getByRole('button', { name: 'New post' }).first().click();
  const story = page.getByRole('textbox', { name: 'Your story' });
  await story.click();
  const plus = await page.getByRole('button', { name: 'Add a block here' }).boundingBox();
  const placeholderEnd = await story
    .locator(':scope > p')
    .evaluate(
      (line) => line.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(line, '::before').width),
    );
  expect(placeholderEnd).toBeLessThanOrEqual(plus?.x ?? 0);
});

test('the plus goes with its line when something above it grows', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'New post' }).first().click();
  const story = page.getByRole('textbox', { name: 'Your story' });
  await mouse.enter(story);
  await mouse.addBlock(story, 'Video');
  await mouse.toLastLine(story);
  const line = story.locator(':scope > p').last();
  const plus = page.getByRole('button', { name: 'Add a block here' });
  await expect(plus).toBeVisible();
  // After this save, nothing else redraws the desk.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await story.getByRole('group', { name: 'Video', exact: true }).evaluate((block) => {
    block.style.blockSize = `${block.clientHeight + 100}px`;
  });
  await expect.poll(async () => middle(await plus.boundingBox()) - middle(await line.boundingBox())).toBeCloseTo(0, 0);
});
