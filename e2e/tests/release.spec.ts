import path from 'node:path';
import { expect, test } from '@playwright/test';
import autocannon from 'autocannon';
import { askSite } from '../../scripts/network/askSite.ts';
import { proveSet } from '../../shell/src/releases/proveSet.ts';
import { Registry, type ReleaseSet, withRelease } from '../../shell/src/releases/registry.ts';
import { ReleaseStore } from '../../shell/src/releases/ReleaseStore.ts';
import { originOf, ports } from '../network/addresses.ts';
import { publishAltered } from '../network/alteredRelease.ts';
import { listedPosts } from './pages.ts';
import { hydrated, watchPage } from './watchPage.ts';

const dataFolder = process.env.E2E_RELEASES_DATA ?? '';
const root = path.join(dataFolder, 'releases');
const origin = originOf('marquee', ports.releases);

/** Settings with which a candidate is proved, as the release command does. */
const proveEnvironment = {
  ...process.env,
  DATA_DIR: dataFolder,
  API_URL: `http://127.0.0.1:${ports.api}`,
  PORT: String(ports.releases),
};

async function liveSet(registry: Registry): Promise<ReleaseSet> {
  const live = await registry.live();
  if (!live) throw new Error('Nothing is live');
  return live;
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
  const store = new ReleaseStore(root);
  const registry = new Registry(root);
  const live = await liveSet(registry);
  const [post] = await listedPosts('marquee');
  const before = await health();

  const load = autocannon({
    url: `http://127.0.0.1:${ports.releases}${post?.urlPath}`,
    headers: { host: new URL(origin).host },
    connections: 50,
    duration: 12,
  });
  const manifest = await publishAltered(store, 'mf-post', live['mf-post'], (source) =>
    source.replaceAll('Read next:', 'Read on:'),
  );
  const candidate = withRelease(live, 'mf-post', manifest.version);
  await proveSet(candidate, proveEnvironment);
  await registry.activate(candidate);
  await untilLive(manifest.version);
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
  const store = new ReleaseStore(root);
  const registry = new Registry(root);
  const live = await liveSet(registry);
  const manifest = await publishAltered(store, 'mf-post', live['mf-post'], (source) =>
    source.replace(/function PostPage\([^)]*\) \{/, "$& throw new Error('seeded fault');"),
  );
  const candidate = withRelease(live, 'mf-post', manifest.version);
  await expect(proveSet(candidate, proveEnvironment)).rejects.toThrow('seeded fault');
  expect(await liveSet(registry)).toEqual(live);
  expect((await health()).set).toEqual(live);
});

test('an old version of mf-post still answers for tabs that were opened with it', async () => {
  const store = new ReleaseStore(root);
  const registry = new Registry(root);
  const live = await liveSet(registry);
  const manifest = await store.manifest('mf-post', live['mf-post']);
  for (const file of Object.keys(manifest.browser.files).filter((name) => name.endsWith('.js'))) {
    const { status, headers } = await askSite(`${origin}/assets/mf-post/${manifest.version}/${file}`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('immutable');
  }
});
