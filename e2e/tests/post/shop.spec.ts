import type { PostDetail } from '@marquee/shared/domain';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { hydrated, watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { violationsOf } from '../violationsOf.ts';

/** Two products, one of them without http in its address. */
const twoProducts = `${originOf('beat')}/a-synth-with-one-knob`;
const fiveProducts = `${originOf('feast')}/the-larder-shelf`;

const shopOf = (page: Page) => page.getByRole('dialog', { name: /^Now Shopping/ });
const cardsOf = (page: Page) => shopOf(page).getByRole('listitem');
const launch = (page: Page) => page.getByRole('link', { name: 'Launch Shop' }).filter({ visible: true });
const bodyOverflow = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflow);

/** The launch link shows once the post has been scrolled past its head. */
async function scrollToTheText(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 1_200));
  await expect(launch(page)).toBeVisible();
}

async function openByAddress(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#shop`);
  await hydrated(page);
  await expect(cardsOf(page).first()).toBeVisible();
}

/** Positions of the shop and of its cards, all measured at one moment because the shop may still be moving. */
async function measureShop(page: Page): Promise<{ shop: DOMRect; row: DOMRect[] }> {
  return shopOf(page).evaluate((dialog) => {
    const cards = [...dialog.querySelectorAll('li')].map((card) => card.getBoundingClientRect());
    return { shop: dialog.getBoundingClientRect(), row: cards.filter(({ y }) => y === cards[0]?.y) };
  });
}

/** Distance between the middle of the first row of cards and the middle of the shop. */
async function offCentre(page: Page): Promise<number> {
  const { shop, row } = await measureShop(page);
  const [first, last] = [row[0], row.at(-1)];
  if (!first || !last) throw new Error('The shop shows no cards');
  return Math.abs((first.x + last.x + last.width) / 2 - (shop.x + shop.width / 2));
}

const cardsInARow = async (page: Page) => (await measureShop(page)).row.length;

test('an address with #shop opens the shop; Escape closes it and restores the address of the post', async ({
  page,
}) => {
  const complaints = await watchPage(page);
  await openByAddress(page, fiveProducts);
  await expect(shopOf(page).getByText('Now Shopping')).toBeVisible();
  await expect(shopOf(page).getByRole('heading', { level: 2 })).toHaveText('The Larder Shelf');
  await expect(cardsOf(page)).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(shopOf(page)).toBeHidden();
  await expect(page).toHaveURL(fiveProducts);
  expect(complaints).toEqual([]);
});

test('the keyboard alone opens, traverses and closes it', async ({ page }) => {
  await page.goto(twoProducts);
  await hydrated(page);
  await scrollToTheText(page);
  await launch(page).focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  const shop = shopOf(page);
  await expect(shop.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(page).toHaveURL(`${twoProducts}#shop`);
  for (const name of [/^Buy Now Merle Mono/, /^Buy Now Lantern spring reverb/]) {
    await page.keyboard.press('Tab');
    await expect(shop.getByRole('link', { name })).toBeFocused();
  }
  // After the last control, Tab may lead to the browser, but never to the page behind.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main article p') ?? null)).toBeNull();
  await page.keyboard.press('Escape');
  await expect(shop).toBeHidden();
  await expect(launch(page)).toBeFocused();
  await expect(page).toHaveURL(twoProducts);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('Back closes it', async ({ page }) => {
  await page.goto(twoProducts);
  await hydrated(page);
  await scrollToTheText(page);
  const before = await page.evaluate(() => window.scrollY);
  await launch(page).click();
  await expect(shopOf(page)).toBeVisible();
  await page.goBack();
  await expect(shopOf(page)).toBeHidden();
  await expect(page).toHaveURL(twoProducts);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('is at the lower edge, locks the page behind, and links to outside shops by touch', async ({
    page,
    context,
  }) => {
    await context.route('http://www.example.com/**', (route) => route.fulfill({ body: 'A reverb' }));
    await page.goto(twoProducts);
    await hydrated(page);
    await scrollToTheText(page);
    await launch(page).tap();
    const shop = shopOf(page);
    await expect(cardsOf(page)).toHaveCount(2);
    expect(await bodyOverflow(page)).toBe('hidden');
    await shop.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const box = await shop.boundingBox();
    expect(box && Math.round(box.y + box.height)).toBe(812);
    expect(box?.width).toBe(375);

    const opened = context.waitForEvent('page');
    await shop.getByRole('link', { name: /^Buy Now Lantern/ }).tap();
    const elsewhere = await opened;
    await expect(elsewhere).toHaveURL('http://www.example.com/?seller=kettle-and-coil&item=lantern');
    expect(await elsewhere.evaluate(() => window.opener)).toBeNull();
    await elsewhere.close();

    await shop.getByRole('button', { name: 'Close' }).tap();
    await expect(shop).toBeHidden();
    expect(await bodyOverflow(page)).not.toBe('hidden');
  });

  test('has two cards in a row', async ({ page }) => {
    await openByAddress(page, fiveProducts);
    expect(await cardsInARow(page)).toBe(2);
  });
});

test('has three cards in a row; fewer than three stand in the middle', async ({ page }) => {
  await openByAddress(page, fiveProducts);
  expect(await cardsInARow(page)).toBe(3);
  await openByAddress(page, twoProducts);
  expect(await cardsInARow(page)).toBe(2);
  expect(await offCentre(page)).toBeLessThan(2);
  await openByAddress(page, `${originOf('journal')}/what-the-cleaner-knows`);
  expect(await cardsInARow(page)).toBe(1);
  expect(await offCentre(page)).toBeLessThan(2);
});

test('a path on the site is followed without loading a document, and a picture elsewhere comes through our endpoint', async ({
  page,
}) => {
  const complaints = await watchPage(page);
  const data = {
    thumbnailUrl: 'https://pictures.example/x.jpg',
    thumbnailWidth: 90,
    thumbnailHeight: 90,
    title: 'Tin',
  };
  const { body } = await askSite(`${originOf('beat')}/api/posts/a-synth-with-one-knob`);
  const { post, relatedPosts } = JSON.parse(body.toString()) as PostDetail;
  await page.route('**/api/posts/a-synth-with-one-knob', async (route) => {
    const modules = [
      {
        type: 'product',
        isListicleItem: false,
        url: '/what-is-in-the-window',
        title: 'One of ours',
        data: null,
        image: null,
      },
      { type: 'product', isListicleItem: false, url: 'tins.example', data, image: null },
    ];
    await route.fulfill({ json: { post: { ...post, modules }, relatedPosts } });
  });
  await page.route('**/res/media/image/fetch/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.goto(`${originOf('beat')}/what-is-in-the-window`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('main').locator('a[href="/a-synth-with-one-knob"]').last().click();
  await expect(page.getByRole('heading', { level: 1, name: /Knob/ })).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = 'shop';
  });
  await expect(cardsOf(page)).toHaveCount(2);
  await expect(cardsOf(page).locator('img')).toHaveAttribute(
    'src',
    /^\/res\/media\/image\/fetch\/.*pictures\.example\/x\.jpg$/,
  );
  await expect(shopOf(page).getByRole('link', { name: 'Buy Now Tin (opens in a new tab)' })).toBeVisible();

  await shopOf(page).getByRole('link', { name: 'Buy Now One of ours', exact: true }).click();
  await expect(page).toHaveURL(`${originOf('beat')}/what-is-in-the-window`);
  await expect(shopOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await bodyOverflow(page)).not.toBe('hidden');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(complaints).toEqual([]);
});

for (const address of [twoProducts, fiveProducts]) {
  test(`${new URL(address).host}: axe finds no violation while it is open, wide and narrow, in light and dark`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openByAddress(page, address);
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 812 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test('without JavaScript #shop leads to the first product in the text', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${fiveProducts}#shop`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const product = page.locator('#shop');
  await expect(product).toBeInViewport();
  await expect(product.getByRole('link', { name: 'Buy Now' })).toBeVisible();
  await expect(product).toContainText('Strained tomatoes');
  await context.close();
});
