import { askSite } from '@marquee/tools/network/askSite.ts';
import { hydrated, watchPage } from '@marquee/tools/network/watchPage.ts';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { framesDrawn } from '../framesDrawn.ts';
import { newestPost } from '../pages.ts';
import { violationsOf } from '../violationsOf.ts';

const site = 'feast';
const addressOfPost = async () => originOf(site) + (await newestPost(site)).urlPath;
const footerOf = (page: Page): Locator => page.locator('article > footer');
const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Share' });
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown`);
  return box;
}

/** Lets nothing out: networks respond with an empty page. @returns the requests to them */
async function standInForNetworks(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  const isElsewhere = ({ protocol, hostname }: URL) => protocol === 'https:' || !hostname.endsWith('localhost');
  await context.route(isElsewhere, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>A network</title>' });
  });
  return requests;
}

/** Opens the newest post with its share bar in view. */
async function openPost(page: Page): Promise<string> {
  const address = await addressOfPost();
  await page.goto(address);
  await hydrated(page);
  await footerOf(page).getByRole('button', { name: 'Share' }).scrollIntoViewIfNeeded();
  // Pictures that come late would move the button, and the panel with it, under the pointer.
  await page.waitForLoadState('networkidle');
  return address;
}

/** Opens the panel with a press on its button. It moves while it opens, and Playwright scrolls to moving targets. */
async function openPanel(page: Page): Promise<void> {
  await footerOf(page).getByRole('button', { name: 'Share' }).click();
  await expect(panelOf(page)).toBeVisible();
  await panelOf(page).evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)));
}

test('without JavaScript the share buttons are links', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const requests = await standInForNetworks(context);
  const page = await context.newPage();
  const address = await addressOfPost();
  await page.goto(address);
  const footer = footerOf(page);
  await expect(footer.getByRole('button', { name: 'Share' })).toBeHidden();
  const email = await footer.getByRole('link', { name: 'E-mail' }).getAttribute('href');
  expect(email).toMatch(/^mailto:\?subject=\S+&body=/);
  expect(email).toContain(encodeURIComponent(address));
  const opened = context.waitForEvent('page');
  await footer.getByRole('link', { name: 'Tweet' }).click();
  await (await opened).waitForURL(/^https:\/\/twitter\.com\/intent\/tweet\?url=/);
  expect(requests).toHaveLength(1);
  await context.close();
});

test('Tweet opens a pop-up of 560 × 300 and requests nothing before', async ({ page, context }) => {
  const requests = await standInForNetworks(context);
  const address = await openPost(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await footerOf(page).getByRole('link', { name: 'Tweet' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await openPanel(page);
  expect(requests).toEqual([]);

  const opened = page.waitForEvent('popup');
  await panelOf(page).getByRole('link', { name: 'Tweet' }).click();
  const popup = await opened;
  await popup.waitForLoadState();
  const tweet = new URL(popup.url());
  expect(tweet.origin + tweet.pathname).toBe('https://twitter.com/intent/tweet');
  expect(tweet.searchParams.get('url')).toBe(address);
  expect(tweet.searchParams.get('via')).toBe('feastkitchen');
  expect(await popup.evaluate(() => [innerWidth, innerHeight, window.opener])).toEqual([560, 300, null]);
  await expect(panelOf(page)).toBeHidden();
});

test('the link is copied, and the panel says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = await openPost(page);
  const button = footerOf(page).getByRole('button', { name: 'Share' });
  await openPanel(page);
  const response = panelOf(page).getByRole('status');
  await expect(response).toBeEmpty();
  await panelOf(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(response).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  // Opened again, it has no message yet.
  await button.click();
  await expect(panelOf(page)).toBeHidden();
  await openPanel(page);
  await expect(response).toBeEmpty();
});

test('the panel works with the keyboard alone', async ({ page, context }) => {
  await standInForNetworks(context);
  await openPost(page);
  const button = footerOf(page).getByRole('button', { name: 'Share' });
  await footerOf(page).getByRole('link', { name: 'E-mail' }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const names = [await focusedName(page)];
  while (names.at(-1) !== 'Close' && names.length < 18) {
    await page.keyboard.press('Tab');
    names.push(await focusedName(page));
  }
  const networks = await panelOf(page).getByRole('link').allTextContents();
  expect(networks).toContain('Pinterest');
  expect(names.filter((name) => name !== 'More apps')).toEqual(['Copy link', ...networks, 'Close']);

  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  // From now on, the browser itself opens and closes the panel.
  await page.keyboard.press(' ');
  await expect(panelOf(page).getByRole('button', { name: 'Copy link' })).toBeFocused();
  for (let presses = 0; (await focusedName(page)) !== 'Pinterest' && presses < 18; presses += 1)
    await page.keyboard.press('Tab');
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await (await opened).waitForURL(/^https:\/\/www\.pinterest\.com\/pin\/create\/button\/\?url=.+&media=.+/);
  await expect(panelOf(page)).toBeHidden();
  await expect(button).toBeFocused();
});

for (const [width, colorScheme] of [
  [1280, 'light'],
  [375, 'dark'],
] as const) {
  test(`the open panel is accessible, in the window and beside its button: ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    const complaints = await watchPage(page);
    await page.setViewportSize({ width, height: 812 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openPost(page);
    const button = footerOf(page).getByRole('button', { name: 'Share' });
    await openPanel(page);

    const panel = await boxOf(panelOf(page));
    expect(panel.x).toBeGreaterThanOrEqual(0);
    expect(panel.x + panel.width).toBeLessThanOrEqual(width);
    expect(panel.y).toBeGreaterThanOrEqual(0);
    expect(panel.y + panel.height).toBeLessThanOrEqual(812);
    if (width === 375) {
      expect(panel).toMatchObject({ x: 0, width: 375 });
      expect(panel.y + panel.height).toBe(812);
    } else {
      // 8 px below its button, or above where there is no room below.
      const opener = await boxOf(button);
      const below = panel.y - opener.y - opener.height;
      const above = opener.y - panel.y - panel.height;
      expect([Math.round(below), Math.round(above)]).toContain(8);
    }
    expect(await violationsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('a site without share counts names no network in its policy and page', async () => {
  const { headers, body } = await askSite(await addressOfPost());
  const scripts = String(headers['content-security-policy'])
    .split('; ')
    .find((part) => part.startsWith('script-src'));
  expect(scripts).toBe("script-src 'self'");
  expect(body.toString()).not.toContain('shareCounts');
});

/** The home page of a site whose config turns counts on: the policy as `contentSecurityPolicy.test.ts` shows it. */
async function turnCountsOn(context: BrowserContext): Promise<void> {
  const scripts = [
    'https://www.reddit.com/api/info.json',
    'https://vk.com/share.php',
    'https://api.tumblr.com/v2/share/stats',
  ];
  const { headers, body } = await askSite(`${originOf(site)}/`);
  const policy = String(headers['content-security-policy']);
  const html = body.toString();
  await context.route(`${originOf(site)}/`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {
        'content-security-policy': policy.replace("script-src 'self'", `script-src 'self' ${scripts.join(' ')}`),
      },
      body: html.replace('"videoPlayers":', '"shareCounts":["reddit","vk","tumblr"],"videoPlayers":'),
    }),
  );
}

test('counts are requested in view and show the responses of the networks, or 0 after 10 seconds', async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  const response = (address: string, script: (query: URLSearchParams) => string, after = Promise.resolve()) =>
    context.route(`${address}?*`, async (route) => {
      const { searchParams } = new URL(route.request().url());
      requests.push(searchParams.get('url') ?? '');
      await after;
      await route.fulfill({ contentType: 'text/javascript', body: script(searchParams) });
    });
  let letTumblrRespond = () => {};
  const tumblrIsLate = new Promise<void>((resolve) => {
    letTumblrRespond = resolve;
  });
  await response(
    'https://www.reddit.com/api/info.json',
    (query) => `${query.get('jsonp')}({"data":{"children":[{"data":{"score":12345}}]}})`,
  );
  await response('https://vk.com/share.php', (query) => `VK.Share.count(${query.get('index')}, 7);`);
  await response(
    'https://api.tumblr.com/v2/share/stats',
    (query) => `window.lateAnswer = 'has run'; ${query.get('callback')}({"response":{"note_count":99}})`,
    tumblrIsLate,
  );
  await turnCountsOn(context);

  const complaints = await watchPage(page);
  await page.clock.install();
  await page.goto(`${originOf(site)}/`);
  await hydrated(page);
  const { name, urlPath } = await newestPost(site);
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(originOf(site) + urlPath);
  const counts = page.getByRole('list', { name: 'Shares' });
  await expect(counts).toBeAttached();
  expect(requests).toEqual([]);

  const timesOut = page.waitForEvent('console', (message) => message.text() === 'Share count of Tumblr timed out');
  await counts.scrollIntoViewIfNeeded();
  await expect(counts.getByRole('listitem')).toHaveText(['Reddit 12K', 'VK 7', 'Tumblr …']);
  expect(requests).toEqual(Array(3).fill(originOf(site) + urlPath));
  await page.clock.fastForward(10_000);
  await timesOut;
  await expect(counts.getByRole('listitem')).toHaveText(['Reddit 12K', 'VK 7', 'Tumblr 0']);

  const late = page.waitForResponse(/api\.tumblr\.com/);
  letTumblrRespond();
  await (await late).finished();
  // The response has arrived, and a script runs before the tasks that follow its arrival: two frames are several of them.
  await framesDrawn(page);
  const left = await page.evaluate(() => Object.keys(window).filter((key) => /^(shareCount|VK|lateAnswer)/.test(key)));
  expect(left).toEqual([]);
  expect(complaints).toEqual(['Share count of Tumblr timed out']);
});
