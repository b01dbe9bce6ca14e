import { execFile } from 'node:child_process';
import path from 'node:path';
import type { Manifest } from '@marquee/releases/manifest.ts';
import { openReleases } from '@marquee/releases/openReleases.ts';
import type { ReleaseRepository } from '@marquee/releases/ReleaseRepository.ts';
import { liveSet } from '@marquee/releases/registry/registryState.ts';
import { HttpReleaseClient } from '@marquee/server/commands/HttpReleaseClient.ts';
import { LocalReleaseClient } from '@marquee/server/commands/LocalReleaseClient.ts';
import { readServerConfig } from '@marquee/server/config.ts';
import { publishAltered } from '@marquee/tools/network/alteredRelease.ts';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { expect, test } from '@playwright/test';
import { originOf, ports } from '../../network/addresses.ts';

const origin = `http://127.0.0.1:${ports.releases}`;
const environment = {
  ...process.env,
  DATA_DIR: process.env.E2E_RELEASES_DATA ?? '',
  API_URL: `http://127.0.0.1:${ports.api}`,
  PORT: String(ports.releases),
};
const quietly = () => undefined;

let releases: ReleaseRepository;
let onTheMachine: LocalReleaseClient;
let before: string;
test.beforeAll(async () => {
  releases = await openReleases(readServerConfig(environment), () => undefined);
  onTheMachine = await LocalReleaseClient.open(environment);
  before = await liveVersion();
});
test.afterAll(async () => {
  await onTheMachine.move('mf-post', { kind: 'live', version: before }, quietly);
  await onTheMachine.revokeToken('http-team');
  await Promise.all([releases.registry.close(), onTheMachine.close()]);
});

async function liveVersion(): Promise<string> {
  return liveSet(await releases.registry.read())?.['mf-post'] ?? '';
}

/** Builds a changed copy of the live mf-post, as its team would. */
async function build(heading: string): Promise<{ folder: string; manifest: Manifest }> {
  const manifest = await publishAltered(releases.cache, 'mf-post', before, (source) =>
    source.replaceAll('Read next:', heading),
  );
  return { folder: releases.cache.folder('mf-post', manifest.version), manifest };
}

type Health = { pid: number; set: Record<string, string> };

/** Requests the health on a new connection, as a new reader does. */
async function health(): Promise<Health> {
  const response = await fetch(`${origin}/healthz`, {
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(20_000),
  });
  return (await response.json()) as Health;
}

/** Reads pages all the time. @returns ends it, with the number of pages and all failures */
function reading(): () => Promise<{ pages: number; failures: string[] }> {
  let [pages, isOver] = [0, false];
  const failures: string[] = [];
  const read = async () => {
    for (; !isOver; await new Promise((resolve) => setTimeout(resolve, 50)))
      await askSite(`${originOf('beat', ports.releases)}/`)
        .then(({ status }) => {
          pages += 1;
          if (status !== 200) failures.push(`status ${status}`);
        })
        .catch((error: Error) => failures.push(`${error.message} ${String(error.cause ?? '')}`));
  };
  const readers = [read(), read()];
  return async () => {
    isOver = true;
    await Promise.all(readers);
    return { pages, failures };
  };
}

/** The release command with the team's token, as in a clone elsewhere. */
function command(token: string, ...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const script = path.join(import.meta.dirname, '../../../tools/cli/release.ts');
  const env = { ...process.env, RELEASE_URL: origin, RELEASE_TOKEN: token };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...words], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

test('releases over HTTP and on the machine keep all sites on their port, also when the workers are killed after them', async () => {
  test.setTimeout(420_000);
  const token = await onTheMachine.addToken('http-team', ['mf-post']);
  const elsewhere = new HttpReleaseClient(origin, token);
  const end = reading();
  for (const heading of ['Read on over HTTP:', 'Read on over HTTP again:']) {
    const { folder, manifest } = await build(heading);
    expect(await elsewhere.release(folder, manifest, {}, quietly)).toMatchObject({ followed: 'followed' });
    expect((await health()).set['mf-post']).toBe(manifest.version);
  }
  const { folder, manifest } = await build('Read on from the machine:');
  expect(await onTheMachine.release(folder, manifest, {}, quietly)).toMatchObject({ followed: 'followed' });
  expect((await health()).set['mf-post']).toBe(manifest.version);
  const { pages, failures } = await end();
  expect(failures).toEqual([]);
  expect(pages).toBeGreaterThan(20);

  const { pid } = await health();
  process.kill(pid, 'SIGKILL');
  await expect.poll(async () => (await health().catch(() => null))?.pid ?? pid, { timeout: 60_000 }).not.toBe(pid);
  await expect
    .poll(async () => (await health().catch(() => null))?.set['mf-post'], { timeout: 60_000 })
    .toBe(manifest.version);

  const { code, out, err } = await command(token, 'mf-post', 'live', before);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(`Readers of ${origin} get it`);
  expect((await health()).set['mf-post']).toBe(before);
});
