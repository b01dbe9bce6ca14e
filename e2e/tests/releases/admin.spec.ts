import { openReleases } from '@marquee/releases/openReleases.ts';
import { goLive, recordResult } from '@marquee/releases/registry/decisions.ts';
import { readServerConfig } from '@marquee/server/config.ts';
import { publishAltered } from '@marquee/tools/network/alteredRelease.ts';
import { watchPage } from '@marquee/tools/network/watchPage.ts';
import { expect, type Page, test } from '@playwright/test';
import { originOf, ports } from '../../network/addresses.ts';
import { violationsOf } from '../violationsOf.ts';

const origin = originOf('marquee', ports.releases);
const operatorToken = process.env.E2E_OPERATOR_TOKEN ?? '';

/** Releases a version of mf-vocal that differs in a comment. @returns the version before it and its own */
async function releaseAnother(): Promise<{ before: string; after: string }> {
  const settings = readServerConfig({ ...process.env, DATA_DIR: process.env.E2E_RELEASES_DATA });
  const releases = await openReleases(settings, () => undefined);
  try {
    const before = (await releases.registry.read()).parts['mf-vocal'].live ?? '';
    const manifest = await publishAltered(
      releases.cache,
      'mf-vocal',
      before,
      (source) => `${source}\n// ${Date.now()}`,
    );
    const { version } = manifest;
    await releases.publish(releases.cache.folder('mf-vocal', version), manifest, 'vocal-team');
    const verdict = {
      passed: true,
      reasons: [],
      seconds: 1,
      checks: [{ name: 'test', passed: true, detail: 'Fine.' }],
    };
    await releases.registry.write('vocal-team', recordResult('mf-vocal', version, verdict));
    await releases.registry.write('vocal-team', goLive('mf-vocal', version));
    return { before, after: version };
  } finally {
    await releases.registry.close();
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${origin}/_marquee`);
  await page.getByLabel('Token').fill(operatorToken);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Who runs which version' })).toBeVisible();
}

async function liveVersion(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${ports.releases}/healthz`, { headers: { connection: 'close' } });
  const { set } = (await response.json()) as { set: Record<string, string> };
  return set['mf-vocal'] ?? '';
}

/** axe's objections, in light and dark, and the page's excess width over the window. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [375, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const violations = await violationsOf(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const place = `${width} px, ${colorScheme}`;
      faults.push(...violations.map((violation) => `${place}: ${violation}`));
      if (overflow > 0) faults.push(`${place}: ${overflow} px wider than the window`);
    }
  }
  return faults;
}

test.describe.configure({ mode: 'serial' });

test('an operator signs in, sees the running versions, and rolls back a part with a button', async ({ page }) => {
  const { before, after } = await releaseAnother();
  await expect.poll(liveVersion, { timeout: 30_000 }).toBe(after);
  const complaints = await watchPage(page);
  await signIn(page);
  const part = page.getByRole('article', { name: 'mf-vocal' });
  await expect(part.getByText(after)).toBeVisible();
  await expect(part.getByText('by vocal-team')).toBeVisible();
  await expect(part.getByText(`A rollback leads to: ${before}`)).toBeVisible();

  await part.getByRole('link', { name: 'Roll back mf-vocal' }).click();
  await expect(page.getByText(`Every reader will get ${before} of mf-vocal, instead of ${after}`)).toBeVisible();
  await page.getByRole('button', { name: 'Roll back mf-vocal' }).click();
  await expect(page.getByRole('status')).toContainText(`operator rolled back to mf-vocal@${before}`);
  await expect.poll(liveVersion, { timeout: 30_000 }).toBe(before);
  expect(complaints).toEqual([]);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Token')).toBeVisible();
});

test('its pages are accessible, narrow and wide, light and dark', async ({ page }) => {
  await page.goto(`${origin}/_marquee`);
  expect(await faultsOf(page)).toEqual([]);
  await signIn(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(`${origin}/_marquee/confirm?part=mf-vocal&action=rollback`);
  expect(await faultsOf(page)).toEqual([]);
});

test('a visitor without a token sees nothing', async ({ page }) => {
  await page.goto(`${origin}/_marquee`);
  await page.getByLabel('Token').fill('a guess');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('That is not a valid token.');
  await expect(page.getByText('mf-post')).toHaveCount(0);
});
