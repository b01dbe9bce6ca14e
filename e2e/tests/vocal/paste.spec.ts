import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@marquee/tools/bundler/webpackBase.ts';
import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { hostileBodies } from '../../../api/src/testing/hostile/hostileBodies.ts';
import { originOf } from '../../network/addresses.ts';
import { setTraps } from '../hostile/trap.ts';
import { violationsOf } from '../violationsOf.ts';
import { signUp } from './desk/signUp.ts';

const fixtures = path.join(repositoryRoot, 'mf-vocal/src/editor/document/paste/fixtures');
const clipboardOf = (folder: string, file = 'clipboard.html') =>
  readFileSync(path.join(fixtures, folder, file), 'utf8');

async function openNewPost(page: Page): Promise<Locator> {
  await signUp(page);
  const id = await page.evaluate(async () => {
    const { post } = await (await fetch('/api/vocal/posts/create', { method: 'POST' })).json();
    return post.id;
  });
  await page.goto(`${originOf('vocal')}/vocal/posts/${id}`);
  const story = page.getByRole('textbox', { name: 'Your story' });
  await story.click();
  return story;
}

/** Pastes or drops data as the browser does it. */
async function send(story: Locator, type: 'paste' | 'drop', data: Readonly<Record<string, string>>): Promise<void> {
  await story.evaluate(
    (element, [kind, given]) => {
      const transfer = new DataTransfer();
      for (const [name, text] of Object.entries(given)) transfer.setData(name, text);
      const { left, top } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
          : new DragEvent('drop', { ...options, dataTransfer: transfer, clientX: left + 5, clientY: top + 5 }),
      );
    },
    [type, data] as const,
  );
}

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone above its keyboard', { width: 375, height: 400 }],
  ['large text', { width: 188, height: 700 }],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`a paste from Word says what it left out, and is taken back, on ${device} in ${colorScheme} pages`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      const complaints = await watchPage(page);
      const story = await openNewPost(page);
      await send(story, 'paste', { 'text/html': clipboardOf('word/comments-and-changes') });
      await expect(story).toHaveText('Paid on time. It cost ten dollars.');
      const line = page.getByText('Left out: 1 comment, 2 deleted passages.', { exact: true });
      await expect(line.first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('status').filter({ hasText: 'Left out: 1 comment' })).toHaveCount(1);
      await expect(story).toBeFocused();
      const undo = page.getByRole('button', { name: 'Undo paste' });
      await expect(undo).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await violationsOf(page)).toEqual([]);
      await undo.click();
      await expect(story).toHaveText('');
      await expect(undo).toBeHidden();
      await expect(story).toBeFocused();
      expect(complaints).toEqual([]);
    });

test('Markdown becomes blocks, undo returns to its text, and Ctrl+Shift+V pastes it as text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = await watchPage(page);
  const story = await openNewPost(page);
  const markdown = clipboardOf('markdown/table-and-code', 'clipboard.txt');
  await page.evaluate((text) => navigator.clipboard.writeText(text), markdown);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(story.getByRole('cell', { name: '13.90' })).toHaveCSS('text-align', 'right');
  await expect(story.locator('pre')).toHaveText(['if a:\n    b()  # "c"', 'indented code']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(story.getByRole('table')).toHaveCount(0);
  await expect(story).toContainText('| Stop | Fare | Since |');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(story).toHaveText('');
  await page.keyboard.press('ControlOrMeta+Shift+v');
  await expect(story).toContainText('| Stop | Fare | Since |');
  await page.waitForTimeout(500);
  await expect(story.getByRole('table')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('words that are dropped are cleaned like words that are pasted', async ({ page }) => {
  const story = await openNewPost(page);
  await page.keyboard.type('The end.');
  await send(story, 'drop', { 'text/html': clipboardOf('libreoffice/footnotes') });
  await expect(story.getByLabel('Footnote 3', { exact: true })).toBeVisible();
  await expect(story).toContainText('It never fell.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(story.getByLabel('Footnote 3', { exact: true })).toBeVisible();
});

test.describe('before the code for pasting has loaded', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  });

  test('a paste waits for it', async ({ page }) => {
    const story = await openNewPost(page);
    await page.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await send(story, 'paste', { 'text/html': clipboardOf('word/comments-and-changes'), 'text/plain': 'Paid' });
    await expect(story).toHaveText('Paid on time. It cost ten dollars.');
  });

  test('a paste is plain words if it does not load, and the next one tries again', async ({ page }) => {
    const story = await openNewPost(page);
    await page.route(/\.js$/, (route) => route.abort());
    await send(story, 'paste', { 'text/html': '<p>Paid <b>on time</b></p>', 'text/plain': 'Paid on time' });
    await expect(story).toHaveText('Paid on time');
    await expect(page.getByText(/^Pasted without formatting/).first()).toBeVisible();
    await page.unroute(/\.js$/);
    await page.keyboard.press('Enter');
    await send(story, 'paste', { 'text/html': '<p>And <b>in full</b></p>', 'text/plain': 'And in full' });
    await expect(story.locator('strong')).toHaveText('in full');
  });
});

test('hostile clipboards run nothing, ask no other host, and break no policy', async ({ page, context }) => {
  test.setTimeout(300_000);
  const caught = await setTraps(context, originOf('vocal'));
  const complaints = await watchPage(page);
  const story = await openNewPost(page);
  const bodies = Object.values(hostileBodies).flat();
  await send(story, 'paste', { 'text/html': '<p>First</p>' });
  await expect(story).toHaveText('First');
  for (let place = 0; place < bodies.length; place += 25) {
    for (const body of bodies.slice(place, place + 25)) {
      await send(story, 'paste', { 'text/html': body, 'text/plain': 'x' });
      await send(story, 'drop', { 'text/html': `<p data-vocal data-pm-slice="0 0 []">${body}</p>` });
      await send(story, 'paste', { 'text/plain': `## Head\n\n${body}` });
    }
    await story.press('ControlOrMeta+a');
    await story.press('Delete');
  }
  await page.keyboard.insertText('Still here');
  await expect(story).toContainText('Still here');
  expect(caught).toEqual([]);
  expect(complaints).toEqual([]);
});
