import { openReleases } from '@marquee/releases/openReleases.ts';
import type { ReleaseRepository } from '@marquee/releases/ReleaseRepository.ts';
import { readServerConfig } from '@marquee/server/config.ts';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { bucketOfCanary, startUnevaluatedCanary } from '@marquee/tools/network/unevaluatedCanary.ts';
import { expect, type Page, test } from '@playwright/test';
import { originOf, ports } from '../../network/addresses.ts';
import { whileRendering } from '../../network/seededChanges.ts';
import { listedPosts } from '../pages.ts';

const origin = originOf('marquee', ports.releases);
const fault = 'seeded fault in an effect';
const canaryPages = 40;

let releases: ReleaseRepository;
test.beforeAll(async () => {
  const settings = readServerConfig({ ...process.env, DATA_DIR: process.env.E2E_RELEASES_DATA });
  releases = await openReleases(settings, () => undefined);
});
test.afterAll(() => releases.registry.close());

const post = async () => (await releases.registry.read()).parts['mf-post'];

/** Renders well and throws in browsers; the gate would have found it. */
const startFaultyCanary = () =>
  startUnevaluatedCanary(releases, (source, side) =>
    side === 'browser' ? source.replaceAll(/useEffect\)\(\(\)=>\{/g, `$&throw new Error("${fault}");`) : source,
  );

async function canaryServed(): Promise<string | undefined> {
  const { body } = await askSite(`${origin}/healthz`);
  return (JSON.parse(body.toString()) as { others: { version: string }[] }).others[0]?.version;
}

/** Errors of a version, by the release API. */
async function errorsOf(version: string): Promise<number> {
  const headers = { authorization: `Bearer ${process.env.E2E_OPERATOR_TOKEN}` };
  const { body } = await askSite(`${origin}/_marquee/api/status`, { headers });
  const { counts } = JSON.parse(body.toString()) as { counts: { errors: Record<string, number> } };
  return counts.errors[`mf-post@${version}`] ?? 0;
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${origin}/_marquee`);
  await page.getByLabel('Token').fill(process.env.E2E_OPERATOR_TOKEN ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a canary that throws in readers’ browsers is rolled back automatically, and the status page shows the reason', async ({
  page,
  context,
}) => {
  const [first] = await listedPosts('marquee');
  const before = (await post()).live;
  const version = await startFaultyCanary();
  await expect.poll(canaryServed, { timeout: 30_000 }).toBe(version);
  const bucket = bucketOfCanary(version);
  for (let n = 0; n < canaryPages; n += 1) {
    const { body } = await askSite(`${origin}${first?.urlPath}`, {
      headers: { cookie: `bucket=${bucket}`, 'x-forwarded-for': `198.51.100.${n}` },
    });
    expect(body.toString()).toContain(version);
  }

  await context.addCookies([{ name: 'bucket', value: String(bucket), url: origin }]);
  const reported = page.waitForRequest((request) => request.url().endsWith('/_marquee/reports'));
  await page.goto(`${origin}${first?.urlPath}`);
  const body = (await reported).postData() ?? '';
  expect(body).toContain(fault);
  expect(body).toContain(version);
  // The error of a single reader causes no rollback.
  await expect.poll(() => errorsOf(version), { timeout: 20_000 }).toBe(1);
  expect((await post()).canary?.version).toBe(version);

  // A report is accepted only for a page that was served to the same network.
  const report = (address: string, text: string) =>
    askSite(`${origin}/_marquee/reports`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'x-forwarded-for': address },
      body: text,
    });
  expect((await report('203.0.113.7', body)).status).toBe(403);
  for (let n = 0; n < 5; n += 1) {
    const address = `203.0.${n}.7`;
    const { headers } = await askSite(`${origin}${first?.urlPath}`, {
      headers: { cookie: `bucket=${bucket}`, 'x-forwarded-for': address },
    });
    const ticket = String(headers['server-timing']).replace('ticket;desc=', '');
    expect((await report(address, JSON.stringify({ ...JSON.parse(body), ticket }))).status).toBe(204);
  }
  await expect.poll(async () => (await post()).canary, { timeout: 20_000 }).toBeNull();
  expect((await post()).live).toBe(before);
  const [last] = (await releases.registry.entriesAfter(0)).slice(-1);
  expect(last).toMatchObject({ actor: 'automatic', event: { kind: 'canaryEnded', version } });
  await expect.poll(canaryServed, { timeout: 20_000 }).toBeUndefined();

  await signIn(page);
  await expect(page.getByRole('region', { name: 'Errors by release' })).toContainText(`mf-post@${version}`);
  await expect(page.getByText(fault).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Nodes' })).toContainText('Live');
  const ended = new RegExp(`automatic ended the canary mf-post@${version}: .* % of \\d+ pages failed`);
  await expect(page.getByText(ended).first()).toBeVisible();
});

test('a canary whose pages are empty is ended, though none of them is an error', async () => {
  const addresses = (
    await Promise.all(
      (['marquee', 'beat', 'feast'] as const).map(async (site) =>
        (await listedPosts(site)).map(({ urlPath }) => originOf(site, ports.releases) + urlPath),
      ),
    )
  ).flat();
  const readAll = async (headers: Record<string, string>) => {
    for (const address of addresses) expect((await askSite(address, { headers })).status).toBe(200);
  };
  await readAll({});
  const version = await startUnevaluatedCanary(releases, whileRendering('return null;'));
  await expect.poll(canaryServed, { timeout: 30_000 }).toBe(version);
  await readAll({ cookie: `bucket=${bucketOfCanary(version)}` });
  await expect.poll(async () => (await post()).canary, { timeout: 20_000 }).toBeNull();
  const [last] = (await releases.registry.entriesAfter(0)).slice(-1);
  expect(last).toMatchObject({
    actor: 'automatic',
    event: {
      kind: 'canaryEnded',
      version,
      reason: expect.stringMatching(/^\d+ of \d+ pages have lost most of their content$/),
    },
  });
});
