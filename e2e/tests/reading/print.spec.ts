import { hydrated } from '@marquee/tools/network/watchPage.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { listedPosts } from '../pages.ts';

const coloursOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { color, backgroundColor };
  });

async function openOnPaper(page: Page, origin: string, path: string) {
  await page.goto(origin + path);
  await hydrated(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

test('a front page prints whole cards, in one column and in black, without links to other pages', async ({ page }) => {
  await openOnPaper(page, originOf('marquee'), '/');
  const promo = page.locator('main section[aria-label]:has(h2):has(img)').first();
  expect(await coloursOf(promo)).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgba(0, 0, 0, 0)' });
  await expect(page.locator('nav:visible')).toHaveCount(0);
  const cards = page.locator('main article');
  expect(new Set(await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).breakInside)))).toEqual(
    new Set(['avoid']),
  );
  const [main, feed] = await Promise.all([page.getByRole('main').boundingBox(), cards.first().boundingBox()]);
  expect((feed?.width ?? 0) / (main?.width ?? 1)).toBeGreaterThan(0.8);
});

for (const site of ['beat', 'proof', 'theSwamp'] as const) {
  test(`a post of ${site} is black on white paper, without the frame, also for a reader who chose dark`, async ({
    page,
  }) => {
    const [post] = await listedPosts(site);
    if (!post) throw new Error(`${site} has no posts`);
    await page.context().addCookies([{ name: 'scheme', value: 'dark', url: originOf(site) }]);
    await openOnPaper(page, originOf(site), post.urlPath);

    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    expect(await coloursOf(page.locator('body'))).toEqual({
      color: 'rgb(0, 0, 0)',
      backgroundColor: 'rgb(255, 255, 255)',
    });
    const colours = await page
      .locator('main article')
      .locator('h1, h2, p, figcaption, a')
      .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).color))].sort());
    // Black, and a dark grey for captions and the like.
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(51, 51, 51)']);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Print leaves out controls and links to other pages.
    for (const name of ['Sections', 'Footer', 'Tags']) {
      await expect(page.getByRole('navigation', { name })).toBeHidden();
    }
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^Next up in/ })).toBeHidden();
    await expect(page.getByText('Now Reading')).toBeHidden();
    await expect(page.locator('iframe:visible')).toHaveCount(0);
    await expect(page.getByText(`${originOf(site)}${post.urlPath}`)).toBeVisible();
  });
}
