import { openReleases } from '@marquee/releases/openReleases.ts';
import type { ReleaseRepository } from '@marquee/releases/ReleaseRepository.ts';
import { rollback } from '@marquee/releases/registry/decisions.ts';
import { readServerConfig } from '@marquee/server/config.ts';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { bucketOfCanary, startUnevaluatedCanary } from '@marquee/tools/network/unevaluatedCanary.ts';
import { hydrated, watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, test } from '@playwright/test';
import { originOf, ports } from '../../network/addresses.ts';
import { loadPostStart, postPageStart } from '../../network/seededChanges.ts';
import { listedPosts } from '../pages.ts';

const origin = originOf('marquee', ports.releases);

let releases: ReleaseRepository;
test.beforeAll(async () => {
  const settings = readServerConfig({ ...process.env, DATA_DIR: process.env.E2E_RELEASES_DATA });
  releases = await openReleases(settings, () => undefined);
});
test.afterAll(async () => {
  await releases.registry.write('e2e', rollback('mf-post'));
  await releases.registry.close();
});

test('a post that a canary cannot render is an error page in a working frame, and one that it never finishes is the live one', async ({
  page,
  context,
}) => {
  // Skips the posts that workers render before they serve.
  const [throwing, hanging, whole] = (await listedPosts('marquee')).slice(10);
  if (!throwing || !hanging || !whole) throw new Error('The demo site has too few posts');
  const version = await startUnevaluatedCanary(releases, (source, side) =>
    side === 'server'
      ? source
          .replace(
            loadPostStart,
            `$& if (arguments[0].request.url.endsWith('${hanging.urlPath}')) await new Promise(() => {});`,
          )
          .replace(postPageStart, `$& if (post.key === '${throwing.key}') throw new Error('seeded fault');`)
      : source,
  );
  const cookie = `bucket=${bucketOfCanary(version)}`;
  const open = (path: string) => askSite(origin + path, { headers: { cookie } });
  await expect.poll(async () => (await open(whole.urlPath)).body.toString(), { timeout: 30_000 }).toContain(version);
  expect((await open(throwing.urlPath)).status).toBe(500);
  const instead = await open(hanging.urlPath);
  expect([instead.status, instead.body.includes(version)]).toEqual([200, false]);

  await context.addCookies([{ name: 'bucket', value: cookie.slice('bucket='.length), url: origin }]);
  const complaints = await watchPage(page, 500);
  await page.goto(origin + throwing.urlPath);
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await hydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Articles', exact: true }).click();
  await expect(page.locator('main article a').first()).toBeVisible();
  expect(complaints).toEqual([]);
});
