import type { SiteKey } from '@marquee/shared/domain';
import { hydrated, watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { listedPosts } from '../pages.ts';
import { violationsOf } from '../violationsOf.ts';

/** Address of the newest gallery of a site. */
async function galleryOf(site: SiteKey): Promise<string> {
  const [gallery] = await listedPosts(site, '&postType=gallery');
  if (!gallery) throw new Error(`${site} has no galleries`);
  return originOf(site) + gallery.urlPath;
}

const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Now Viewing' });
const place = (page: Page, number: number) => lightbox(page).getByText(new RegExp(`^${number} of \\d+$`));
const picture = (page: Page) => lightbox(page).getByRole('img');

/** A picture that has been fetched and decoded, not only its box. */
async function isShown(image: Locator): Promise<void> {
  await expect(image).toBeVisible();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth), { timeout: 20_000 })
    .toBeGreaterThan(0);
}

async function openGallery(page: Page, site: SiteKey, mark = ''): Promise<void> {
  await page.goto((await galleryOf(site)) + mark);
  await hydrated(page);
}

test('by keyboard alone: Enter opens, arrows step, Escape closes and the focus is back', async ({ page }) => {
  const complaints = await watchPage(page);
  await openGallery(page, 'omni');
  const address = page.url();
  const thumbnail = page.locator('#picture-2');
  await thumbnail.focus();
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(place(page, 2)).toBeVisible();
  await expect(page).toHaveURL(`${address}#picture-2`);
  await isShown(picture(page));
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  // The address names an id of the page, which stays where it is under the dialog.
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  await page.keyboard.press('ArrowRight');
  await expect(place(page, 3)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(place(page, 1)).toBeVisible();
  await expect(page).toHaveURL(`${address}#picture-1`);

  // Round and round, the focus stays inside.
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await lightbox(page).getByRole('button', { name: 'All pictures' }).focus();
  await page.keyboard.press('Enter');
  const current = lightbox(page).locator('[aria-current]');
  await expect(current).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(place(page, 2)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(thumbnail).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
  expect(complaints).toEqual([]);
});

test('its code loads with the pointer and not before, together with the pictures beside the opened one', async ({
  page,
}) => {
  const scripts: string[] = [];
  const pictures: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/lightbox[^/]*\.js$/.test(pathname)) scripts.push(pathname);
    if (request.resourceType() === 'image') pictures.push(pathname);
  });
  await openGallery(page, 'feast');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  expect(scripts).toEqual([]);
  const names = await page
    .locator('[id^=picture-]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''));
  await page.locator('#picture-3').hover();
  await expect.poll(() => scripts).toHaveLength(1);
  pictures.length = 0;
  await page.locator('#picture-3').click();
  await isShown(picture(page));
  const large = () => pictures.filter((path) => path.includes('c_fit,') && /w_(1024|2048)/.test(path));
  await expect.poll(() => large().map((path) => path.split('/').at(-1))).toEqual([names[2], names[3], names[1]]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => large().at(-1)?.split('/').at(-1)).toBe(names[4]);
});

test('a link leads to its picture, a reload keeps it, Back closes and Forward opens again', async ({ page }) => {
  await openGallery(page, 'proof');
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(`${address}#picture-3`);
  await expect(place(page, 3)).toBeVisible();
  await page.reload();
  await expect(place(page, 3)).toBeVisible();
  // Chromium lets Escape close a dialog that the reader has not touched yet without asking it.
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(page.locator('#picture-3')).toBeFocused();

  await page.locator('#picture-1').click();
  await expect(place(page, 1)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(place(page, 2)).toBeVisible();
  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await page.goForward();
  await expect(place(page, 2)).toBeVisible();
  // The left edge belongs to the button that goes back; beside the picture the backdrop begins.
  await page.mouse.click(8, 450);
  await expect(place(page, 1)).toBeVisible();
  await isShown(picture(page));
  await page.mouse.click(640, 85);
  await expect(lightbox(page)).toBeHidden();
});

test('without JavaScript a thumbnail is a link to its picture, and a link to the picture goes to the thumbnail', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${await galleryOf('journal')}#picture-5`);
  await expect(page.locator('#picture-5')).toBeInViewport();
  const [navigation] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest()),
    page.locator('#picture-5').click(),
  ]);
  expect(navigation.headers()['content-type']).toMatch(/^image\//);
  await context.close();
});

test('without its code the link opens the picture itself', async ({ page }) => {
  await page.route(/lightbox[^/]*\.js(\?|$)/, (route) => route.abort());
  await openGallery(page, 'beat');
  const href = await page.locator('#picture-2').getAttribute('href');
  await page.locator('#picture-2').click();
  // The image endpoint creates the picture at its first request.
  await expect(page).toHaveURL(originOf('beat') + href, { timeout: 30_000 });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const site of ['feast', 'theSwamp'] as const) {
  test(`${site}: axe finds no violation in the carousel or the grid, in light and dark`, async ({ page }) => {
    const complaints = await watchPage(page);
    const isAccessible = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violationsOf(page), colorScheme).toEqual([]);
      }
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGallery(page, site, '#picture-2');
    await isShown(picture(page));
    await isAccessible();
    await lightbox(page).getByRole('button', { name: 'All pictures' }).click();
    await expect(lightbox(page).locator('[aria-current]')).toBeFocused();
    await isAccessible();
    expect(complaints).toEqual([]);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

  type Fingers = readonly (readonly [x: number, y: number])[];

  /** Fingers that go down at the first places, move through the others, and lift. */
  async function touch(page: Page, ...ways: readonly Fingers[]): Promise<void> {
    const client = await page.context().newCDPSession(page);
    const points = (fingers: Fingers) => fingers.map(([x, y], id) => ({ x, y, id }));
    const [first = [], ...rest] = ways;
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(first) });
    for (const fingers of rest) {
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(fingers) });
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await client.detach();
  }

  /** A way of one finger in small steps. */
  function way(from: readonly [number, number], to: readonly [number, number], steps = 8): Fingers[] {
    return Array.from({ length: steps + 1 }, (_, step) => {
      const part = step / steps;
      return [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]];
    });
  }

  const scaleOf = (page: Page) =>
    picture(page).evaluate(
      (image) => image.getBoundingClientRect().width / (image.closest<HTMLElement>('[data-current]')?.offsetWidth || 1),
    );
  const leftOf = (page: Page) => picture(page).evaluate((image) => image.getBoundingClientRect().left);

  test.beforeEach(async ({ page }) => {
    await openGallery(page, 'beat');
    await page.locator('#picture-2').tap();
    await isShown(picture(page));
  });

  test('a swipe changes the picture; a short one, and one before the first picture, snap back', async ({ page }) => {
    await touch(page, ...way([300, 400], [120, 404]));
    await expect(place(page, 3)).toBeVisible();
    await touch(page, ...way([120, 400], [300, 404]));
    await expect(place(page, 2)).toBeVisible();
    await touch(page, ...way([200, 400], [182, 400]));
    await expect(place(page, 2)).toBeVisible();
    await expect.poll(() => leftOf(page)).toBe(0);
    await touch(page, ...way([100, 400], [300, 400]));
    await expect(place(page, 1)).toBeVisible();
    await touch(page, ...way([100, 400], [300, 400]));
    await expect(place(page, 1)).toBeVisible();
    await expect.poll(() => leftOf(page)).toBe(0);
  });

  test('the picture follows the finger', async ({ page }) => {
    await expect.poll(() => leftOf(page)).toBe(0);
    const client = await page.context().newCDPSession(page);
    const at = (type: 'touchStart' | 'touchMove', x: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 400, id: 0 }] });
    await at('touchStart', 300);
    for (const x of [290, 270, 250, 240]) await at('touchMove', x);
    await expect.poll(() => leftOf(page)).toBeLessThan(-40);
    await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  });

  test('a swipe down closes', async ({ page }) => {
    await touch(page, ...way([190, 300], [196, 620]));
    await expect(lightbox(page)).toBeHidden();
    await expect(page).not.toHaveURL(/#/);
  });

  test('two fingers enlarge and move it, and the next swipe moves it instead of changing the picture', async ({
    page,
  }) => {
    const fingers = (apart: number): Fingers => [
      [187 - apart, 400],
      [187 + apart, 400],
    ];
    await touch(page, ...[30, 45, 60, 75, 90].map(fingers));
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
    const before = await leftOf(page);
    await touch(page, ...way([250, 400], [150, 400]));
    await expect.poll(() => leftOf(page)).toBeLessThan(before - 50);
    await expect(place(page, 2)).toBeVisible();
    await touch(page, ...[90, 75, 60, 45, 30, 20, 12].map(fingers));
    await expect.poll(() => scaleOf(page)).toBe(1);
  });

  test('a double tap enlarges the picture, another one shows all of it again', async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchEnd') =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' ? [{ x: 150, y: 380, id: 0 }] : [],
      });
    // The taps do not wait for each other, because they would come too far apart on a busy machine.
    const doubleTap = () => Promise.all([send('touchStart'), send('touchEnd'), send('touchStart'), send('touchEnd')]);
    await doubleTap();
    await expect.poll(() => scaleOf(page)).toBeCloseTo(2.5);
    await doubleTap();
    await expect.poll(() => scaleOf(page)).toBe(1);
    await expect(lightbox(page)).toBeVisible();
  });
});
