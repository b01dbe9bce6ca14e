import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../violationsOf.ts';
import { openNewPost } from './steps/openNewPost.ts';

const content = Array.from({ length: 40 }, (_, place) => `<p>Paragraph ${place + 1} of a long story.</p>`).join('\n');

const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Formatting' }).getByRole('button', { name, exact: true });

for (const [screen, viewport] of [
  ['a phone with its keyboard', { width: 375, height: 400 }],
  ['a phone with its keyboard and text of 200 %', { width: 188, height: 400 }],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('a writer changes, takes back and adds in the middle of a long post, and finds a word', async ({ page }) => {
      const complaints = await watchPage(page);
      const story = await openNewPost(page, { content });
      const paragraph = story.getByText('Paragraph 20 of');
      await paragraph.scrollIntoViewIfNeeded();
      await paragraph.tap();
      // The browser reports the caret after the tap, and no finger reaches the bar before.
      const wordsAtCaret = () => page.evaluate(() => getSelection()?.anchorNode?.textContent);
      await expect.poll(wordsAtCaret).toContain('Paragraph 20');
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
      await page.getByLabel('Paragraph style').selectOption({ label: 'Heading' });
      await expect(story.getByRole('heading', { level: 2, name: 'Paragraph 20' })).toBeVisible();
      await expect(story).toBeFocused();
      await expect(page.getByLabel('Paragraph style')).toHaveValue('heading2');
      await tool(page, 'Undo').tap();
      await expect(story.getByRole('heading', { level: 2 })).toHaveCount(0);
      await tool(page, 'Redo').tap();
      await expect(story.getByRole('heading', { level: 2, name: 'Paragraph 20' })).toBeVisible();
      await page.getByLabel('Paragraph style').selectOption({ label: 'List' });
      await expect(story.getByRole('listitem')).toHaveText(/Paragraph 20/);

      await story.getByText('Paragraph 21 of').tap();
      await page.keyboard.press('End');
      for (const [name, mark] of [
        ['Bold', 'strong'],
        ['Code', 'code'],
        ['Superscript', 'sup'],
      ] as const) {
        await tool(page, name).tap();
        await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true');
        await page.keyboard.type(name);
        await expect(story.locator(mark)).toHaveText(name);
        await tool(page, name).tap();
      }
      expect(await violationsOf(page)).toEqual([]);
      await page.screenshot({ path: test.info().outputPath('tools.png') });

      await tool(page, 'Add a block').tap();
      const option = page.getByRole('listbox').getByRole('option', { name: 'Quote', exact: true });
      await option.scrollIntoViewIfNeeded();
      await page.screenshot({ path: test.info().outputPath('blocks.png') });
      await option.tap();
      await page.keyboard.type('Said.');
      await expect(story.getByRole('blockquote')).toHaveText('Said.');
      await expect(story.getByRole('blockquote')).toBeInViewport();

      await tool(page, 'Find in post').tap();
      await page.getByRole('textbox', { name: 'Find in post' }).fill('Paragraph 39');
      await page.screenshot({ path: test.info().outputPath('find.png') });
      await expect(page.getByText('1 of 1')).toBeVisible();
      await expect(story.getByText('Paragraph 39 of')).toBeInViewport();
      await expect(page.getByText('Saved', { exact: true })).toBeAttached();
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isTooWide).toBe(false);
      await page.getByRole('button', { name: 'Close search' }).tap();
      await page.getByRole('link', { name: 'Your posts' }).tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Your posts' })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}
