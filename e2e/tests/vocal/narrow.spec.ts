import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsOf } from '../violationsOf.ts';
import { mouse } from './steps/mouse.ts';
import { openNewPost } from './steps/openNewPost.ts';
import { uploadPicture } from './steps/uploadPicture.ts';
import { widerThanWindow } from './steps/widerThanWindow.ts';

const address = 'https://film.invalid/a-very-long-address-of-a-page-about-the-last-bus-to-the-sea';
const card = `<figure class="embed"><a href="${address}"><strong>${address}</strong> <small>film.invalid</small></a></figure>`;
const line =
  'const stop = timetable.filter(({ pier }) => pier === "the lighthouse at the end").map(({ time }) => time);';

/** Every block of the text, each with something that is wider than a phone. */
const content = `<h2>Timetables of the pier</h2>
<p>The ferry leaves at ten.<span role="doc-footnote"> [Or at eleven, says ${address}]</span></p>
<table><tbody><tr><th>Lighthouse</th><th>Departures</th></tr><tr><td>Peninsula</td><td>Timetables</td></tr></tbody></table>
<pre><code class="language-javascript">${line}</code></pre>
<aside role="doc-pullquote"><p>Incomprehensibilities of the timetable.</p></aside>
<aside role="note"><p>A callout about the last bus.</p></aside>
<aside role="note"><h3>Before you go</h3><p>Bring a coat.</p></aside>
${card}
<ul><li>One<ul><li>Two<ul><li>Counterrevolutionaries</li></ul></li></ul></li></ul>
<blockquote><p>Counterrevolutionaries.</p></blockquote>
<p>The end.</p>`;

const item = { isListicleItem: true };
const modules = [
  { id: 'a', type: 'content', title: 'Counterrevolutionaries of the pier', ...item, content: '<p>First.</p>' },
  { id: 'b', type: 'gallery', title: '', isListicleItem: false, galleryStyle: 'columns', images: [], content: '' },
  {
    ...{ id: 'c', type: 'product', title: 'A coat for the last bus', isListicleItem: false, content: '' },
    ...{ url: address, data: null, image: null, price: { amount: 1250, currency: 'USD' } },
  },
];

const post = { title: 'Incomprehensibilities', subtitle: 'Counterrevolutionaries', isListicle: true, content, modules };

/** Blocks of the post, with what a click on them shows. */
const blocks: readonly (readonly [name: string, block: (story: Locator) => Locator, tool: (page: Page) => Locator])[] =
  [
    ['table', (story) => story.getByText('Peninsula'), (page) => page.getByRole('button', { name: 'Table (Alt+F10)' })],
    ['code', (story) => story.locator('pre'), (page) => page.getByLabel('Language of the code')],
    ['pull quote', (story) => story.getByText('Incomprehensibilities'), (page) => page.getByLabel('Kind of the box')],
    ['callout', (story) => story.getByText('A callout'), (page) => page.getByLabel('Kind of the box')],
    ['aside', (story) => story.getByText('Bring a coat.'), (page) => page.getByLabel('Kind of the box')],
    ['card', (story) => story.locator('figure').first(), (page) => page.getByLabel('URL of the card')],
    [
      'list',
      (story) => story.getByRole('listitem').last(),
      (page) => page.getByRole('textbox', { name: 'Your story' }),
    ],
    [
      'item of a listicle',
      (story) => story.getByRole('heading', { name: 'Counterrevolutionaries' }),
      (page) => page.getByLabel('Numbering of the items'),
    ],
    [
      'footnote',
      (story) => story.getByLabel('Footnote 1', { exact: true }),
      (page) => page.getByLabel('Text of the footnote'),
    ],
    [
      'product',
      (story) => story.getByRole('group', { name: 'Product' }).getByText('Product', { exact: true }),
      (page) => page.getByLabel('Price', { exact: true }),
    ],
    [
      'gallery',
      (story) => story.getByRole('group', { name: 'Gallery' }).getByText('Gallery', { exact: true }),
      (page) => page.getByLabel('Alternative text').first(),
    ],
  ];

/** Milliseconds within which the editor takes two clicks at one place of the window for a double click. */
const doubleClickMs = 500;

const panels = ['Settings', 'Outline', /^Checks/, 'Versions', 'Preview', /^Review/] as const;

for (const [device, viewport, colorScheme] of [
  ['a phone above its keyboard', { width: 375, height: 400 }, 'light'],
  ['a phone at 200 %', { width: 188, height: 333 }, 'dark'],
] as const)
  test(`no part of the editor is wider than ${device}`, async ({ page }) => {
    const story = await openNewPost(page, post);
    await uploadPicture(mouse, story.getByRole('group', { name: 'Gallery' }).locator('input[type=file]').first());
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    const look = async (screen: string) => {
      expect.soft(await widerThanWindow(page), screen).toEqual([]);
      const violations = await violationsOf(page, { rules: ['label-content-name-mismatch'] });
      // The caret scrolls the frames of the document, which axe does not know.
      const others = violations.filter((one) => !one.startsWith('scrollable-region-focusable'));
      expect.soft(others, screen).toEqual([]);
      await page.screenshot({ path: test.info().outputPath(`${screen}.png`) });
    };
    for (const [name, block, tool] of blocks) {
      await block(story).click();
      const clickedAt = Date.now();
      await expect(tool(page)).toBeVisible();
      await look(name);
      await page.keyboard.press('Escape');
      // The tools of a block cover the next one.
      await page.keyboard.press('ControlOrMeta+Home');
      await expect.poll(() => Date.now() - clickedAt).toBeGreaterThan(doubleClickMs);
    }
    // A wide line of code scrolls in its frame, with the caret.
    await story.locator('pre').click();
    await page.keyboard.press('End');
    await expect.poll(() => story.locator('pre').evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(0);
    await story.getByText('Peninsula').click();
    await page.keyboard.press('Tab');
    const last = story.getByText('Timetables', { exact: true });
    await expect(last).toBeInViewport({ ratio: 0.9 });
    // Tab has selected the words of the cell, and their menu covers the one of the table.
    await last.click();
    await page.getByRole('button', { name: 'Table (Alt+F10)' }).click();
    await look('menu of the table');
    await page.keyboard.press('Escape');

    await story.getByText('The end.').dblclick({ position: { x: 10, y: 10 } });
    await expect(page.getByRole('toolbar', { name: 'Text style' })).toBeVisible();
    await look('marks');
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByLabel('Link URL').fill('needle');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await look('link search');
    // The first press closes the list, and the second one the form.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(story).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    await expect(page.getByRole('listbox', { name: 'Add a block' })).toBeVisible();
    await look('menu of blocks');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+f');
    await expect(page.getByRole('textbox', { name: 'Find in post' })).toBeVisible();
    await look('find');
    await page.keyboard.press('Escape');

    for (const name of panels) {
      const toggle = page.locator('[id^=editor-][id$=-toggle]').and(page.getByRole('button', { name }));
      if (!(await toggle.isVisible())) continue;
      await toggle.click();
      await expect(page.getByRole('complementary').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await look(`panel ${name}`);
      if (name === 'Settings') {
        await page.getByRole('button', { name: 'Save as template…' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await look('dialog of templates');
        await page.keyboard.press('Escape');
      }
      await page
        .getByRole('complementary')
        .getByRole('button', { name: /^Close/ })
        .click();
    }
  });
