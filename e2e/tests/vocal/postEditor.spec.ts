import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { mouse } from './steps/mouse.ts';
import { signUp } from './steps/signUp.ts';
import { uploadPicture } from './steps/uploadPicture.ts';

/** Opens a new post, and returns its document. */
async function newPost(page: Page): Promise<Locator> {
  await page.goto(new URL('/vocal/posts', page.url()).href);
  await page.getByRole('button', { name: 'New post' }).first().click();
  await expect(page).toHaveURL(/\/vocal\/posts\/\d+$/);
  const story = page.getByRole('textbox', { name: 'Your story' });
  await story.click();
  return story;
}

/** Steps of a writer after which the server's HTML has another form than the editor's. */
const steps: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a link': async (page) => {
    await page.keyboard.type('A link');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('https://example.org/');
    await page.keyboard.press('Enter');
  },
  'a line break': async (page) => {
    await page.keyboard.type('One');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('two');
  },
  'a rule': async (page) => {
    await page.keyboard.type('One');
    await page.keyboard.press('Enter');
    await page.keyboard.type('---Two');
  },
  'hard spaces': async (page) => {
    await page.keyboard.type('10');
    await page.evaluate(() => document.execCommand('insertText', false, '\u00a0km'));
  },
};

for (const [what, write] of Object.entries(steps))
  test(`a post that was left just after ${what} opens again as it was, in one version`, async ({ page }) => {
    const complaints = await watchPage(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await signUp(page);
    const story = await newPost(page);
    for (const leftAfterMs of [0, 300, 1_200, 2_000]) {
      await write(page);
      const written = await story.allInnerTexts();
      await page.waitForTimeout(leftAfterMs);
      await page.reload();
      await expect(story).toBeVisible();
      await expect(page.getByRole('heading', { name: 'This post has two versions' })).toBeHidden();
      await expect(story).toHaveText(written, { useInnerText: true });
      await story.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
    }
    expect(complaints).toEqual([]);
  });

test('a block that was cut in one tab is whole in another post in another tab', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page);
  const story = await newPost(page);
  await page.keyboard.type('/picture');
  await page.keyboard.press('Enter');
  const block = story.getByRole('group', { name: 'Picture', exact: true });
  await uploadPicture(mouse, block.locator('input[type=file]'));
  await block.getByText('Picture', { exact: true }).click();
  await page.keyboard.press('ControlOrMeta+x');
  await expect(block).toBeHidden();

  const other = await context.newPage();
  await other.goto(page.url());
  const otherStory = await newPost(other);
  await other.keyboard.press('ControlOrMeta+v');
  await expect(otherStory.getByRole('group', { name: 'Picture', exact: true }).locator('img')).toBeVisible();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await other.reload();
  await expect(otherStory.getByRole('group', { name: 'Picture', exact: true }).locator('img')).toBeVisible();
});

test('a writer at the end of a long text is led to what is missing, and sees that the post was submitted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await signUp(page);
  const story = await newPost(page);
  for (let paragraph = 0; paragraph < 40; paragraph += 1) {
    await page.keyboard.insertText(`Paragraph ${paragraph} of a long story about buses.`);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: /^Submit/ }).click();
  const missing = page.getByRole('alert');
  await expect(missing).toBeFocused();
  await expect(missing).toBeInViewport({ ratio: 0.9 });

  await page.getByLabel('Title', { exact: true }).fill('Buses');
  await page.getByLabel('Subtitle').fill('Late ones');
  await page.getByRole('radio', { name: 'Video' }).check();
  await page.getByLabel('Video ID or link').fill('5972928233001');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByLabel('Magazine').selectOption('Beat');
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Close settings' }).click();
  await story.locator(':scope > p').last().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^Submit/ }).click();
  const submitted = page.getByRole('status').filter({ hasText: 'Submitted. A moderator will review it.' });
  await expect(submitted).toBeInViewport({ ratio: 0.9 });
  await expect(submitted).toBeFocused();
});

test('a word of 300 letters and a long address do not widen the editor', async ({ page }) => {
  await signUp(page);
  const story = await newPost(page);
  await page.keyboard.insertText('w'.repeat(300));
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(`https://example.org/${'a-long-way-'.repeat(30)}`);
  await expect(story.locator('p')).toHaveCount(2);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(excess, { message: `${width} px` }).toBeLessThanOrEqual(0);
  }
});

test('a phone above its keyboard shows each row of the slash menu within its window', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 400 });
  await signUp(page);
  await newPost(page);
  await page.keyboard.type('/');
  const menu = page.getByRole('listbox');
  await expect(menu).toBeInViewport({ ratio: 1 });
  const options = menu.getByRole('option');
  const count = await options.count();
  expect(count).toBeGreaterThan(5);
  for (let row = 0; row < count; row += 1) {
    await expect(options.nth(row)).toHaveAttribute('aria-selected', 'true');
    await expect(options.nth(row)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowDown');
  }
});

test('a phone above its keyboard shows a notice with its button', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 400 });
  await signUp(page);
  const story = await newPost(page);
  await story.evaluate((element) => {
    const clipboardData = new DataTransfer();
    for (const name of ['report-of-the-harbour-office-2026.odt', 'notes.docx'])
      clipboardData.items.add(new File(['a'], name, { type: 'application/octet-stream' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('alert')).toContainText('notes.docx');
  await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

test('a writer who is signed out at the end of a long text sees it there', async ({ page, context }) => {
  await signUp(page);
  await newPost(page);
  for (let paragraph = 0; paragraph < 40; paragraph += 1) {
    await page.keyboard.insertText(`Paragraph ${paragraph} of a long story about buses.`);
    await page.keyboard.press('Enter');
  }
  await context.clearCookies();
  await page.keyboard.type('And one more.');
  await expect(page.getByText(/^You are signed out, so your changes are not saved\./)).toBeInViewport({ ratio: 1 });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the words of a selected block can be read in ${colorScheme} pages`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await signUp(page);
    const story = await newPost(page);
    await page.keyboard.type('/product');
    await page.keyboard.press('Enter');
    const block = story.getByRole('group', { name: 'Product', exact: true });
    const name = block.locator('[data-hole=title]');
    await name.click();
    await page.keyboard.type('A tin for orphans');
    await block.getByText('Product', { exact: true }).click();
    await expect(block).toHaveAttribute('data-whole', 'true');
    const contrast = await name.evaluate((words) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const channels = (color: string) => {
        if (!canvas) throw new Error('No canvas');
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
      };
      const luminance = (color: string) => {
        const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const selected = getComputedStyle(words, '::selection');
      const isClear = channels(selected.backgroundColor)[3] === 0;
      const ground = isClear ? getComputedStyle(document.body).backgroundColor : selected.backgroundColor;
      const [one, other] = [luminance(selected.color), luminance(ground)].sort((a, b) => b - a);
      return ((one ?? 0) + 0.05) / ((other ?? 0) + 0.05);
    });
    expect(contrast).toBeGreaterThanOrEqual(4.5);
  });
