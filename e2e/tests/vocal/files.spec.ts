import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Locator, test } from '@playwright/test';
import { violationsOf } from '../violationsOf.ts';
import { openNewPost } from './steps/openNewPost.ts';

const pdf = '%PDF-1.7\nA menu.\n%%EOF\n';
const fileOf = (story: Locator) => story.locator('figure.embed');

test('a writer adds a PDF from the menu of blocks with the keyboard alone, and readers store it', async ({ page }) => {
  const complaints = await watchPage(page);
  const story = await openNewPost(page);
  await page.keyboard.type('The menu:');
  await page.keyboard.press('Enter');
  // Playwright must intercept the file chooser before the last key opens it.
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.type('/file');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'Menu of May.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
  await expect(fileOf(story)).toContainText('Menu of May PDF, 1 kB');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('file.png') });
  // The file is the block above the caret.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Alt+F10');
  const name = page.getByRole('textbox', { name: 'Name of the file' });
  await expect(name).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('The whole menu');
  await expect(fileOf(story)).toContainText('The whole menu PDF, 1 kB');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(name).toHaveCount(0);
  await page.keyboard.type('With fish.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(story).toHaveText('The menu:The whole menu PDF, 1 kBWith fish.');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const link = page.frameLocator('iframe').getByRole('link', { name: 'The whole menu PDF, 1 kB' });
  await expect(link).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('preview.png') });
  const address = (await link.getAttribute('href')) ?? '';
  const { words, headers } = await page.evaluate(async (path) => {
    const answer = await fetch(path);
    return { words: await answer.text(), headers: Object.fromEntries(answer.headers) };
  }, address);
  expect(words).toBe(pdf);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="Menu-of-May.pdf"/),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('a dropped PDF is added, and a file that only has its name is refused with a reason', async ({ page }) => {
    const story = await openNewPost(page);
    await page.keyboard.type('Two files.');
    const drop = (words: string, name: string) =>
      story.evaluate(
        (element, [text = '', called = '']) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], called, { type: 'application/pdf' }));
          const { left, bottom } = element.getBoundingClientRect();
          const place = { clientX: left + 20, clientY: Math.min(bottom, innerHeight) - 20 };
          element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...place }));
        },
        [words, name],
      );
    await drop(pdf, 'Form.pdf');
    await expect(fileOf(story)).toContainText('Form');
    await drop('<!doctype html><script>alert(1)</script>', 'Page.pdf');
    await expect(story.getByRole('alert')).toContainText('The file is not a PDF');
    expect(await violationsOf(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('refused.png') });
    await story.getByRole('button', { name: 'Remove' }).tap();
    await expect(story.getByRole('alert')).toHaveCount(0);
    await expect(fileOf(story)).toHaveCount(1);
  });

  test('a writer names a file by touch, and an empty name becomes the own name of the file', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 188, height: 400 });
    const story = await openNewPost(page);
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.type('/file');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles({ name: 'Menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
    await fileOf(story).tap();
    const name = page.getByRole('textbox', { name: 'Name of the file' });
    await name.tap();
    await name.fill('A menu with a name that is longer than the window');
    await expect(fileOf(story)).toContainText('A menu with a name');
    await expect(name).toBeInViewport({ ratio: 1 });
    expect(await violationsOf(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('name.png') });
    await name.fill('x'.repeat(100));
    await expect(name).toHaveValue('x'.repeat(80));
    await name.fill('');
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect(name).toHaveCount(0);
    await expect(fileOf(story)).toContainText('Menu PDF, 1 kB');
  });
});
