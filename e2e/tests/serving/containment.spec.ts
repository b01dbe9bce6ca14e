import { sessionCookieName } from '@marquee/shared/domain';
import { hydrated } from '@marquee/tools/network/watchPage.ts';
import { expect, type Page, type Route, test } from '@playwright/test';
import { demoAccounts } from '../../../api/src/people/demo/demoAccounts.ts';
import { originOf } from '../../network/addresses.ts';
import { signIn } from '../vocal/steps/people.ts';

const origin = originOf('beat');
const entryOf = (remote: string) => new RegExp(`/assets/${remote}/[^/]+/remoteEntry\\.js(\\?|$)`);

const postLinks = 'main article h2 a, main article h3 a';

/** Ways in which the download of a file can fail. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  missing: (route) => route.fulfill({ status: 404, body: '' }),
  'a 500': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  unreachable: (route) => route.abort(),
  truncated: (route) => route.fulfill({ contentType: 'text/javascript', body: 'var mf_reader;(()=>{"use ' }),
  corrupted: (route) => route.fulfill({ contentType: 'text/javascript', body: 'globalThis.isCorrupted = true;' }),
  hanging: async () => undefined,
};

/** Makes files fail until they are allowed, and counts the requests for the page itself. */
async function failing(page: Page, file: RegExp, kind: string) {
  const fail = failures[kind];
  if (!fail) throw new Error(`There is no failure ${kind}`);
  let isMended = false;
  await page.route(file, (route) => (isMended ? route.continue() : fail(route)));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  return {
    documents,
    mend: () => {
      isMended = true;
    },
  };
}

/** Errors of React, which nothing else logs; the browser itself logs those of files. */
function watchReact(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && /react|hydrat/i.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

async function menuWorks(page: Page): Promise<void> {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  // The menu closes by going back, which would undo a navigation that follows too early.
  await expect(page).not.toHaveURL(/#menu$/);
}

/** Goes to a page of the menu, without a new document where that can be had. */
async function goBy(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name, exact: true }).click();
}

async function postPath(page: Page): Promise<string> {
  await page.goto(origin);
  const href = await page.locator(postLinks).first().getAttribute('href');
  if (!href) throw new Error('The home page links to no post');
  return href;
}

/** Waits until a page lives whose file hangs, by a clock that runs ahead. */
async function hydratedAhead(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5_000);
    expect(await page.evaluate(() => window.dataLayer)).toBeDefined();
  }).toPass();
  await hydrated(page);
}

const isKept = (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('main > div')?.style.display);

for (const kind of Object.keys(failures)) {
  test(`first load, the remote's entry is ${kind}: the frame works, and the server's markup stays and is hydrated`, async ({
    page,
  }) => {
    const complaints = watchReact(page);
    const { documents, mend } = await failing(page, entryOf('mf-reader'), kind);
    if (kind === 'hanging') await page.clock.install();
    const reported = page.waitForRequest((request) => request.url().endsWith('/_marquee/reports'));
    await page.goto(origin, { waitUntil: 'commit' });
    const first = page.locator('main article a').first();
    await expect(first).toBeVisible();
    await first.evaluate((link) => Object.assign(link, { isAsServed: true }));
    await (kind === 'hanging' ? hydratedAhead(page) : hydrated(page));
    expect(await first.evaluate((link) => 'isAsServed' in link)).toBe(true);
    expect(await isKept(page)).toBe('contents');
    expect((await reported).postDataJSON()).toMatchObject({ module: 'mf_reader/home', path: '/' });
    await menuWorks(page);
    mend();
    // An attempt that hangs already is given up, and the next one begins.
    if (kind === 'hanging') for (const time of [11_000, 3_500]) await page.clock.fastForward(time);
    await expect.poll(() => isKept(page), { timeout: 25_000 }).not.toBe('contents');
    await expect(first).toBeVisible();
    await first.click();
    await expect(page).not.toHaveURL(`${origin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test(`navigation, the remote's entry is ${kind}: the address is requested once as a document, and navigation continues`, async ({
    page,
  }) => {
    const post = await postPath(page);
    const { documents } = await failing(page, entryOf('mf-reader'), kind);
    if (kind === 'hanging') await page.clock.install();
    await page.goto(origin + post);
    await hydrated(page);
    documents.length = 0;
    await goBy(page, 'Articles');
    await expect(async () => {
      if (kind === 'hanging') await page.clock.fastForward(5_000);
      expect(documents).toEqual([`${origin}/articles`]);
    }).toPass();
    await expect(page).toHaveURL(`${origin}/articles`);
    await expect(page.locator('main article a').first()).toBeVisible();
    await (kind === 'hanging' ? hydratedAhead(page) : hydrated(page));
    await menuWorks(page);
    // Goes to a page whose remote responds.
    await page.goto(origin + post);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('an address that was just requested as a document is not requested again: the error page links on', async ({
  page,
}) => {
  const { documents, mend } = await failing(page, entryOf('mf-reader'), 'missing');
  await page.goto(`${origin}/about`);
  await hydrated(page);
  await goBy(page, 'Articles');
  await expect.poll(() => documents).toEqual([`${origin}/about`, `${origin}/articles`]);
  await hydrated(page);
  await goBy(page, 'Videos');
  await expect.poll(() => documents.at(-1)).toBe(`${origin}/videos`);
  await hydrated(page);
  await goBy(page, 'Articles');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(documents).toHaveLength(3);
  await menuWorks(page);
  mend();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator('main article a').first()).toBeVisible();
  await expect(page).toHaveURL(`${origin}/articles`);
});

test('a share panel whose code fails to load leaves the post, and loads with the next press', async ({ page }) => {
  const post = await postPath(page);
  const { documents, mend } = await failing(page, /\/share\.js(\?|$)/, 'a 500');
  await page.goto(origin + post);
  await hydrated(page);
  const share = page.getByRole('button', { name: 'Share' }).first();
  const refused = page.waitForResponse(/\/share\.js(\?|$)/);
  await share.click();
  expect((await refused).status()).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  mend();
  await expect(async () => {
    await share.click();
    await expect(share).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
  }).toPass();
  expect(documents).toHaveLength(1);
});

test('a lightbox that throws is closed: the post stays alive', async ({ page }) => {
  await page.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function throwing() {
      if (this.getAttribute('aria-label') === 'Now Viewing') throw new Error('The lightbox is broken');
      showModal.call(this);
    };
  });
  await page.goto(`${origin}/galleries`);
  await page.locator(postLinks).first().click();
  await expect(page.locator('#picture-1')).toBeVisible();
  await hydrated(page);
  const address = page.url();
  await page.locator('#picture-1').click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await menuWorks(page);
  await goBy(page, 'Articles');
  await expect(page).toHaveURL(`${origin}/articles`);
});

test('a page that throws while rendering is replaced by the error page in the frame, and other pages can be visited', async ({
  page,
}) => {
  await page.route(/\/api\/posts\/[^/?]+$/, async (route) => {
    const key = new URL(route.request().url()).pathname.split('/').at(-1);
    const body = { post: { key, tags: null, modules: [], galleries: 0, content: 'A text' }, relatedPosts: [] };
    await route.fulfill({ json: body });
  });
  await page.goto(origin);
  await hydrated(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.locator(postLinks).first().click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await menuWorks(page);
  await goBy(page, 'Articles');
  await expect(page.locator('main article a').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeHidden();
  expect(documents).toBe(0);
});

for (const [part, path] of [
  ['mf-vocal', '/vocal'],
  ['mf-desk', '/vocal/review'],
] as const)
  test(`an application of ${part} whose files fail to load says so in the frame`, async ({ page, context }) => {
    // An expired session is enough to load the files. Visitors without a session are redirected to the sign-in page.
    await context.addCookies([{ name: sessionCookieName, value: 'none', url: originOf('vocal') }]);
    const { mend } = await failing(page, entryOf(part), 'missing');
    await page.goto(`${originOf('vocal')}${path}`);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    mend();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

test("a moderator who comes from a writer's page is told when the moderators' files fail to load", async ({ page }) => {
  await signIn(page, demoAccounts.moderator, originOf('vocal'));
  await failing(page, entryOf('mf-desk'), 'missing');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('link', { name: 'Review desk' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
});
