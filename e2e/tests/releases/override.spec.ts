import { openReleases } from '@marquee/releases/openReleases.ts';
import { packRelease } from '@marquee/releases/storage/packRelease.ts';
import { readServerConfig } from '@marquee/server/config.ts';
import { overrideStatusSchema } from '@marquee/server/overrides/NodeOverrides.ts';
import { publishAltered } from '@marquee/tools/network/alteredRelease.ts';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { hydrated, watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, test } from '@playwright/test';
import { originOf, ports } from '../../network/addresses.ts';
import { listedPosts } from '../pages.ts';
import { violationsOf } from '../violationsOf.ts';

const origin = originOf('marquee', ports.releases);
const api = `http://127.0.0.1:${ports.releases}/_marquee/api/overrides`;
const headers = { authorization: `Bearer ${process.env.E2E_OPERATOR_TOKEN}`, connection: 'close' };

type Tried = { id: string; version: string; live: string; path: string };

/** Sends a copy of the live mf-post with another word in it, as `npm run dev -- mf-post --on …` does. */
async function tryOut(word = 'min of mine'): Promise<Tried> {
  const releases = await openReleases(
    readServerConfig({ ...process.env, DATA_DIR: process.env.E2E_RELEASES_DATA }),
    () => undefined,
  );
  try {
    const live = (await releases.registry.read()).parts['mf-post'].live ?? '';
    const { version } = await publishAltered(releases.cache, 'mf-post', live, (source) =>
      source.replaceAll('min read', word),
    );
    const { bytes } = await packRelease(releases.cache.folder('mf-post', version));
    const query = new URLSearchParams({ part: 'mf-post', version, developer: 'ada@laptop' });
    const response = await fetch(`${api}?${query}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/gzip' },
      body: Buffer.from(bytes),
    });
    expect(response.status).toBe(201);
    const { override } = (await response.json()) as { override: { id: string } };
    return { id: override.id, version, live, path: (await untilServing(override.id)).path };
  } finally {
    await releases.registry.close();
  }
}

async function find(id: string): Promise<{ state: string; path: string }> {
  const { override, path } = (await (await fetch(`${api}/${id}`, { headers })).json()) as Record<string, unknown>;
  return { state: overrideStatusSchema.parse(override).state, path: String(path) };
}

async function untilServing(id: string): Promise<{ path: string }> {
  await expect.poll(async () => (await find(id)).state, { timeout: 30_000 }).toBe('serving');
  return find(id);
}

let tried: Tried;
let post: string;
test.beforeAll(async () => {
  tried = await tryOut();
  post = `${origin}${(await listedPosts('marquee'))[0]?.urlPath}`;
});
test.afterAll(() => fetch(`${api}/${tried.id}`, { method: 'DELETE', headers }));

test.describe.configure({ mode: 'serial' });

test('an override shows mf-post of the developer and a badge to that browser alone', async ({ page, browser }) => {
  const complaints = await watchPage(page);
  await page.goto(origin + tried.path);
  expect(page.url()).toBe(`${origin}/`);
  const response = await page.goto(post);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-override': `mf-post@${tried.version}`,
  });
  await hydrated(page);
  await expect(page.getByText('min of mine').first()).toBeVisible();
  const badge = page.getByRole('complementary', { name: 'Override' });
  await expect(badge).toContainText(`mf-post ${tried.version} (yours), others: live`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page, { part: '#marquee-override' })).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(badge).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const reader = await browser.newPage();
  const readers = await reader.goto(post);
  expect(readers?.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  await expect(reader.getByText('min read').first()).toBeVisible();
  await expect(reader.getByText('min of mine')).toHaveCount(0);
  await reader.close();

  await badge.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('min read').first()).toBeVisible();
  expect(page.url()).toBe(post);
  await expect(badge).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the server renders it too, without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(origin + tried.path);
  await page.goto(post);
  await expect(page.getByText('min of mine').first()).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('min read').first()).toBeVisible();
  await context.close();
});

test('the service worker keeps the page that readers get', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(origin + tried.path);
  await page.goto(post);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const response = await page.goto(post);
  expect([response?.fromServiceWorker(), response?.headers()['x-override']]).toEqual([
    true,
    `mf-post@${tried.version}`,
  ]);
  const kept = await page.evaluate(
    async (address) => (await caches.match(address, { ignoreVary: true }))?.text(),
    post,
  );
  expect(kept ?? '').not.toContain('min of mine');
  await context.close();
});

test('an open page reloads when the developer sends the next version', async ({ page }) => {
  await page.goto(origin + tried.path);
  await page.goto(post);
  await expect(page.getByText('min of mine').first()).toBeVisible();
  const next = await tryOut('min of my own');
  expect(next.id).toBe(tried.id);
  await expect(page.getByText('min of my own').first()).toBeVisible({ timeout: 20_000 });
  tried = next;
});

test('a forged cookie changes nothing, nor does an override that has ended', async () => {
  const opened = await askSite(origin + tried.path);
  const [cookie = ''] = opened.headers['set-cookie']?.[0]?.split(';', 1) ?? [];
  const shown = async (sent: string) => (await askSite(post, { headers: { cookie: sent } })).headers['x-override'];
  expect(await shown(cookie)).toBe(`mf-post@${tried.version}`);
  expect(await shown(cookie.replace(tried.id, '0'.repeat(tried.id.length)))).toBeUndefined();
  expect(await shown(`${cookie.slice(0, -4)}AAAA`)).toBeUndefined();
  await fetch(`${api}/${tried.id}`, { method: 'DELETE', headers });
  await expect.poll(() => shown(cookie)).toBeUndefined();
});
