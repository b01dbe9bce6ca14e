import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { demoAccounts } from '../../../api/src/people/demo/demoAccounts.ts';
import { originOf } from '../../network/addresses.ts';
import { listedPosts } from '../pages.ts';
import { expectAccessible } from './steps/expectAccessible.ts';
import { KeyboardWalk } from './steps/KeyboardWalk.ts';
import { signIn } from './steps/people.ts';
import { widerThanWindow } from './steps/widerThanWindow.ts';

const vocal = originOf('vocal');
/** Headless browsers say so in their name, and their reads do not count. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36';
const ticketMs = 16_000;

/**
 * Comes to a post from a page of another site of the network, reads the post, and closes the tab.
 * @returns what the page sent while it was open
 */
async function readPost(browser: Browser, address: string): Promise<Record<string, unknown>[]> {
  const context = await browser.newContext({ userAgent, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const complaints = await watchPage(page);
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/createImpression')) sent.push(request.postDataJSON());
  });
  await page.goto(`${originOf('feast')}/about`);
  await page.evaluate((to) => location.assign(to), address);
  await page.waitForURL(address);
  const accepted = page.waitForResponse((response) => response.url().endsWith('/createImpression'), {
    timeout: 60_000,
  });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.5));
  await page.waitForTimeout(ticketMs);
  await page.evaluate(() => scrollBy(0, 50));
  expect((await accepted).ok()).toBe(true);
  // The page has the response before it is left.
  await page.waitForTimeout(1_000);
  expect(complaints).toEqual([]);
  // The browser sends the report of time after the page is gone, so the page has no event for it.
  await page.close();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  await context.close();
  return sent;
}

/** Opens a page again until it shows a text. */
async function openUntil(page: Page, path: string, text: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(vocal + path);
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

test('an editor sees a read, where its reader came from and how long it took', async ({ browser, page }) => {
  test.setTimeout(240_000);
  const posts = await listedPosts('beat', '&postType=article');
  const post = posts.at(-1);
  if (!post) throw new Error('beat has no articles');
  const [impression] = await readPost(browser, originOf('beat') + post.urlPath);
  expect(impression).toEqual({ postId: post.id, authorId: expect.any(String), referrer: 'network' });

  const complaints = await watchPage(page);
  await signIn(page, demoAccounts.moderator, vocal);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('link', { name: 'Reads', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reads' })).toBeVisible();
  await openUntil(page, '/vocal/desk/reads?site=beat', /1 our pages/);
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: post.name }) });
  await expect(row).toContainText(/1 our pages.*1none before\d+ s/);
  await expectAccessible(page, 'the reads of posts');

  await page.setViewportSize({ width: 375, height: 900 });
  expect(await widerThanWindow(page)).toEqual([]);
  const walk = new KeyboardWalk(page);
  await walk.open(`${vocal}/vocal/desk/reads?site=beat`);
  await walk.choose(page.getByLabel('Show'), 'Magazines');
  await expect(page.getByRole('rowheader', { name: /^Beat/ })).toBeVisible();
  await walk.choose(page.getByLabel('Period'), 'Seven days');
  await expect(page).toHaveURL(/\?site=beat&groupBy=site&period=week$/);
  await walk.press(page.getByRole('link', { name: 'Week before' }));
  await expect(page).toHaveURL(/from=/);
  const file = await page.evaluate(async () => (await fetch('/api/vocal/reads.csv?site=beat')).text());
  expect(file).toMatch(/^id,name,site,reads,/);

  await openUntil(page, '/vocal/desk/posts', /1 read in the last hour/);
  const strip = page.getByRole('region', { name: 'Reads now' });
  await expect(strip).toContainText(post.name);
  await expect(strip).toContainText(/Today \(UTC\): [1-9]/);
  expect(await widerThanWindow(page)).toEqual([]);
  await expectAccessible(page, 'the board with reads');
  expect(complaints).toEqual([]);
});
