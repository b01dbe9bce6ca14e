import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { violationsOf } from '../violationsOf.ts';
import { openNewPost } from './steps/openNewPost.ts';

/** Selects the words of a paragraph by script, because a test cannot touch the system's handles of a selection. */
async function selectWords(paragraph: Locator): Promise<void> {
  await paragraph.evaluate((element) => getSelection()?.selectAllChildren(element));
}

/** Returns the names of the elements that cover the middle of another element. */
async function covers(page: Page, target: Locator): Promise<string[]> {
  const box = await target.boundingBox();
  expect(box).not.toBeNull();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return page.evaluate(
    ([left, top]) => {
      const found = document.elementsFromPoint(left ?? 0, top ?? 0);
      return found
        .slice(
          0,
          found.findIndex((element) => element.closest('.ProseMirror')),
        )
        .map(({ tagName }) => tagName);
    },
    [x + Math.min(width, 40) / 2, y + height / 2],
  );
}

test('a writer links to another post of the network by its name, with the keyboard alone', async ({ page }) => {
  const complaints = await watchPage(page);
  const story = await openNewPost(page);
  await page.keyboard.type('Records');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByLabel('Link URL');
  await expect(field).toBeFocused();
  await page.keyboard.type('new needle');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Post · Beat');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await expect(story.locator('.selection')).toHaveText('Records');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(story.getByRole('link', { name: 'Records' })).toHaveAttribute(
    'href',
    `${originOf('beat')}/seven-records-for-a-new-needle`,
  );
  await expect(story).toBeFocused();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a writer finds a related post by its words, and readers see its card', async ({ page }) => {
  const complaints = await watchPage(page);
  const story = await openNewPost(page);
  await page.keyboard.type('/related');
  await page.keyboard.press('Enter');
  const field = page.getByLabel('URL of the card');
  await expect(field).toBeFocused();
  await page.keyboard.type('nothing like this');
  await expect(page.getByText('Nothing found.', { exact: false })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('new needle');
  await expect(page.getByRole('option').first()).toContainText('Post · Beat');
  expect(await violationsOf(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('related.png') });
  await page.keyboard.press('Enter');
  const card = story.locator('figure');
  await expect(card).toContainText('Seven records for a new needle', { ignoreCase: true });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const shown = page
    .frameLocator('iframe')
    .locator('figure')
    .getByRole('link', { name: /new needle/i });
  await expect(shown).toHaveAttribute('href', /\/seven-records-for-a-new-needle$/);
  expect(complaints).toEqual([]);
});

test.describe('on a phone with its keyboard', () => {
  test.use({ viewport: { width: 375, height: 400 }, hasTouch: true, isMobile: true });

  test('the selected words stay visible while pages to link to are found', async ({ page }) => {
    const story = await openNewPost(page);
    for (const line of ['One', 'Two', 'Three', 'Four', 'Five']) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.type('Records');
    const words = story.getByText('Records');
    await selectWords(words);
    await page.getByRole('toolbar').getByRole('button', { name: 'Link' }).tap();
    await page.getByLabel('Link URL').fill('needle');
    const option = page.getByRole('option', { name: /New Needle/i }).first();
    await expect(option).toBeInViewport();
    await expect(words).toBeInViewport({ ratio: 1 });
    expect(await covers(page, words)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('link.png') });
    await option.tap();
    await expect(story.getByRole('link', { name: 'Records' })).toBeVisible();
    await page.getByLabel('Link URL').waitFor({ state: 'detached' });
  });

  test('says that there is no connection, and still links to an address', async ({ page, context }) => {
    const story = await openNewPost(page);
    await page.keyboard.type('Records');
    await selectWords(story.getByText('Records'));
    await page.getByRole('toolbar').getByRole('button', { name: 'Link' }).tap();
    await context.setOffline(true);
    await page.getByLabel('Link URL').fill('needle');
    await expect(page.getByText('You are offline, so we cannot search for pages.')).toBeInViewport();
    await page.getByLabel('Link URL').fill('example.com');
    await page.keyboard.press('Enter');
    await expect(story.getByRole('link', { name: 'Records' })).toHaveAttribute('href', 'https://example.com');
    await context.setOffline(false);
  });
});

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 375, height: 700 }],
] as const)
  test(`a post in Arabic runs from right to left on the desk and in the preview, on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const complaints = await watchPage(page);
    const story = await openNewPost(page, { title: 'البكرة الأخيرة', subtitle: 'مساء في السينما' });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Language of the post').selectOption('Arabic');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close settings' }).click();
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveAttribute('lang', 'ar');
    await story.click();
    const left = async (target: Locator) => (await target.boundingBox())?.x ?? 0;
    // The caret of an empty paragraph is at its right end.
    expect(await story.evaluate((element) => getComputedStyle(element.querySelector('p') ?? element).direction)).toBe(
      'rtl',
    );
    await page.keyboard.type('كان المصباح مضاء منذ الظهر.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('The lamp was on.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- واحد');
    await expect(story.locator('li')).toHaveCSS('direction', 'rtl');
    await expect(story.getByText('The lamp was on.')).toHaveCSS('direction', 'ltr');
    expect(await violationsOf(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('desk.png') });
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const shown = page.frameLocator('iframe');
    const post = shown.locator('article[lang]').first();
    await expect(post).toHaveAttribute('lang', 'ar');
    await expect(post).toHaveAttribute('dir', 'rtl');
    await expect(shown.locator('html')).toHaveAttribute('lang', 'en');
    await expect(shown.getByText('The lamp was on.')).toHaveCSS('direction', 'ltr');
    await expect(shown.getByText('The lamp was on.')).toHaveAttribute('dir', 'auto');
    expect(await left(shown.getByText('مساء في السينما'))).toBeGreaterThanOrEqual(0);
    await page.screenshot({ path: test.info().outputPath('preview.png') });
    await page.reload();
    await expect(story).toHaveCSS('direction', 'rtl');
    expect(complaints).toEqual([]);
  });

test('words in another language keep it on the desk and in the preview', async ({ page }) => {
  const complaints = await watchPage(page);
  const story = await openNewPost(page);
  await page.keyboard.type('The mot juste');
  await page.keyboard.press('Shift+Home');
  // The menu follows the text, so Tab goes to it.
  await page.keyboard.press('Tab');
  const choice = page.getByRole('button', { name: 'Language of the words' });
  await choice.focus();
  await page.keyboard.press('Enter');
  const language = page.getByLabel('Language of the selected words');
  await expect(language).toBeFocused();
  await language.selectOption('French');
  expect(await violationsOf(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('passage.png') });
  await page.keyboard.press('Escape');
  await expect(story).toBeFocused();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await expect(story.locator('span[lang=fr]')).toHaveText('The mot juste');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(story.locator('span[lang=fr][dir=ltr]')).toHaveText('The mot juste');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.frameLocator('iframe').locator('span[lang=fr]')).toHaveText('The mot juste');
  expect(complaints).toEqual([]);
});

test('the menu of selected words fits a window of 188 pixels, as with text of 200 %', async ({ page }) => {
  const story = await openNewPost(page);
  await page.keyboard.type('Records');
  await page.setViewportSize({ width: 188, height: 600 });
  await selectWords(story.getByText('Records'));
  await expect(page.getByRole('toolbar', { name: 'Text style' })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('menu.png') });
  const { x, width } = (await page.getByRole('toolbar', { name: 'Text style' }).boundingBox()) ?? { x: 0, width: 0 };
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(188);
  expect(await covers(page, story.getByText('Records'))).toEqual([]);
});

test('marks become typographic while a writer types, and one undo or Backspace restores them', async ({ page }) => {
  const complaints = await watchPage(page);
  const story = await openNewPost(page);
  // The code of the marks loads when the caret enters the document. What was typed before stays as it is.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`She said "it's late" -- twice`);
    await expect(story).toHaveText('She said “it’s late” – twice', { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await page.keyboard.type('...');
  await expect(story).toHaveText('She said “it’s late” – twice…');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(story).toHaveText('She said “it’s late” – twice...');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(story).toHaveText('She said “it’s late” – twice…');
  await page.keyboard.type(' "');
  await page.keyboard.press('Backspace');
  await expect(story).toHaveText('She said “it’s late” – twice… "');
  await page.keyboard.press('Enter');
  await page.keyboard.type('---');
  await expect(story.locator('hr')).toBeVisible();

  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.click();
  // The code of the marks loads with the first character. What was typed before stays as it is.
  await expect(async () => {
    await title.fill('Fares of a');
    await page.keyboard.press('End');
    await page.keyboard.type(` "bus"`);
    await expect(title).toHaveValue('Fares of a “bus”', { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await page.keyboard.press('Backspace');
  await expect(title).toHaveValue('Fares of a “bus"');
  await page.keyboard.type(' --');
  await expect(title).toHaveValue('Fares of a “bus" –');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(title).toHaveValue('Fares of a “bus" --');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('Fares of a “bus" --');
  expect(complaints).toEqual([]);
});

test('a writer turns typographic marks off, and a submission says which marks it sets', async ({ page }) => {
  const video = { mediaType: 'video', videoLink: 'https://youtu.be/abcdefghijk' };
  const whole = { subtitle: `It's late`, category: 'live', content: '<p>She said "no".</p>', ...video };
  await openNewPost(page, whole);
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.click();
  await expect(page.getByText('Straight quotation marks, such as pasted ones, become typographic')).toBeVisible();
  await page.getByRole('link', { name: 'Turn off typographic quotation marks' }).click();
  await page.getByRole('radio', { name: 'As I type them' }).check();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save punctuation' }).click();
  await expect(page.getByText('Punctuation saved.')).toBeVisible();

  await page.goBack();
  const story = page.getByRole('textbox', { name: 'Your story' });
  await story.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(` "Oh..."`);
  await expect(story).toHaveText(`She said "no". "Oh..."`);

  await page.goto(`${originOf('vocal')}/vocal/account`);
  await page.getByRole('radio', { name: 'Typographic, in the language of the post' }).check();
  await page.getByRole('button', { name: 'Save punctuation' }).click();
  await expect(page.getByText('Punctuation saved.')).toBeVisible();
  await page.goBack();
  await expect(story).toHaveText(`She said "no". "Oh..."`);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Straight quotation marks are typographic now: Subtitle, Your story.')).toBeVisible();
  await expect(story).toHaveText('She said “no”. “Oh...”');
});

/** Opens a post with three paragraphs, and the fields that replace words in it. */
async function openReplace(page: Page): Promise<Locator> {
  const story = await openNewPost(page, { content: '<p>The sea, the <b>Sea</b>.</p><p>Seaside</p><p>No water</p>' });
  await page.keyboard.press('Control+h');
  await expect(page.getByLabel('Find in post', { exact: true }).and(page.getByRole('textbox'))).toBeFocused();
  await page.keyboard.type('sea');
  return story;
}

test('a writer replaces words by the keyboard alone, and takes it back', async ({ page }) => {
  const complaints = await watchPage(page);
  const story = await openReplace(page);
  await expect(page.getByText('1 of 3')).toBeVisible();
  const replacement = page.getByLabel('Replace with');
  await expect(replacement).toBeVisible();
  for (let stops = 0; stops < 6; stops += 1) {
    await page.keyboard.press('Tab');
    if (await replacement.evaluate((field) => field === document.activeElement)) break;
  }
  await expect(replacement).toBeFocused();
  await page.keyboard.type('lake');
  await page.keyboard.press('Enter');
  await expect(story.getByText('The lake, the Sea.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Replace all' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 replaced')).toBeVisible();
  await expect(story.locator('strong')).toHaveText('lake');
  await expect(story.getByText('lakeside')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('replace.png') });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(story.getByText('The lake, the Sea.')).toBeVisible();
  await expect(story.getByText('Seaside')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(story).toBeFocused();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('on a phone with its keyboard, a writer replaces words', () => {
  test.use({ viewport: { width: 375, height: 400 }, hasTouch: true, isMobile: true });

  test('from the outline, with the match in view', async ({ page }) => {
    const story = await openNewPost(page, { content: `${'<p>Land</p>'.repeat(12)}<p>The sea, seaside</p>` });
    await page.getByRole('button', { name: 'Outline' }).tap();
    await page.getByRole('button', { name: 'Find in post' }).tap();
    await page.getByRole('textbox', { name: 'Find in post' }).fill('sea');
    await page.getByRole('button', { name: 'Replace and options' }).tap();
    await page.getByRole('button', { name: 'Whole words' }).tap();
    await expect(page.getByText('1 of 1')).toBeVisible();
    await expect(story.getByText('The sea, seaside')).toBeInViewport({ ratio: 1 });
    expect(await covers(page, story.locator('.found-current'))).toEqual([]);
    await page.getByLabel('Replace with').fill('lake');
    expect(await violationsOf(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('replace.png') });
    await page.getByRole('button', { name: 'Replace all' }).tap();
    await expect(story.getByText('The lake, seaside')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  });
});
