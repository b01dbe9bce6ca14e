import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@marquee/tools/bundler/webpackBase.ts';
import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { type Browser, expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { hostileBodies } from '../../../api/src/testing/hostile/hostileBodies.ts';
import { originOf } from '../../network/addresses.ts';
import { setTraps } from '../hostile/trap.ts';
import { violationsOf } from '../violationsOf.ts';
import { contents, longArticle } from './steps/longArticle.ts';
import { openNewPost as openPostOf } from './steps/openNewPost.ts';
import { signUp } from './steps/signUp.ts';

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

/** True if the start of the text is visible. Runs in the page. */
function showsItsWords(story: Element): boolean {
  const { left = 0, top = 0, height = 0 } = story.firstElementChild?.getBoundingClientRect() ?? {};
  return story.contains(document.elementFromPoint(left + 5, top + height / 2));
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
      await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      // The words are below the bar with the line, not behind it.
      await expect.poll(() => story.evaluate(showsItsWords)).toBe(true);
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

/**
 * Opens a new post, and opens it again in a browser without a cache.
 * @param answer responds to the second browser's request for the code for pasting
 */
async function reopenWithPasteCode(page: Page, browser: Browser, answer: (route: Route) => Promise<void>) {
  // This code alone knows the names of Word's comments.
  const loaded = page.waitForResponse(
    async (response) => response.url().endsWith('.js') && (await response.text()).includes('_msoanchor'),
  );
  await openNewPost(page);
  const address = (await loaded).url();
  const storageState = await page.context().storageState();
  await page.close();
  const other = await browser.newContext({ storageState, serviceWorkers: 'block' });
  const opened = await other.newPage();
  // Each further attempt to load a file has a query of its own.
  await opened.route((url) => url.href.startsWith(address), answer);
  await opened.goto(page.url());
  const story = opened.getByRole('textbox', { name: 'Your story' });
  await story.click();
  return { opened, story };
}

test('a paste waits for the code for pasting', async ({ page, browser }) => {
  const { promise: isAllowed, resolve: load } = Promise.withResolvers<void>();
  const { story } = await reopenWithPasteCode(page, browser, async (route) => {
    await isAllowed;
    await route.continue();
  });
  await send(story, 'paste', { 'text/html': clipboardOf('word/comments-and-changes'), 'text/plain': 'Paid' });
  await expect(story).toHaveText('');
  load();
  await expect(story).toHaveText('Paid on time. It cost ten dollars.');
});

test('a paste is plain words if its code does not load, and the next paste tries again', async ({ page, browser }) => {
  let isBroken = true;
  const { opened, story } = await reopenWithPasteCode(page, browser, (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await send(story, 'paste', { 'text/html': '<p>Paid <b>on time</b></p>', 'text/plain': 'Paid on time' });
  await expect(story).toHaveText('Paid on time');
  await expect(opened.getByText(/^Only the words were pasted/).first()).toBeVisible();
  isBroken = false;
  await opened.keyboard.press('Enter');
  await send(story, 'paste', { 'text/html': '<p>And <b>in full</b></p>', 'text/plain': 'And in full' });
  await expect(story.locator('strong')).toHaveText('in full');
});

/** Pastes and drops each text as HTML, as a copy from Vocal, and as Markdown. Runs in the page. */
function pasteEach(story: Element, bodies: readonly string[]): void {
  const { left, top } = story.getBoundingClientRect();
  const send = (type: 'paste' | 'drop', data: Readonly<Record<string, string>>) => {
    const transfer = new DataTransfer();
    for (const [name, text] of Object.entries(data)) transfer.setData(name, text);
    const options = { bubbles: true, cancelable: true };
    const drop = { ...options, dataTransfer: transfer, clientX: left + 5, clientY: top + 5 };
    story.dispatchEvent(
      type === 'paste'
        ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
        : new DragEvent('drop', drop),
    );
  };
  for (const body of bodies) {
    send('paste', { 'text/html': body, 'text/plain': 'x' });
    send('drop', { 'text/html': `<p data-vocal data-pm-slice="0 0 []">${body}</p>` });
    send('paste', { 'text/plain': `## Head\n\n${body}` });
  }
}

test('hostile clipboards run nothing, ask no other host, and break no policy', async ({ page, context }) => {
  test.setTimeout(300_000);
  const caught = await setTraps(context, originOf('vocal'));
  const complaints = await watchPage(page);
  const story = await openNewPost(page);
  // Unit tests paste what is too large for a post.
  const bodies = Object.values(hostileBodies)
    .flat()
    .filter(({ length }) => length < 20_000);
  await send(story, 'paste', { 'text/html': '<p>First</p>' });
  await expect(story).toHaveText('First');
  for (let place = 0; place < bodies.length; place += 40) {
    await story.evaluate(pasteEach, bodies.slice(place, place + 40));
    await story.press('ControlOrMeta+a');
    await story.press('Delete');
  }
  await page.keyboard.insertText('Still here');
  await expect(story).toContainText('Still here');
  expect(caught).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a pasted article of more than 3,000 words is whole in the editor and in its preview', async ({ page }) => {
  const complaints = await watchPage(page);
  const story = await openPostOf(page, { title: 'The ferry' });
  const pictures = await page.evaluate(
    (count) =>
      Array.from({ length: count }, (_, number) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 });
        const context = canvas.getContext('2d');
        if (context) context.fillStyle = `hsl(${number * 36} 60% 50%)`;
        context?.fillRect(0, 0, 320, 200);
        return canvas.toDataURL('image/png');
      }),
    contents.pictures,
  );
  await send(story, 'paste', { 'text/html': longArticle(pictures), 'text/plain': 'The ferry' });
  await expect(story.getByRole('table')).toHaveCount(contents.tables);
  await expect(story.getByLabel(/^Footnote \d+$/)).toHaveCount(contents.footnotes);
  // Ten uploads, one after another.
  await expect(story.locator('img[src*="/media/"]')).toHaveCount(contents.pictures, { timeout: 90_000 });
  await expect(page.getByText(/^3,\d{3} words · /).first()).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const shown = page.frameLocator('iframe').locator('article').first();
  await expect(shown.getByRole('table')).toHaveCount(contents.tables);
  await expect(shown.locator('[role=doc-noteref]')).toHaveCount(contents.footnotes);
  await expect(shown.locator('[role=doc-footnote]').last()).toContainText('Log 20 of the harbour.');
  for (let number = 1; number <= contents.pictures; number += 1)
    await expect(shown.getByRole('img', { name: `The pier, ${number * 8}`, exact: true }).first()).toBeAttached();
  for (const text of ['Part 1.', 'Part 40.', 'Part 80.', 'Sea 4']) await expect(shown).toContainText(text);
  await page.screenshot({ path: test.info().outputPath('article.png') });
  expect(complaints).toEqual([]);
});
