import type { Post, PostDetail, VideoModule } from '@marquee/shared/domain';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { askSite } from '../../scripts/network/askSite.ts';
import { originOf } from '../network/addresses.ts';
import { listedPosts } from './pages.ts';
import { hydrated, watchPage } from './watchPage.ts';

const site = 'beat';
const origin = originOf(site);

/** The first post of the site that is asked for. */
async function findPost(isIt: (post: Post) => boolean): Promise<Post> {
  for (const { key } of await listedPosts(site)) {
    const { body } = await askSite(`${origin}/api/posts/${key}`);
    const { post } = JSON.parse(body.toString()) as PostDetail;
    if (isIt(post)) return post;
  }
  throw new Error(`${site} has no such post`);
}

const videosOf = ({ modules }: Post) => modules.filter((module): module is VideoModule => module.type === 'video');
const isYouTube = ({ videoLink }: VideoModule) => /youtu/.test(videoLink ?? '');
const withBoth = () =>
  findPost((post) => videosOf(post).some(isYouTube) && videosOf(post).some(({ brightcoveId }) => brightcoveId));
const withLeadVideo = () => findPost(({ mediaType, brightcoveId }) => mediaType === 'video' && brightcoveId !== null);

/** Answers for everybody else, and keeps what they were asked for. */
async function answerThirdParties(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => !url.hostname.endsWith('.localhost'),
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>Player' });
    },
  );
  return asked;
}

const player = (page: Page, host: string) => page.locator(`iframe[src^="https://${host}/"]`).first();
/** Watches for what may come and go between two looks. @returns whether it has been there since */
async function watchFor(place: Locator, selector: string): Promise<() => Promise<boolean>> {
  const seen = await place.evaluateHandle((element, wanted) => {
    const state = { seen: false };
    const look = () => {
      state.seen ||= element.querySelector(wanted) !== null;
    };
    new MutationObserver(look).observe(element, { childList: true, subtree: true });
    return state;
  }, selector);
  return () => seen.evaluate((state) => state.seen);
}

const center = (part: Locator) => part.evaluate((element) => element.scrollIntoView({ block: 'center' }));

test('players appear as they come into view, and where they set cookies on a click', async ({ page }) => {
  const post = await withBoth();
  const complaints = await watchPage(page);
  const asked = await answerThirdParties(page);
  // So low that one video is in view at a time.
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto(origin + post.urlPath);
  await hydrated(page);
  const poster = (host: string) => page.getByRole('link', { name: /^Play video:/ }).filter({ hasText: host });
  const brightcove = poster('Plays from brightcove.net').first();
  const youTube = poster('Plays from youtube.com').first();
  await expect(youTube).toHaveAttribute('href', /youtu/);
  const stage = youTube.locator('..');

  await center(brightcove);
  await expect(brightcove).toBeInViewport();
  const sawSpinner = await watchFor(stage, '[role="status"]');
  await center(youTube);
  await expect.poll(sawSpinner).toBe(true);
  await expect(player(page, 'www.youtube-nocookie.com')).toBeVisible();
  await expect(stage.getByRole('status')).toHaveCount(0);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+$/);
  const { width = 0, height = 1 } = (await player(page, 'www.youtube-nocookie.com').boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(16 / 9, 1);

  await page.evaluate(() => scrollTo(0, 0));
  await expect(player(page, 'www.youtube-nocookie.com')).not.toBeInViewport();
  await expect(player(page, 'www.youtube-nocookie.com')).toBeVisible();

  await center(brightcove);
  await brightcove.click();
  await expect(player(page, 'players.brightcove.net')).toBeFocused();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatch(/^https:\/\/players\.brightcove\.net\/.*\?videoId=\d{8,}&autoplay=true$/);
  expect(complaints).toEqual([]);
});

test('a video at the top plays at once with autoplay=true, and otherwise asks nobody', async ({ page }) => {
  const post = await withLeadVideo();
  const asked = await answerThirdParties(page);
  await page.goto(origin + post.urlPath);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.goto(`${origin}${post.urlPath}?autoplay=true`);
  await expect(player(page, 'players.brightcove.net')).toBeVisible();
  expect(asked).toEqual([expect.stringContaining(`videoId=${post.brightcoveId}&autoplay=true`)]);
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

test('a video at the top that sets no cookies appears by itself, after the page has loaded', async ({ page }) => {
  const isLead = ({ mediaType, videoLink }: Post) => mediaType === 'video' && /youtu/.test(videoLink ?? '');
  const { urlPath } = await findPost(isLead);
  const events = await answerThirdParties(page);
  page.on('load', () => events.push('load'));
  const letThrough = await holdPictures(page);
  await page.goto(origin + urlPath, { waitUntil: 'domcontentloaded' });
  const poster = page.locator('main a[href*="youtu"]').first();
  await expect(poster).toBeInViewport();
  expect(events).toEqual([]);

  letThrough();
  await expect(player(page, 'www.youtube-nocookie.com')).toBeVisible();
  await expect(poster).toBeHidden();
  expect(events).toEqual(['load', expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+$/)]);
});

test('on paper a post says where its videos are', async ({ page }) => {
  const { urlPath } = await withLeadVideo();
  await answerThirdParties(page);
  await page.goto(`${origin}${urlPath}?autoplay=true`);
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
    const { urlPath } = await withLeadVideo();
    const asked = await answerThirdParties(page);
    await page.goto(origin + urlPath);
    const poster = page.getByRole('link', { name: /^Play video:/ }).first();
    await expect(poster).toBeVisible();
    await poster.click();
    await page.waitForURL('https://players.brightcove.net/**');
    expect(asked).toHaveLength(1);
  });
});

test('a placeholder shows until its picture has come', async ({ page }) => {
  const post = await findPost(({ mediaType, image }) => mediaType === 'image' && image !== null);
  const letThrough = await holdPictures(page);
  await page.goto(origin + post.urlPath, { waitUntil: 'domcontentloaded' });
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
