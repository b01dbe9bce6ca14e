import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { hydrated } from '@marquee/tools/network/watchPage.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { framesDrawn } from '../framesDrawn.ts';
import { newestPost } from '../pages.ts';

/** Position of an element, in px from the corner of the window. */
async function startOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not on the page`);
  return { x: box.x, y: box.y };
}

const startInWindow = async (part: Locator) => (await startOf(part)).y;

const maskOf = (row: Locator) => row.evaluate((element) => getComputedStyle(element).maskImage);

test('the lists beside the posts of a front page begin where the posts begin, however tall the window is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 2560 });
  await page.goto(originOf('proof'));
  const categories = await startOf(page.getByRole('navigation', { name: 'Categories' }));
  const network = await startOf(page.getByRole('heading', { name: 'Network', exact: true, level: 2 }));
  expect(Math.abs(categories.y - network.y)).toBeLessThan(10);
});

test('a phone has the most read posts and the picks of the editors, and fingers hit the names of authors', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(originOf('journal'));
  for (const name of ['Most read', 'Editor’s picks'])
    await expect(page.getByRole('region', { name }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeHidden();

  const heights = await page
    .locator('article a[href^="/author/"]')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(10);
  for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
});

test('a phone lays out the posts near its window first, and all of them once the page is alive', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(originOf('journal'));
  const isLaidOut = (post: Locator) =>
    post.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  const posts = page.locator('main article');
  await expect.poll(() => isLaidOut(posts.first())).toBe(true);
  expect(await isLaidOut(posts.last())).toBe(false);
  await posts.last().scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(posts.last())).toBe(true);
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => page.evaluate(() => 'alive' in document.documentElement.dataset)).toBe(true);
  expect(await isLaidOut(posts.last())).toBe(true);
});

/** Opens a post of more than thirty blocks on a phone, and returns its last picture. */
async function openLongPost(page: Page): Promise<Locator> {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${originOf('marquee')}/eight-lots-from-stage-six`);
  await page.evaluate(() => document.fonts.ready);
  return page.locator('main article > figure').last();
}

/** Opens the long post with its last picture in the window. */
async function openFarDown(page: Page): Promise<Locator> {
  const picture = await openLongPost(page);
  await picture.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect
    .poll(() => picture.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true);
  return picture;
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function laidOutWhole(page: Page): Promise<void> {
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => 'alive' in document.documentElement.dataset)).toBe(true);
}

/** Delays the hydration of the page, which a scroll would start, until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/main.js', async (route) => {
    await goesOn;
    await route.continue();
  });
  return goOn;
}

test('a jump down a page ends at the text that it led to, however tall the blocks above turn out', async ({ page }) => {
  await holdBack(page);
  const picture = await openLongPost(page);
  const { top, height } = await picture.evaluate((element) => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
    return { top: element.getBoundingClientRect().top, height: document.documentElement.scrollHeight };
  });
  await expect.poll(() => heightOf(page)).toBeGreaterThan(height + 1000);
  expect(Math.abs((await startInWindow(picture)) - top)).toBeLessThan(2);
});

test('a page that comes to life far below its start leaves the text in the window where it is', async ({ page }) => {
  const goOn = await holdBack(page);
  const picture = await openFarDown(page);
  const [height, start] = [await heightOf(page), await startInWindow(picture)];
  goOn();
  await laidOutWhole(page);
  expect(await heightOf(page)).not.toBe(height);
  expect(Math.abs((await startInWindow(picture)) - start)).toBeLessThan(2);
});

test('a reload in the middle of a post shows the same text at the same place before the page is alive', async ({
  page,
}) => {
  const picture = await openFarDown(page);
  await laidOutWhole(page);
  await page.evaluate(() => scrollBy({ top: -300, behavior: 'instant' }));
  // The browser notes the place of a page a moment after it has scrolled.
  await page.waitForTimeout(1_000);
  const start = await startInWindow(picture);
  // However late the script comes that lays out the whole page.
  await page.route('**/boot.js', async (route) => {
    await page.waitForTimeout(300);
    await route.continue();
  });
  await page.reload();
  // The browser scrolls for the last time just after the page has loaded.
  await framesDrawn(page);
  await expect.poll(async () => Math.abs((await startInWindow(picture)) - start)).toBeLessThan(3);
});

for (const width of [375, 412, 1280]) {
  test(`content without a layout does not overlap or leave the footer, at ${width} px`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 812 }, hasTouch: true, isMobile: width < 1000 });
    for (const site of siteFolderKeys()) {
      for (const path of ['/', (await newestPost(site)).urlPath]) {
        await page.goto(originOf(site) + path);
        const { contentEnd, footerStart, footerContentEnd, footerEnd } = await page.evaluate(() => {
          const endOf = (selector: string) =>
            Math.max(...[...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect().bottom));
          const footer = [...document.querySelectorAll('footer')].at(-1)?.getBoundingClientRect();
          return {
            contentEnd: endOf('main *'),
            footerStart: footer?.top ?? 0,
            footerContentEnd: endOf('#app > footer *'),
            footerEnd: footer?.bottom ?? 0,
          };
        });
        expect(contentEnd, `${site}${path}`).toBeLessThanOrEqual(footerStart);
        expect(footerContentEnd, `${site}${path}`).toBeLessThanOrEqual(footerEnd);
      }
    }
    await page.close();
  });
}

test('a picture that fails shows its text on a quiet ground in its own place', async ({ page }) => {
  await page.route('**/res/**', (route) => route.abort());
  await page.goto(originOf('omni'));
  const lead = page.locator('main article').first();
  const picture = lead.getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const shown = await picture.evaluate((image: HTMLImageElement) => {
    const { content, backgroundColor, width, height } = getComputedStyle(image, '::after');
    const box = image.getBoundingClientRect();
    const isWithin = Number.parseFloat(width) <= box.width + 1 && Number.parseFloat(height) <= box.height + 1;
    return { hasText: content.includes(image.alt), isTransparent: backgroundColor === 'rgba(0, 0, 0, 0)', isWithin };
  });
  expect(shown).toEqual({ hasText: true, isTransparent: false, isWithin: true });
  await lead.getByRole('heading').getByRole('link').click();
  await expect(page).not.toHaveURL(`${originOf('omni')}/`);
});

test('the header and the footer keep to the width of the content in a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 900 });
  await page.goto(originOf('beat'));
  const footer = page.getByRole('contentinfo');
  const starts = await Promise.all([
    startOf(page.getByRole('banner').getByRole('link').first()),
    startOf(footer.getByRole('link', { name: 'Beat', exact: true }).first()),
  ]);
  // 1560 px of content are centred in the window.
  for (const { x } of starts) expect(x).toBeGreaterThanOrEqual((2560 - 1560) / 2);
});

test('a section bar fades only at an edge that hides more sections', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(originOf('beat'));
  const sections = page.getByRole('navigation', { name: 'Sections' });
  expect(await sections.evaluate((bar) => bar.scrollWidth > bar.clientWidth)).toBe(true);
  await expect.poll(() => maskOf(sections)).toContain('gradient');

  await page.setViewportSize({ width: 1280, height: 812 });
  expect(await sections.evaluate((bar) => bar.scrollWidth > bar.clientWidth)).toBe(false);
  // The bar's animation follows its scroll range one frame later.
  await expect.poll(() => maskOf(sections)).toBe('none');
});

test('forced colours show which section and which type of post is open', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const bar = page.getByRole('navigation', { name: 'Sections' });
  const sections = bar.getByRole('link');
  await page.goto(originOf('omni'));
  await page.goto(originOf('omni') + (await sections.first().getAttribute('href')));

  const colourOf = (part: Locator, property: 'borderBottomColor' | 'backgroundColor' | 'color') =>
    part.evaluate((element, name) => getComputedStyle(element)[name], property);
  const canvas = await colourOf(bar, 'backgroundColor');
  expect(await colourOf(sections.nth(0), 'borderBottomColor')).not.toBe(canvas);
  expect(await colourOf(sections.nth(1), 'borderBottomColor')).toBe(canvas);

  const types = page.getByRole('navigation', { name: 'Types' }).getByRole('link');
  expect(await colourOf(types.nth(0), 'color')).not.toBe(await colourOf(types.nth(1), 'color'));
});
