import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildRelease } from '../../scripts/build/buildRelease.ts';
import { judgeRelease } from '../../shell/src/releases/gate/judgeRelease.ts';
import { type ReleaseName, releaseNames } from '../../shell/src/releases/manifest.ts';
import { ReleaseStore } from '../../shell/src/releases/ReleaseStore.ts';
import type { Verdict } from '../../shell/src/releases/registry/logEntry.ts';
import { type ReleaseSet, releaseSetSchema, withRelease } from '../../shell/src/releases/releaseSet.ts';
import { ports } from '../network/addresses.ts';
import { type ChangeScript, publishAltered } from '../network/alteredRelease.ts';
import { badReleases } from '../network/badReleases.ts';

/** One after the other: what the live set does is measured once for all of them. */
test.describe.configure({ mode: 'default', timeout: 180_000 });

let folder = '';
let store: ReleaseStore;
let live: ReleaseSet;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-e2e-gate-'));
  store = new ReleaseStore(path.join(folder, 'releases'));
  const versions: Record<string, string> = {};
  for (const name of releaseNames) {
    const built = await buildRelease(name);
    await store.publish(built.folder, built.manifest);
    versions[name] = built.manifest.version;
  }
  live = releaseSetSchema.parse(versions);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

async function judge(part: ReleaseName, version: string, browser: 'on' | 'off'): Promise<Verdict> {
  const environment = {
    ...process.env,
    API_URL: `http://127.0.0.1:${ports.api}`,
    GATE_BROWSER: browser,
  };
  const verdict = await judgeRelease(withRelease(live, part, version), live, part, {
    store,
    environment,
    tell: () => undefined,
  });
  console.log(`  ${verdict.passed ? 'passed' : 'refused'} after ${verdict.seconds.toFixed(1)} s: ${test.info().title}`);
  return verdict;
}

const saying =
  (text: string, other: string): ChangeScript =>
  (source) =>
    source.replaceAll(text, other);

const goodReleases: { part: ReleaseName; name: string; change: ChangeScript | null }[] = [
  { part: 'shell', name: 'the live shell once more', change: null },
  { part: 'mf-post', name: 'mf-post with another text', change: saying('Read next:', 'Read on:') },
  { part: 'mf-reader', name: 'mf-reader with another text', change: saying('Most read', 'Read most') },
  { part: 'mf-vocal', name: 'mf-vocal with another text', change: saying('Create account', 'Make an account') },
];

for (const { part, name, change } of goodReleases) {
  test(`passes: ${name}`, async () => {
    const version = change ? (await publishAltered(store, part, live[part], change)).version : live[part];
    const verdict = await judge(part, version, 'on');
    expect(verdict.reasons).toEqual([]);
    expect(verdict.passed).toBe(true);
    expect(verdict.checks.filter(({ detail }) => /^(Skipped|Not )/.test(detail))).toEqual([]);
  });
}

for (const bad of badReleases) {
  test(`refused: ${bad.name}`, async () => {
    const manifest = await publishAltered(store, bad.part, live[bad.part], bad.change, bad);
    await bad.afterwards?.(store, manifest);
    const verdict = await judge(bad.part, manifest.version, bad.needsBrowser ? 'on' : 'off');
    expect(verdict.reasons.filter((reason) => bad.reason.test(reason))).toHaveLength(1);
    expect(verdict.passed).toBe(false);
  });
}
