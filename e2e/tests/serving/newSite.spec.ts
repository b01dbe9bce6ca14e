import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { hydrated, watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, test } from '@playwright/test';
import { originOf, ports } from '../../network/addresses.ts';
import { type OwnNetwork, startOwnNetwork } from '../../network/ownNetwork.ts';
import { runMarquee } from '../../network/runMarquee.ts';

const port = ports.sites;
const key = 'slow-food';
const origin = originOf(key, port);

let network: OwnNetwork;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  network = await startOwnNetwork(port, ports.sitesApi);
});
test.afterAll(() => network?.stop());

/** Statuses of an address. Connections go to the two workers in turn, more or less. */
const statusesOf = async (address: string) =>
  new Set(await Promise.all(Array.from({ length: 6 }, async () => (await askSite(address)).status)));

test('a new site is live without a restart, with its look, and other sites link to it', async ({ page }) => {
  const beat = originOf('beat', port);
  await page.goto(`${beat}/`);
  expect((await askSite(`${origin}/`)).status).toBe(404);
  const options = ['--name', 'Slow & Sons', '--subject', 'slow food', '--zone', 'Europe/Rome', '--palette', 'forest'];
  await runMarquee(network, 'site', 'new', key, ...options);
  await expect.poll(() => statusesOf(`${origin}/`), { intervals: [100] }).toEqual(new Set([200]));

  const complaints = await watchPage(page);
  await page.goto(`${origin}/`);
  await hydrated(page);
  await expect(page).toHaveTitle(/^Slow & Sons/);
  const fonts = await page.evaluate(async () =>
    [...(await document.fonts.ready)].map(({ family, status }) => `${family} ${status}`),
  );
  expect(fonts.join()).toMatch(/Fraunces"? loaded/);
  for (const file of [
    '/favicon.ico',
    '/manifest.webmanifest',
    '/feed.xml',
    '/sitemap.xml',
    `/assets/sites/${key}/share.png`,
  ])
    expect((await askSite(origin + file)).status, file).toBe(200);
  await page.goto(`${beat}/about`);
  await expect(page.locator(`a[href^="${origin}"]`).first()).toBeAttached();
  expect(complaints).toEqual([]);
});

test('its first article is at its address, legible in light and dark, on a phone and on a desktop', async ({
  page,
}) => {
  const folder = path.join(network.dataFolder, 'first-posts');
  await mkdir(folder);
  const front = '---\ntitle: Bread without a clock\nauthor: Ada Crust\ndate: 2026-11-01\ncategories: [Ovens]\n---\n';
  await writeFile(
    path.join(folder, 'bread.md'),
    `${front}\nThe dough decides. It always did.\n\n## What you need\n\nFlour, water, salt and a day.\n`,
  );
  await runMarquee(network, 'import', 'markdown', folder, '--site', key);
  await expect.poll(() => statusesOf(`${origin}/bread`), { intervals: [100] }).toEqual(new Set([200]));
  const complaints = await watchPage(page);
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1280]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      for (const [name, address] of [
        ['home', '/'],
        ['article', '/bread'],
      ] as const) {
        await page.goto(origin + address);
        await hydrated(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id }) => id),
          `${name} ${colorScheme} ${width}`,
        ).toEqual([]);
        await page.screenshot({ path: test.info().outputPath(`${name}-${colorScheme}-${width}.png`), fullPage: true });
      }
    }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread without a clock');
  await page.goto(`${origin}/`);
  await expect(page.getByRole('link', { name: 'Bread without a clock' }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('it is served while the api is away, also with its files', async () => {
  network.killApi();
  expect(await statusesOf(`${origin}/bread`)).toEqual(new Set([200]));
  expect(await statusesOf(`${origin}/assets/sites/${key}/icon.svg`)).toEqual(new Set([200]));
  await network.startApi();
});

test('a removed site is gone, and its posts come back with it', async () => {
  await expect(runMarquee(network, 'site', 'remove', key)).rejects.toThrow(/slow-food has 1 posts/);
  await runMarquee(network, 'site', 'remove', key, '--keep-content');
  await expect.poll(() => statusesOf(`${origin}/`), { intervals: [100] }).toEqual(new Set([404]));
  expect((await askSite(`${originOf('beat', port)}/`)).body.toString()).not.toContain(origin);
  await runMarquee(network, 'site', 'new', key, '--name', 'Slow', '--subject', 'slow food', '--zone', 'Europe/Rome');
  await expect.poll(() => statusesOf(`${origin}/bread`), { intervals: [100] }).toEqual(new Set([200]));
});
