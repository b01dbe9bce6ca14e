import type { Manifest } from '@marquee/releases/manifest.ts';
import { openReleases } from '@marquee/releases/openReleases.ts';
import type { Releases } from '@marquee/releases/Releases.ts';
import { goLive, judge, rollback } from '@marquee/releases/registry/decisions.ts';
import { liveSet } from '@marquee/releases/registry/registryState.ts';
import { type ReleaseSet, withRelease } from '@marquee/releases/releaseSet.ts';
import { readShellConfig } from '@marquee/server/config.ts';
import { publishAltered } from '@marquee/tools/network/alteredRelease.ts';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { hydrated, watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, test } from '@playwright/test';
import autocannon from 'autocannon';
import { originOf, ports } from '../network/addresses.ts';
import { proveSet } from '../network/proveSet.ts';
import { listedPosts } from './pages.ts';

const origin = originOf('marquee', ports.releases);

/** Settings with which a candidate is proved, as the release command does. */
const environment = {
  ...process.env,
  DATA_DIR: process.env.E2E_RELEASES_DATA ?? '',
  API_URL: `http://127.0.0.1:${ports.api}`,
  PORT: String(ports.releases),
};

let releases: Releases;
test.beforeAll(async () => {
  releases = await openReleases(readShellConfig(environment), () => undefined);
});
test.afterAll(() => releases.registry.close());

async function liveNow(): Promise<ReleaseSet> {
  const live = liveSet(await releases.registry.read());
  if (!live) throw new Error('Nothing is live');
  return live;
}

/** Publishes a changed copy of the live mf-post, as its team would. */
async function release(change: (source: string) => string): Promise<Manifest> {
  const { 'mf-post': version } = await liveNow();
  const manifest = await publishAltered(releases.store, 'mf-post', version, change);
  await releases.publish(releases.store.folder('mf-post', manifest.version), manifest, 'e2e');
  return manifest;
}

/** Proves a published version of mf-post and makes it live, as the release command does. */
async function makeLive(version: string): Promise<void> {
  await proveSet(withRelease(await liveNow(), 'mf-post', version), environment);
  await releases.registry.write(
    'e2e',
    judge('mf-post', version, { passed: true, reasons: [], seconds: 0, checks: [] }),
  );
  await releases.registry.write('e2e', goLive('mf-post', version));
  await untilLive(version);
}

/** What /healthz tells of one worker. */
async function health(): Promise<{ parent: number; set: ReleaseSet }> {
  const response = await fetch(`http://127.0.0.1:${ports.releases}/healthz`, { headers: { connection: 'close' } });
  return (await response.json()) as { parent: number; set: ReleaseSet };
}

async function untilLive(version: string): Promise<void> {
  await expect
    .poll(
      async () =>
        (await Promise.all([health(), health(), health(), health()])).every(({ set }) => set['mf-post'] === version),
      {
        timeout: 30_000,
      },
    )
    .toBe(true);
}

test.describe.configure({ mode: 'serial' });

test('a visible change of mf-post goes live under load without a failed request', async ({ page }) => {
  const [post] = await listedPosts('marquee');
  const before = await health();

  const load = autocannon({
    url: `http://127.0.0.1:${ports.releases}${post?.urlPath}`,
    headers: { host: new URL(origin).host },
    connections: 50,
    duration: 12,
  });
  const manifest = await release((source) => source.replaceAll('Read next:', 'Read on:'));
  await makeLive(manifest.version);
  const result = await load;
  expect({ errors: result.errors, timeouts: result.timeouts, non2xx: result.non2xx }).toEqual({
    errors: 0,
    timeouts: 0,
    non2xx: 0,
  });
  expect(result['2xx']).toBeGreaterThan(1_000);

  const after = await health();
  expect(after.parent).toBe(before.parent);
  expect(after.set).toEqual({ ...before.set, 'mf-post': manifest.version });

  const complaints = await watchPage(page);
  await page.goto(`${origin}${post?.urlPath}`);
  await hydrated(page);
  await expect(page.getByText('Read on:').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a release that throws at render is refused, and the old one stays', async () => {
  const live = await liveNow();
  const manifest = await release((source) =>
    source.replace(/function PostPage\([^)]*\) \{/, "$& throw new Error('seeded fault');"),
  );
  const candidate = withRelease(live, 'mf-post', manifest.version);
  await expect(proveSet(candidate, environment)).rejects.toThrow('seeded fault');
  expect(await liveNow()).toEqual(live);
  expect((await health()).set).toEqual(live);
});

test('an old version of mf-post still answers for tabs that were opened with it', async () => {
  const live = await liveNow();
  const manifest = await releases.store.manifest('mf-post', live['mf-post']);
  for (const file of Object.keys(manifest.browser.files).filter((name) => name.endsWith('.js'))) {
    const { status, headers } = await askSite(`${origin}/assets/mf-post/${manifest.version}/${file}`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('immutable');
  }
});

test('a page that was opened before a release still opens its lightbox, and a rollback leads back', async ({
  page,
}) => {
  const before = await liveNow();
  const complaints = await watchPage(page);
  await page.goto(`${origin}/eight-lots-from-stage-six`);
  await hydrated(page);
  const manifest = await release((source) => source.replaceAll('Now Viewing', 'On view'));
  await makeLive(manifest.version);

  await page.locator('a[id^="picture-"]').first().click();
  await expect(page.getByRole('dialog', { name: /Now Viewing/ })).toBeVisible();
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/assets/mf-post/') ? [name] : [])),
  );
  expect(scripts.filter((address) => !address.includes(before['mf-post']))).toEqual([]);
  expect(complaints).toEqual([]);

  await releases.registry.write('e2e', rollback('mf-post'));
  await untilLive(before['mf-post']);
});
