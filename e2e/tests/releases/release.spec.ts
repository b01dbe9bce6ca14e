import type { Manifest } from '@marquee/releases/manifest.ts';
import { openReleases } from '@marquee/releases/openReleases.ts';
import type { ReleaseRepository } from '@marquee/releases/ReleaseRepository.ts';
import { liveSet } from '@marquee/releases/registry/registryState.ts';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import { LocalReleaseClient } from '@marquee/server/commands/LocalReleaseClient.ts';
import { readServerConfig } from '@marquee/server/config.ts';
import type { PartName } from '@marquee/shared/domain';
import { type ChangeScript, type OtherChanges, publishAltered } from '@marquee/tools/network/alteredRelease.ts';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { hydrated, watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, test } from '@playwright/test';
import autocannon from 'autocannon';
import { originOf, ports } from '../../network/addresses.ts';
import { badReleases } from '../../network/badReleases.ts';
import { inTheEntry, withRequired, withRoute } from '../../network/seededChanges.ts';
import { listedPosts } from '../pages.ts';

const origin = originOf('marquee', ports.releases);

/** Settings of the release command on the machine of the network. */
const environment = {
  ...process.env,
  DATA_DIR: process.env.E2E_RELEASES_DATA ?? '',
  API_URL: `http://127.0.0.1:${ports.api}`,
  PORT: String(ports.releases),
};

let releases: ReleaseRepository;
/** The release command, with the whole gate, and with all of it but the browser. */
let command: LocalReleaseClient;
let withoutBrowser: LocalReleaseClient;
test.beforeAll(async () => {
  releases = await openReleases(readServerConfig(environment), () => undefined);
  command = await LocalReleaseClient.open(environment);
  withoutBrowser = await LocalReleaseClient.open({ ...environment, GATE_BROWSER: 'off' });
});
test.afterAll(() =>
  Promise.all([releases, command, withoutBrowser].map((one) => ('registry' in one ? one.registry : one).close())),
);

/** Discards the lines that the command prints. */
const quietly = () => undefined;

async function liveNow(): Promise<ReleaseSet> {
  const live = liveSet(await releases.registry.read());
  if (!live) throw new Error('Nothing is live');
  return live;
}

/** Builds a changed copy of a part's live version, as its team would. */
async function build(
  change: ChangeScript,
  part: PartName = 'mf-post',
  others: OtherChanges = {},
): Promise<{ folder: string; manifest: Manifest }> {
  const manifest = await publishAltered(releases.cache, part, (await liveNow())[part], change, others);
  return { folder: releases.cache.folder(part, manifest.version), manifest };
}

/** The reasons that a refusal lists, each indented by two. */
function reasonsIn(refusal: unknown): string[] {
  const [, ...reasons] = refusal instanceof Error ? refusal.message.split(/\n {2}(?! )/) : [];
  return reasons.map((reason) => reason.replaceAll('\n    ', '\n'));
}

/** /healthz of one worker. */
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

test('a visible change of mf-post passes the gate as a canary, and goes live under load without a failed request', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const [post] = await listedPosts('marquee');
  const before = await health();
  const { folder, manifest } = await build((source) => source.replaceAll('Read next:', 'Read on:'));
  await command.release(folder, manifest, { percent: 10 }, quietly);

  const connections = 50;
  const load = autocannon({
    url: `http://127.0.0.1:${ports.releases}${post?.urlPath}`,
    headers: { host: new URL(origin).host },
    connections,
    duration: 8,
  });
  await command.move('mf-post', { kind: 'promote' }, quietly);
  await untilLive(manifest.version);
  const result = await load;
  expect({ errors: result.errors, timeouts: result.timeouts, non2xx: result.non2xx }).toEqual({
    errors: 0,
    timeouts: 0,
    non2xx: 0,
  });
  // The load went on, however slow the machine is.
  expect(result['2xx']).toBeGreaterThan(2 * connections);

  const after = await health();
  expect(after.parent).toBe(before.parent);
  expect(after.set).toEqual({ ...before.set, 'mf-post': manifest.version });

  const complaints = await watchPage(page);
  await page.goto(`${origin}${post?.urlPath}`);
  await hydrated(page);
  await expect(page.getByText('Read on:').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

/** One fault each in the manifest, the types and the pages. `npm run gate` covers all other faults. */
const seeded = [
  'an exposed module is missing',
  'it uses what the contract of the live shell does not have',
  'it throws when it renders',
];

for (const bad of badReleases.filter(({ name }) => seeded.includes(name)))
  test(`a release is refused by the gate, and the old one stays: ${bad.name}`, async () => {
    test.setTimeout(180_000);
    const live = await liveNow();
    const { folder, manifest } = await build(bad.change, bad.part, bad);
    const refusal = await withoutBrowser.release(folder, manifest, {}, quietly).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'refused' });
    expect(reasonsIn(refusal)).toContainEqual(expect.stringMatching(bad.reason));
    expect(await liveNow()).toEqual(live);
    expect((await health()).set).toEqual(live);
  });

test('an old version of mf-post still serves tabs that were opened with it', async () => {
  const live = await liveNow();
  const manifest = await releases.cache.manifest('mf-post', live['mf-post']);
  for (const file of Object.keys(manifest.browser.files).filter((name) => name.endsWith('.js'))) {
    const { status, headers } = await askSite(`${origin}/assets/mf-post/${manifest.version}/${file}`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('immutable');
  }
});

test('a page opened before a release still opens its lightbox, and a rollback restores the previous version', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const before = await liveNow();
  const complaints = await watchPage(page);
  await page.goto(`${origin}/eight-lots-from-stage-six`);
  await hydrated(page);
  const { folder, manifest } = await build((source) => source.replaceAll('Now Viewing', 'On view'));
  await command.release(folder, manifest, {}, quietly);
  await untilLive(manifest.version);

  await page.locator('a[id^="picture-"]').first().click();
  await expect(page.getByRole('dialog', { name: /Now Viewing/ })).toBeVisible();
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/assets/mf-post/') ? [name] : [])),
  );
  expect(scripts.filter((address) => !address.includes(before['mf-post']))).toEqual([]);
  expect(complaints).toEqual([]);

  await command.move('mf-post', { kind: 'rollback', version: null }, quietly);
  await untilLive(before['mf-post']);
});

test('a part adds a page with a release of its own, and cannot lose the address by accident', async ({ page }) => {
  test.setTimeout(240_000);
  const before = await liveNow();
  const withPage = withRoute({ id: 'colophon', path: 'colophon', expose: './press' });
  const note = (text: string): ChangeScript => inTheEntry(() => text);
  const { folder, manifest } = await build(note('colophon'), 'mf-reader', { manifest: withPage });
  expect((await askSite(`${origin}/colophon`)).status).toBe(404);
  await withoutBrowser.release(folder, manifest, {}, quietly);
  expect(await liveNow()).toEqual({ ...before, 'mf-reader': manifest.version });
  await expect.poll(async () => (await health()).set['mf-reader']).toBe(manifest.version);

  const complaints = await watchPage(page);
  await page.goto(origin);
  await hydrated(page);
  // Navigates as a link would, so that the page comes without a new document.
  await page.evaluate(() => {
    document.body.dataset.tab = 'same';
    history.pushState(null, '', '/colophon');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Press' })).toBeVisible();
  expect(await page.locator('body').getAttribute('data-tab')).toBe('same');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Press' })).toBeVisible();
  expect(complaints).toEqual([]);

  const without = await build(note('none'), 'mf-reader', {
    manifest: (built) => ({ ...built, routes: built.routes?.filter(({ id }) => id !== 'colophon') }),
  });
  const refusal = await withoutBrowser
    .release(without.folder, without.manifest, {}, quietly)
    .catch((error: unknown) => error);
  expect(reasonsIn(refusal)).toContain(
    `Nothing serves /colophon any more, which mf-reader@${manifest.version} serves to readers.`,
  );
  await command.move('mf-reader', { kind: 'rollback', version: null }, quietly);
  await expect.poll(async () => (await askSite(`${origin}/colophon`)).status).toBe(404);
});

test('a rollback to a shell without what a live remote takes from it is refused', async () => {
  test.setTimeout(240_000);
  const before = await liveNow();
  const charts = '@marquee/shared/charts';
  const note = inTheEntry(() => 'charts');
  const shell = await build(note, 'shell', {
    manifest: ({ shared, ...built }) => ({
      ...built,
      shared: { required: shared?.required ?? {}, provided: { ...shared?.provided, [charts]: '1.0.0' } },
    }),
  });
  await withoutBrowser.release(shell.folder, shell.manifest, {}, quietly);
  const post = await build(note, 'mf-post', { manifest: (built) => withRequired(built, { [charts]: '^1.0.0' }) });
  await withoutBrowser.release(post.folder, post.manifest, {}, quietly);
  const live = await liveNow();
  expect(live).toEqual({ ...before, shell: shell.manifest.version, 'mf-post': post.manifest.version });

  const back = { kind: 'rollback', version: null } as const;
  const refusal = await command.move('shell', back, quietly).catch((error: unknown) => error);
  expect(refusal instanceof Error ? refusal.message : refusal).toContain(
    `mf-post@${post.manifest.version} takes ${charts} from the shell, and shell@${before.shell} does not bring it.`,
  );
  expect(await liveNow()).toEqual(live);

  await command.move('mf-post', back, quietly);
  await command.move('shell', back, quietly);
  expect(await liveNow()).toEqual(before);
});
