import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, test } from '@playwright/test';
import { violationsOf } from '../violationsOf.ts';
import { openNewPost } from './steps/openNewPost.ts';

/** A table as Google Docs copies it, with a column that is aligned to the right. */
const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e3d4c-7fff-aaaa"><p dir="ltr"><span>Fares of the pier.</span></p><div dir="ltr" align="left"><table style="border:none"><colgroup><col width="312" /><col width="312" /></colgroup><tbody>${[
  ['Stop', 'Fare'],
  ['The pier', '2.40'],
  ['The lighthouse at the end of the peninsula', '13.90'],
]
  .map(
    ([stop, fare]) =>
      `<tr><td style="border:solid"><p dir="ltr"><span>${stop}</span></p></td><td><p dir="ltr" style="text-align:right;"><span>${fare}</span></p></td></tr>`,
  )
  .join('')}</tbody></table></div></b>`;

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 375, height: 700 }],
] as const)
  test(`a table from Google Docs is a table on the desk and in the preview, on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const complaints = await watchPage(page);
    const story = await openNewPost(page);
    await story.evaluate((element, copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', copied);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, docs);
    const table = story.getByRole('table');
    await expect(table.getByRole('cell')).toHaveCount(6);
    await table.getByRole('cell', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Table (Alt+F10)' }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Header row' }).click();
    await expect(table.getByRole('columnheader')).toHaveText(['Stop', 'Fare']);
    await expect(table.getByRole('cell', { name: '13.90' })).toHaveCSS('text-align', 'right');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    await page.reload();
    await expect(story.getByRole('columnheader')).toHaveText(['Stop', 'Fare']);
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await isTooWide()).toBe(false);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const shown = page.frameLocator('iframe').getByRole('table');
    await expect(shown.getByRole('columnheader')).toHaveText(['Stop', 'Fare']);
    await expect(shown.getByRole('cell', { name: '13.90' })).toHaveCSS('text-align', 'right');
    expect(complaints).toEqual([]);
  });

test('code and footnotes are shown highlighted and numbered in the preview', async ({ page }) => {
  const story = await openNewPost(page);
  await page.keyboard.type('The bus leaves at ten.');
  await page.keyboard.press('ControlOrMeta+Alt+f');
  await page.keyboard.type('Or later.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/code');
  await page.keyboard.press('Enter');
  await page.keyboard.type('const stop = "sea"; // the end');
  await page.getByLabel('Language of the code').selectOption('JavaScript');
  expect(await violationsOf(page)).toEqual([]);
  await story.getByLabel('Footnote 1', { exact: true }).click();
  const note = page.getByRole('textbox', { name: 'Text of the footnote' });
  await expect(note).toHaveText('Or later.');
  // The field is one line high, although it is inside the document's styles.
  expect((await note.boundingBox())?.height).toBeLessThan(60);
  expect(await violationsOf(page)).toEqual([]);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const shown = page.frameLocator('iframe');
  await expect(shown.locator('.hljs-keyword')).toHaveText('const');
  await expect(shown.locator('[role=doc-footnote]')).toContainText('Or later.');
  await shown.locator('[role=doc-noteref]').click();
  await expect(shown.locator('[role=doc-backlink]')).toBeInViewport();
});

test('a card says what readers see, and opens in the preview after a click', async ({ page }) => {
  const complaints = await watchPage(page);
  await page.route('https://platform.twitter.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>X</title><p>just setting up my twttr</p>' }),
  );
  const story = await openNewPost(page);
  await page.keyboard.type('https://x.com/jack/status/20');
  await page.keyboard.press('Enter');
  const card = story.locator('figure');
  await expect(card).toContainText('x.com');
  await card.click();
  await expect(page.getByText('Readers click the card to see the content from X in the post.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const shown = page.frameLocator('iframe').first();
  const link = shown.getByRole('link', { name: /Show the content from X/ });
  await expect(link).toBeVisible();
  expect(complaints).toEqual([]);
  await link.click();
  await expect(shown.frameLocator('figure iframe').getByText('just setting up my twttr')).toBeVisible();
  await expect(shown.getByRole('link', { name: /x\.com/ })).toBeVisible();
  expect(page.context().pages()).toEqual([page]);
  expect(complaints).toEqual([]);
});

test('boxes and cards are written and shown with large text on a phone, in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const story = await openNewPost(page);
  for (const name of ['Aside', 'Pull quote', 'Aside']) {
    await page.keyboard.type(`/${name}`);
    await page.keyboard.press('Enter');
    await page.keyboard.type('The last bus to the sea');
    await page.keyboard.press('ControlOrMeta+End');
  }
  await page.keyboard.type('https://film.invalid/a-very-long-address-of-a-page-about-the-last-bus-to-the-sea');
  await page.keyboard.press('Enter');
  // A phone of 375 px at 200 % text.
  await page.setViewportSize({ width: 188, height: 400 });
  const look = async () => {
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(188);
    expect.soft(await violationsOf(page)).toEqual([]);
  };
  await story.locator('figure').click();
  await expect(page.getByLabel('URL of the card')).toBeVisible();
  await look();
  await story.getByText('The last bus to the sea').first().click();
  await expect(page.getByLabel('Kind of the box')).toHaveValue('aside');
  await look();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const address = await page.locator('iframe').getAttribute('src');
  await page.goto(new URL(address ?? '', page.url()).href);
  await expect(page.getByRole('note')).toHaveCount(2);
  await look();
});
