import { hydrated, watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Page, type Request, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { listedPosts } from '../pages.ts';

type Counted = { postId: string; authorId: string | null; request: Request };

/** Opens a post under a clock that can be wound on, and gathers the calls that count it. */
async function openPost(page: Page, key: 'beat' | 'journal') {
  const [post] = await listedPosts(key, '&postType=article');
  if (!post) throw new Error(`${key} has no articles`);
  const counted: Counted[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/posts/createImpression')) return;
    counted.push({ ...(request.postDataJSON() as Pick<Counted, 'postId' | 'authorId'>), request });
  });
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  /** A call that is under way, as that for the ticket, would come to its time limit when the clock is wound on. */
  const untilQuiet = () => expect.poll(() => underWay.size).toBe(0);
  await page.clock.install();
  // The page calls for the user once it is idle: the clock is not wound on before that.
  const user = page.waitForResponse('**/api/currentUser');
  await page.goto(originOf(key) + post.urlPath);
  await hydrated(page);
  await user;
  await untilQuiet();
  return { post, counted, untilQuiet };
}

/** Scrolls to a part of the post's height, the related posts not counted. */
const scrollToPart = (page: Page, part: number) =>
  page.evaluate((fraction) => {
    const post = document.querySelector('main article');
    if (post) scrollTo(0, (post.getBoundingClientRect().bottom + scrollY) * fraction);
  }, part);

test('an impression is sent once, after 15 seconds and past a third of the height, and the api accepts it', async ({
  page,
}) => {
  const complaints = await watchPage(page);
  const { post, counted } = await openPost(page, 'beat');
  await page.clock.fastForward(14_000);
  await page.clock.fastForward(30_000);
  await scrollToPart(page, 0.3);
  await page.clock.runFor(1_000);
  expect(counted).toEqual([]);

  await scrollToPart(page, 0.36);
  await expect.poll(() => counted.length).toBe(1);
  expect(counted[0]?.postId).toBe(post.id);
  const response = await counted[0]?.request.response();
  expect(await response?.json()).toMatchObject({ success: true });

  await scrollToPart(page, 0.9);
  await page.clock.fastForward(60_000);
  await scrollToPart(page, 0.1);
  expect(counted).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('no impression is sent before 15 seconds, and the next post starts at zero', async ({ page }) => {
  const { counted, untilQuiet } = await openPost(page, 'journal');
  await scrollToPart(page, 0.5);
  // The page has been there for some of the real clock's time too.
  await page.clock.fastForward(5_000);
  await page
    .getByRole('link', { name: /^Read next:/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The heading comes with the click, the post with the response; its page view marks its arrival.
  const [, next] = await listedPosts('journal');
  await expect.poll(() => page.evaluate(() => window.dataLayer?.at(-1)?.url)).toBe(next?.urlPath);
  await untilQuiet();
  await page.clock.fastForward(60_000);
  expect(counted).toEqual([]);

  await scrollToPart(page, 0.5);
  await expect.poll(() => counted.length).toBe(1);
  expect(counted[0]?.postId).toBe(next?.id);
});

test('a page from a CDN asks for its ticket at once, and its read counts', async ({ page }) => {
  // As if the document had come without the header.
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceResourceTiming.prototype, 'serverTiming', { get: () => [] });
  });
  const asked = page.waitForResponse('**/_marquee/ticket');
  const { counted } = await openPost(page, 'beat');
  const { ticket } = (await (await asked).json()) as { ticket: string };
  await page.clock.fastForward(20_000);
  await scrollToPart(page, 0.5);
  await page.clock.runFor(1_000);
  await expect.poll(() => counted.length).toBe(1);
  expect(await counted[0]?.request.headerValue('x-marquee-ticket')).toBe(ticket);
});

test('a failure reaches the listeners of the error event, and no reader', async ({ page }) => {
  await page.route('**/api/posts/createImpression', (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'Too busy' } }),
  );
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const { counted } = await openPost(page, 'beat');
  await page.clock.fastForward(20_000);
  await scrollToPart(page, 0.5);
  await expect.poll(() => errors).toEqual(['Impression creation failed']);
  expect(counted).toHaveLength(1);
  await expect(page.getByText(/Impression creation failed|Too busy/)).toHaveCount(0);
});
