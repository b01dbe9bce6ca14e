import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { violationsOf } from '../violationsOf.ts';
import { openNewPost } from './steps/openNewPost.ts';
import { signUp } from './steps/signUp.ts';
import { tabTo } from './steps/tabTo.ts';
import { widerThanWindow } from './steps/widerThanWindow.ts';

const origin = originOf('vocal');
const storyOf = (page: Page) => page.getByRole('textbox', { name: 'Your story' });
const isSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const paragraphs = (page: Page) => storyOf(page).locator('p');

/** Signs up a new writer, opens a new post and types its first words. */
async function writeNewPost(page: Page, words: string): Promise<void> {
  await signUp(page);
  await page.getByRole('button', { name: 'New post' }).first().click();
  await storyOf(page).click();
  await page.keyboard.type(words);
}

/** Writes a post with three paragraphs, and opens it on another device of the same writer. */
async function openOnTwoDevices(page: Page, context: BrowserContext, browser: Browser) {
  await writeNewPost(page, 'One');
  for (const words of ['Two', 'Three']) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(words);
  }
  // The line still says “Saved” just after the last key.
  const address = page.url().replace('/vocal/posts/', '/api/vocal/posts/');
  const stored = () => page.evaluate(async (post) => (await fetch(post)).text(), address);
  await expect.poll(stored).toContain('Three');
  const device = await browser.newContext({ storageState: await context.storageState() });
  const other = await device.newPage();
  await other.goto(page.url());
  await expect(paragraphs(other)).toHaveText(['One', 'Two', 'Three']);
  return { device, other };
}

/** Types at the end of a paragraph. */
async function typeAtEnd(page: Page, paragraph: number, words: string): Promise<void> {
  await paragraphs(page).nth(paragraph).click();
  await page.keyboard.press('End');
  await page.keyboard.type(words);
}

test('different paragraphs of two devices merge while the writer types on, and the same paragraph is a question', async ({
  page,
  context,
  browser,
}) => {
  const { device, other } = await openOnTwoDevices(page, context, browser);
  await typeAtEnd(other, 0, ' theirs');
  await isSaved(other);
  await page.setViewportSize({ width: 375, height: 400 });
  await typeAtEnd(page, 2, ' mine');
  const notice = page.getByRole('region', { name: 'Changes from another device were merged into this post.' });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(storyOf(page)).toBeFocused();
  await page.keyboard.type(' and on');
  await isSaved(page);
  await expect(paragraphs(page)).toHaveText(['One theirs', 'Two', 'Three mine and on']);
  expect(await violationsOf(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('merged.png') });
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(
    page.getByRole('complementary', { name: 'Versions' }).getByRole('button').filter({ hasText: 'Before a restore' }),
  ).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Versions' }).first().click();

  // The other device has not seen the merged text yet.
  await typeAtEnd(other, 2, ' at sea');
  await page.setViewportSize({ width: 375, height: 400 });
  await other.setViewportSize({ width: 375, height: 400 });
  const heading = other.getByRole('heading', { level: 1, name: 'This post has two versions' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(other.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Your story']);
  await other.screenshot({ path: test.info().outputPath('conflict.png'), fullPage: true });
  expect(await violationsOf(other)).toEqual([]);
  await other.getByRole('radio', { name: 'Keep both, with the other text below yours' }).check();
  await other.getByRole('button', { name: 'Continue with these texts' }).click();
  await expect(paragraphs(other)).toHaveText(['One theirs', 'Two', 'Three at sea', 'Three mine and on']);
  await isSaved(other);
  await device.close();
});

test('a tab that loses its session signs in where it stands, and goes on where the caret is', async ({
  page,
  context,
}) => {
  await writeNewPost(page, 'Before');
  await isSaved(page);
  await page.setViewportSize({ width: 375, height: 400 });
  await context.clearCookies();
  await page.keyboard.type(' and after');
  const notice = page.getByRole('alert').filter({ hasText: 'You are signed out' });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(storyOf(page)).toBeFocused();
  await page.keyboard.type(' it');
  await page.screenshot({ path: test.info().outputPath('signedOut.png') });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to save' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('dialog.png') });
  await page.keyboard.type('wrong horse battery');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeInViewport();
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await isSaved(page);
  await expect(storyOf(page)).toBeFocused();
  await page.keyboard.type(' all');
  await expect(storyOf(page)).toHaveText('Before and after it all');
});

test('a writer whose session has ended signs in with the keyboard alone', async ({ page, context }) => {
  await writeNewPost(page, 'Before');
  await isSaved(page);
  await context.clearCookies();
  await page.keyboard.type(' and after');
  const notice = page.getByRole('region', { name: 'You are signed out' });
  await tabTo(notice.getByRole('button', { name: 'Sign in' }), 40);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign in to save' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Enter your password.');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(storyOf(page)).toBeFocused();
  await page.keyboard.type(' it');
  await expect(storyOf(page)).toHaveText('Before and after it');
});

test.describe('on a phone with text of 200 %, in the dark', () => {
  test.use({ viewport: { width: 188, height: 333 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('a writer whose session has ended sees the whole message beside the caret, and signs in by touch', async ({
    page,
    context,
  }) => {
    await openNewPost(page, { content: '<p>Land ahoy.</p>'.repeat(12) });
    await page.keyboard.press('ControlOrMeta+End');
    await context.clearCookies();
    await page.keyboard.type(' And after');
    const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
    await expect(page.getByRole('alert').filter({ hasText: 'You are signed out' })).toBeInViewport({ ratio: 1 });
    await expect(signIn).toBeInViewport({ ratio: 1 });
    await expect(storyOf(page)).toBeFocused();
    await expect(paragraphs(page).last()).toBeInViewport();
    expect(await widerThanWindow(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('notice.png') });
    await signIn.tap();
    const dialog = page.getByRole('dialog', { name: 'Sign in to save' });
    const password = dialog.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Sign in' })).toBeInViewport({ ratio: 1 });
    expect(await widerThanWindow(page)).toEqual([]);
    await page.keyboard.type('wrong horse battery');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeInViewport();
    await expect(password).toBeInViewport({ ratio: 1 });
    expect(await violationsOf(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('wrong.png') });
    await password.fill('correct horse battery');
    await dialog.getByRole('button', { name: 'Sign in' }).tap();
    await expect(dialog).toBeHidden();
    await expect(storyOf(page)).toBeFocused();
    await expect(page.getByText('Saved', { exact: true })).toBeAttached();
  });
});

test('another account saves nothing over the post, and a sign-in in another tab saves it', async ({
  page,
  context,
}) => {
  await writeNewPost(page, 'Mine');
  await isSaved(page);
  const own = await context.cookies();
  await context.clearCookies();
  const tab = await context.newPage();
  await signUp(tab);
  await page.bringToFront();
  await page.keyboard.type(' alone');
  await expect(page.getByRole('alert').filter({ hasText: 'Another account is signed in' })).toBeInViewport({
    ratio: 1,
  });
  await context.clearCookies();
  await context.addCookies(own);
  await tab.goto(`${origin}/vocal`);
  await isSaved(page);
  await page.reload();
  await expect(storyOf(page)).toHaveText('Mine alone');
});
