import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { manifestOf } from '@marquee/releases/gate/testing/manifests.ts';
import { manifestSchema } from '@marquee/releases/manifest.ts';
import { partNames } from '@marquee/releases/partNames.ts';
import { ReleaseCache } from '@marquee/releases/ReleaseCache.ts';
import { type ReleaseSet, releaseSetSchema } from '@marquee/releases/releaseSet.ts';
import { unpackRelease } from '@marquee/releases/storage/packRelease.ts';
import { ApiError, type Transport } from '@marquee/shared/transport';
import pino from 'pino';
import { Hosts } from '../address/Hosts.ts';
import { pageAddress } from '../address/PageAddresses.ts';
import { type LoadedReleaseSet, loadReleaseSet } from '../releaseSet/loadReleaseSet.ts';
import type { ApiTransports } from '../upstream/apiTransport.ts';
import { FailedPageError } from './PageCache.ts';
import { PageService } from './PageService.ts';

/** Manifest and server half of a shell built at commit 672230c (docs/contracts/server.md says how to exchange it). */
const archive = path.join(import.meta.dirname, 'testing/shellRelease-672230c.tar.gz');

let root: string;
let set: ReleaseSet;
let loaded: LoadedReleaseSet;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'marquee-older-shell-'));
  const unpacked = path.join(root, 'unpacked');
  await unpackRelease(await readFile(archive), unpacked);
  const shell = manifestSchema.parse(JSON.parse(await readFile(path.join(unpacked, 'manifest.json'), 'utf8')));
  const versions = { ...Object.fromEntries(partNames.map((part) => [part, '1.0.0-0123456789'])) };
  set = releaseSetSchema.parse({ ...versions, shell: shell.version });
  for (const part of partNames) {
    const folder = path.join(root, part, set[part]);
    await mkdir(folder, { recursive: true });
    if (part === 'shell') await unpackRelease(await readFile(archive), folder);
    else await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifestOf(part)));
  }
  loaded = await loadReleaseSet(new ReleaseCache(root), set);
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** An api that has nothing: lists are empty, and all else is missing. */
const emptyApi = {
  get: async (address: string) => {
    const [, list] = /^\/api\/(categories|channels|posts)\/list/.exec(address) ?? [];
    if (list) return { [list]: [], total: 0, page: 1, limit: 10 };
    throw new ApiError('Not found', 404);
  },
  post: async () => {
    throw new ApiError('Not found', 404);
  },
} as Transport;

function openPage(host: 'beat' | 'vocal', address: string) {
  const config = { marqueeDomain: 'localhost', publicProtocol: 'http', port: 3000 } as const;
  const hosts = new Hosts(config, Object.keys(loaded.sites));
  const traits = { tags: new Set<string>(), newest: 0, isIncomplete: false };
  const service = new PageService({
    releaseSet: loaded,
    hosts,
    apis: { forPage: () => ({ transport: emptyApi, traits }) } as unknown as ApiTransports,
    config: { cloudName: '/media', pageDeadlineMs: 20_000 },
    log: pino({ level: 'silent' }),
    now: () => Date.UTC(2026, 10, 22),
  });
  return service.render({ host, address: pageAddress(address), colourScheme: 'dark' });
}

describe('this server with an older released shell', () => {
  test('renders a page of the shell in the frame of the site', async () => {
    const { status, headers, bodies } = await openPage('beat', '/search');
    expect(status).toBe(200);
    const html = bodies?.identity?.toString() ?? '';
    expect(html).toMatch(/^<!doctype html><html lang="[^"]+" data-site="beat" data-scheme="dark">/);
    expect(html).toContain('<form');
    expect(html).toContain(`"shell":"${set.shell}"`);
    expect(html).toContain('<script type="application/json" id="site-config">{"beat":');
    expect(headers['x-release-set']).toBe(loaded.name);
  });

  test('renders its not-found page for an unknown address', async () => {
    const { status, bodies } = await openPage('beat', '/a/b/c/d');
    expect(status).toBe(404);
    expect(bodies?.identity?.toString()).toContain('<h1');
  });

  test('shows its error page when a remote cannot be loaded', async () => {
    const failure = await openPage('beat', '/a-post').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FailedPageError);
    expect(failure).toMatchObject({ page: { status: 500 } });
  });

  test('knows which arguments of the query its pages depend on', () => {
    expect(loaded.app.queryOf?.('beat', '/articles')).toEqual(['page']);
    expect(loaded.app.queryOf?.('vocal', '/auth')).toContain('next');
  });

  test('has the files of the sites and the service workers', () => {
    expect(loaded.sites.beat?.config.key).toBe('beat');
    expect(loaded.serviceWorkers.live).toContain(set.shell);
    expect(loaded.serviceWorkers.retired).not.toBe('');
  });
});
