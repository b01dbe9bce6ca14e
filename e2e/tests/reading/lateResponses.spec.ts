import { hydrated, watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Page, type Route, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { seenLists, watchFrames } from './watchFrames.ts';

/** Holds the api calls of the browser until the test releases them, in any order. */
async function holdCalls(page: Page) {
  const held: { path: string; route: Route }[] = [];
  await page.route(/\/api\/(posts|tags|authors|categories|channels)\//, (route) => {
    const { pathname, search } = new URL(route.request().url());
    held.push({ path: pathname + search, route });
  });
  const matching = (part: string) => held.filter(({ path }) => path.includes(part));
  return {
    /** Waits until a call is made, and releases all calls of its kind. */
    async release(part: string) {
      await expect.poll(() => matching(part).length, { message: `a call of ${part}` }).toBeGreaterThan(0);
      for (const call of matching(part)) {
        held.splice(held.indexOf(call), 1);
        // A call of a page that was left has ended already.
        await call.route.continue().catch(() => undefined);
      }
    },
    async releaseAll() {
      await page.unroute(/\/api\/(posts|tags|authors|categories|channels)\//);
      for (const { route } of held.splice(0)) await route.continue().catch(() => undefined);
    },
  };
}

/** Goes to a page inside the application, also to one that no link of the page leads to, as Back and Forward do. */
const go = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState({ idx: history.length, key: crypto.randomUUID(), usr: null }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

/** The heading and list of a page, from its document. */
async function pageItself(page: Page, path: string): Promise<string> {
  await page.goto(originOf('marquee') + path);
  const heading = await page.locator('main h1').textContent();
  const list = await page.locator('main article :is(h2, h3) a').allTextContents();
  return `${heading}: ${list.join(' | ')}`;
}

test('a click shows at once that its page is loading: address, heading, busy state, announcement', async ({ page }) => {
  const complaints = await watchPage(page);
  await page.goto(originOf('marquee'));
  await hydrated(page);
  const calls = await holdCalls(page);
  const link = page.locator('main article :is(h2, h3) a').nth(1);
  const [href, name] = [await link.getAttribute('href'), await link.textContent()];
  await link.click();
  await expect(page).toHaveURL(originOf('marquee') + href);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('#announcer')).toHaveText('Loading...');
  await expect(page.locator('main').getByText('Loading...')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  // The next post is never answered: the post itself does not depend on it.
  await calls.release(`/api/posts${href}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  await expect(page.locator('#announcer')).toHaveText(await page.title());
  expect(complaints).toEqual([]);
});

test('late responses in any order: no frame shows the list of one page under the heading of another', async ({
  page,
}) => {
  test.slow();
  await page.goto(originOf('marquee'));
  const tag = await page.evaluate(() =>
    fetch('/api/tags')
      .then((response) => response.json())
      .then(({ tags }) => tags[0].urlPath as string),
  );
  const author = (await page.locator('main a[href^="/author/"]').first().getAttribute('href')) ?? '';
  const category = (await page.locator('nav[aria-label=Sections] a').first().getAttribute('href')) ?? '';
  const paths = {
    tag,
    author,
    category,
    month: '/archive/2026/10',
    home: '/',
    second: '/page/2',
    articles: '/articles',
  };
  const itself = new Map<string, string>();
  for (const path of Object.values(paths)) itself.set(path, await pageItself(page, path));

  const races: [from: string, given: string, to: string][] = [
    [tag, '/', author],
    [paths.month, '/', author],
    [author, '/', tag],
    ['/', author, tag],
    ['/', tag, category],
    ['/', paths.second, paths.month],
    [category, paths.articles, '/'],
  ];
  for (const [from, given, to] of races) {
    await page.goto(originOf('marquee') + from);
    await hydrated(page);
    await watchFrames(page);
    const calls = await holdCalls(page);
    await go(page, given);
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
    await go(page, to);
    await calls.releaseAll();
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
    const heading = itself.get(to)?.split(': ')[0] ?? '';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    // Back to the list that is kept, and on again.
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const allowed = new Set(itself.values());
    expect(
      (await seenLists(page)).filter((pair) => !allowed.has(pair)),
      `${from} → ${given} → ${to}`,
    ).toEqual([]);
  }
});

test('a pending search completes after a jump inside the page', async ({ page }) => {
  await page.goto(`${originOf('marquee')}/search/lamp`);
  await hydrated(page);
  const calls = await holdCalls(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const field = page.getByRole('dialog').getByPlaceholder('Search anything, hit enter');
  await field.fill('fox');
  await field.press('Enter');
  // The busy state comes with the key, the address a moment later.
  await expect(page).toHaveURL(/\/search\/fox$/);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await calls.release('search=fox');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('"fox"');
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
});

test('the page behind a link is loaded ahead while the pointer rests on it, and requested once', async ({ page }) => {
  await page.goto(originOf('marquee'));
  await hydrated(page);
  const link = page.locator('main article :is(h2, h3) a').nth(2);
  const href = await link.getAttribute('href');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const answered = page.waitForResponse((response) => response.url().endsWith(`/api/posts${href}`));
  const picture = page.waitForRequest(
    (request) => request.resourceType() === 'image' && request.url().includes('/res/media/'),
  );
  await link.hover();
  await answered;
  await picture;
  expect(requests.some((path) => path.endsWith('/expose_post.js'))).toBe(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(requests.filter((path) => path === `/api/posts${href}`)).toHaveLength(1);
  expect(requests.filter((path) => path.endsWith('/createImpression'))).toEqual([]);
});
