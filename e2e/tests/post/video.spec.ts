import type { Post, PostDetail, PostModule } from '@marquee/shared/domain';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { hydrated, watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { listedPosts } from '../pages.ts';

/** Omni has its players appear on scroll, Beat on a click. */
const onScroll = 'omni';
const onClick = 'beat';
type Site = typeof onScroll | typeof onClick;

/** The first post of a site that fits. */
async function findPost(site: Site, isIt: (post: Post) => boolean): Promise<Post> {
  for (const { key } of await listedPosts(site)) {
    const { body } = await askSite(`${originOf(site)}/api/posts/${key}`);
    const { post } = JSON.parse(body.toString()) as PostDetail;
    if (isIt(post)) return post;
  }
  throw new Error(`${site} has no such post`);
}

const isVimeo = (module: PostModule) => module.type === 'video' && /vimeo/.test(module.videoLink ?? '');
const withLeadVideo = (site: Site) =>
  findPost(site, ({ mediaType, brightcoveId }) => mediaType === 'video' && brightcoveId !== null);

/** A player's page: it reports `onReady` when it is greeted. */
const playerPage = `<!doctype html><title>Player</title><p>Player<script>
  addEventListener('message', ({ source, data }) => {
    const { event, method } = JSON.parse(data);
    source.postMessage(JSON.stringify(event === 'listening' ? { event: 'onReady' } : { method }), '*');
  });
</script>`;

/** Responds for all third parties, and collects their requests. */
async function stubThirdParties(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(
    (url) => !url.hostname.endsWith('.localhost'),
    async (route) => {
      requests.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: playerPage });
    },
  );
  return requests;
}

const player = (page: Page, host: string) => page.locator(`iframe[src^="https://${host}/"]`).first();
/** Watches for an element that may come and go. @returns whether it has been there since */
async function watchFor(place: Locator, selector: string): Promise<() => Promise<boolean>> {
  const seen = await place.evaluateHandle((element, watched) => {
    const state = { seen: false };
    const look = () => {
      state.seen ||= element.querySelector(watched) !== null;
    };
    new MutationObserver(look).observe(element, { childList: true, subtree: true });
    return state;
  }, selector);
  return () => seen.evaluate((state) => state.seen);
}

const center = (part: Locator) => part.evaluate((element) => element.scrollIntoView({ block: 'center' }));

test('players appear on scroll where the site allows it', async ({ page }) => {
  const post = await findPost(onScroll, ({ modules }) => modules.some(isVimeo));
  const complaints = await watchPage(page);
  const requests = await stubThirdParties(page);
  await page.goto(originOf(onScroll) + post.urlPath);
  await hydrated(page);
  const vimeo = page.getByRole('link', { name: /^Play video:/ }).filter({ hasText: 'Plays from vimeo.com' });
  const stage = page.locator('main :has(> a[href^="https://vimeo.com/"])').last();
  const sawSpinner = await watchFor(stage, '[role="status"]');
  expect(requests).toEqual([]);
  await center(vimeo);
  await expect.poll(sawSpinner).toBe(true);
  await expect(player(page, 'player.vimeo.com')).toBeVisible();
  await expect(stage.getByRole('status')).toHaveCount(0);
  expect(requests).toEqual([expect.stringMatching(/^https:\/\/player\.vimeo\.com\/video\/\d+\?dnt=1$/)]);
  const { width = 0, height = 1 } = (await player(page, 'player.vimeo.com').boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(16 / 9, 1);

  await page.evaluate(() => scrollTo(0, 0));
  await expect(player(page, 'player.vimeo.com')).not.toBeInViewport();
  await expect(player(page, 'player.vimeo.com')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('on other sites players wait for a click or for autoplay=true', async ({ page }) => {
  const post = await withLeadVideo(onClick);
  const complaints = await watchPage(page);
  const requests = await stubThirdParties(page);
  await page.goto(originOf(onClick) + post.urlPath);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await page.getByRole('link', { name: /^Play video:/ }).click();
  await expect(player(page, 'players.brightcove.net')).toBeFocused();
  expect(requests[0]).toMatch(/^https:\/\/players\.brightcove\.net\/.*\?videoId=\d{8,}&autoplay=true$/);

  requests.length = 0;
  await page.goto(`${originOf(onClick)}${post.urlPath}?autoplay=true`);
  await expect(player(page, 'players.brightcove.net')).toBeVisible();
  expect(requests[0]).toContain(`videoId=${post.brightcoveId}&autoplay=true`);
  expect(complaints).toEqual([]);
});

test('an unreachable player leaves its poster, which links to the video', async ({ page }) => {
  const post = await withLeadVideo(onClick);
  await page.route('https://players.brightcove.net/**', (route) => route.abort('connectionrefused'));
  await page.goto(originOf(onClick) + post.urlPath);
  await hydrated(page);
  const poster = page.getByRole('link', { name: /^Play video:/ });
  await poster.click();
  await expect(poster).toContainText('Watch on brightcove.net');
  await expect(poster).toHaveAttribute('href', /^https:\/\/players\.brightcove\.net\//);
  await expect(page.locator('main iframe')).toHaveCount(0);
  await expect(poster.locator('img').last()).toBeVisible();
});

/** Holds pictures back, except placeholders, until they are let through. */
async function holdPictures(page: Page): Promise<() => void> {
  const { promise: opened, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/res\/media\/(?!.*e_blur)/, async (route) => {
    await opened;
    await route.continue();
  });
  return letThrough;
}

test('a video at the top appears at the first interaction after the page has loaded', async ({ page }) => {
  const isLead = ({ mediaType, videoLink }: Post) => mediaType === 'video' && /youtu/.test(videoLink ?? '');
  const { urlPath } = await findPost(onScroll, isLead);
  const events = await stubThirdParties(page);
  page.on('load', () => events.push('load'));
  const letThrough = await holdPictures(page);
  await page.goto(originOf(onScroll) + urlPath, { waitUntil: 'domcontentloaded' });
  const poster = page.locator('main a[href*="youtu"]').first();
  await expect(poster).toBeInViewport();
  expect(events).toEqual([]);

  letThrough();
  await hydrated(page);
  await expect(player(page, 'www.youtube-nocookie.com')).toBeVisible();
  await expect(poster).toBeHidden();
  expect(events).toEqual([
    'load',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?enablejsapi=1$/),
  ]);
});

test('on paper a post says where its videos are', async ({ page }) => {
  const { urlPath } = await withLeadVideo(onClick);
  await stubThirdParties(page);
  await page.goto(`${originOf(onClick)}${urlPath}?autoplay=true`);
  await expect(player(page, 'players.brightcove.net')).toBeVisible();
  const poster = page.locator('main a[href^="https://players.brightcove.net/"]');
  await expect(poster).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(player(page, 'players.brightcove.net')).toBeHidden();
  await expect(poster).toBeVisible();
  await expect(poster).toContainText('Plays from brightcove.net');
  expect(await poster.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
    'players.brightcove.net',
  );
  await expect(page.locator('main img[aria-hidden=true]').first()).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a video is a link to its page', async ({ page }) => {
    const { urlPath } = await withLeadVideo(onClick);
    const requests = await stubThirdParties(page);
    await page.goto(originOf(onClick) + urlPath);
    const poster = page.getByRole('link', { name: /^Play video:/ }).first();
    await expect(poster).toBeVisible();
    await poster.click();
    await page.waitForURL('https://players.brightcove.net/**');
    expect(requests).toHaveLength(1);
  });
});

test('a placeholder shows until its picture has loaded', async ({ page }) => {
  const post = await findPost(onClick, ({ mediaType, image }) => mediaType === 'image' && image !== null);
  const letThrough = await holdPictures(page);
  await page.goto(originOf(onClick) + post.urlPath, { waitUntil: 'domcontentloaded' });
  const placeholder = page.locator('main img[aria-hidden=true]').first();
  await expect.poll(() => placeholder.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(placeholder).toBeVisible();
  const boxes = await placeholder.evaluate((image) =>
    [image, image.nextElementSibling].map((one) => JSON.stringify(one?.getBoundingClientRect())),
  );
  expect(boxes[0]).toBe(boxes[1]);

  letThrough();
  await hydrated(page);
  await expect(placeholder).toBeHidden();
});
