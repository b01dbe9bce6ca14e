import { hydrated, watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { listedPosts } from '../pages.ts';

/** The category that the bottom bar highlights. */
const highlighted = (page: Page) => page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]');
const logo = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link')
    .filter({ has: page.locator('img') });

test('a post has its category highlighted and its channel’s logo at the top, until it is left', async ({ page }) => {
  const complaints = await watchPage(page);
  const posts = await listedPosts('marquee');
  const post = posts.find(({ channel, category }) => channel && category);
  const channelless = posts.find(
    ({ channel, category }) => !channel && category && category.key !== post?.category?.key,
  );
  if (!post?.category || !post.channel || !channelless?.category) throw new Error('The demo network lacks such posts');
  const goTo = async (path: string) => {
    // Navigates as a link of the frame does, so that the router handles it.
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, path);
  };

  await page.goto(originOf('marquee') + post.urlPath);
  await hydrated(page);
  await expect(highlighted(page)).toHaveText(post.category.name);
  await expect(logo(page)).toHaveAttribute('href', post.channel.urlPath);

  await goTo(channelless.urlPath);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(highlighted(page)).toHaveText(channelless.category.name);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Marquee' })).toHaveAttribute('href', '/');

  await page.getByRole('banner').getByRole('link', { name: 'Marquee' }).click();
  await expect(page).toHaveURL(`${originOf('marquee')}/`);
  await expect(page.locator('main h1, main h2').first()).toBeVisible();
  await expect(highlighted(page)).toHaveCount(0);

  // Back to the post: the home page's cleanup does not remove it again.
  await page.goBack();
  await expect(highlighted(page)).toHaveText(channelless.category.name);
  await page.goBack();
  await expect(highlighted(page)).toHaveText(post.category.name);
  await expect(logo(page)).toHaveAttribute('href', post.channel.urlPath);

  // Goes from the post to the page of its channel and back. Each page resets its own state when it is left.
  await logo(page).click();
  await expect(page).toHaveURL(originOf('marquee') + post.channel.urlPath);
  await page.goBack();
  await expect(logo(page)).toHaveAttribute('href', post.channel.urlPath);
  expect(complaints).toEqual([]);
});

test.describe('who may edit a post', () => {
  const admin = { isAdmin: true, key: 'nobody-in-particular' };

  test('is requested once, in the browser, and a visitor sees no link to the editor', async ({ page }) => {
    const complaints = await watchPage(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/currentUser')) requests.push(request.url());
    });
    const [post] = await listedPosts('proof');
    await page.goto(originOf('proof') + post?.urlPath);
    await hydrated(page);
    await expect.poll(() => requests.length).toBe(1);
    await page
      .getByRole('link', { name: /^Read next:/ })
      .last()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.waitForLoadState('networkidle');
    expect(requests).toHaveLength(1);
    await expect(page.getByRole('link', { name: 'Edit post' })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('an admin sees the link to the editor, and nothing moves when it appears', async ({ page }) => {
    const user = { id: '1', name: { first: 'A', last: 'B' }, firstName: 'A', lastName: 'B', email: 'a@b.example' };
    let response = () => {};
    const mayRespond = new Promise<void>((resolve) => {
      response = resolve;
    });
    await page.route('**/api/currentUser', async (route) => {
      await mayRespond;
      await route.fulfill({ json: { success: true, user: { ...user, ...admin, bio: '', image: null } } });
    });
    const [post] = await listedPosts('proof');
    await page.goto(originOf('proof') + post?.urlPath);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const places = () =>
      page
        .locator('main article')
        .locator('h1, header, header time, figure')
        .evaluateAll((parts) => parts.slice(0, 4).map((part) => JSON.stringify(part.getBoundingClientRect())));
    await page.waitForLoadState('load');
    const before = await places();
    response();
    const link = page.getByRole('link', { name: 'Edit post' });
    await expect(link).toHaveAttribute('href', `${originOf('vocal')}/vocal/posts/${post?.id}`);
    await expect(link).toBeVisible();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await places()).toEqual(before);
  });
});
