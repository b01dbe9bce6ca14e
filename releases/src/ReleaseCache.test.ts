import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { integrityOf } from '@marquee/platform/files/integrityOf.ts';
import type { Manifest } from './manifest.ts';
import { filesHash, ReleaseCache } from './ReleaseCache.ts';
import { packRelease } from './storage/packRelease.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-releases-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function built(script: string, version = '1.0.0-0123456789'): Promise<{ from: string; manifest: Manifest }> {
  const from = path.join(folder, `built-${createHash('md5').update(script).digest('hex')}`);
  await mkdir(path.join(from, 'browser'), { recursive: true });
  await writeFile(path.join(from, 'browser/remoteEntry.js'), script);
  const integrity = integrityOf(script);
  const manifest: Manifest = {
    name: 'mf-post',
    version,
    commit: 'abc',
    builtAt: '2026-11-20T00:00:00.000Z',
    mode: 'production',
    sources: 'x',
    federationName: 'mf_post',
    browser: {
      entry: 'remoteEntry.js',
      files: { 'remoteEntry.js': { integrity, bytes: script.length, brotliBytes: script.length } },
    },
    server: null,
    exposes: {},
    contract: { package: '@marquee/shared', version: '1.0.0' },
  };
  await writeFile(path.join(from, 'manifest.json'), JSON.stringify(manifest));
  return { from, manifest };
}

describe('ReleaseCache', () => {
  it('takes a release in whole, and the same one again without a change', async () => {
    const cache = new ReleaseCache(path.join(folder, 'releases'));
    const { from, manifest } = await built('one');
    await cache.addBuilt(from, manifest);
    await cache.addBuilt(from, manifest);
    expect(await cache.manifest('mf-post', manifest.version)).toEqual(manifest);
    expect(await readdir(path.join(folder, 'releases/mf-post'))).toEqual([manifest.version]);
  });

  it('refuses the same version with other bytes', async () => {
    const cache = new ReleaseCache(path.join(folder, 'releases'));
    const one = await built('one');
    const other = await built('other');
    await cache.addBuilt(one.from, one.manifest);
    await expect(cache.addBuilt(other.from, other.manifest)).rejects.toThrow('is published already, with other files');
  });

  it('refuses files that are not what the manifest says', async () => {
    const cache = new ReleaseCache(path.join(folder, 'releases'));
    const { from, manifest } = await built('one');
    await writeFile(path.join(from, 'browser/remoteEntry.js'), 'tampered');
    await expect(cache.addBuilt(from, manifest)).rejects.toThrow('is not the file that the manifest names');
    expect(cache.has('mf-post', manifest.version)).toBe(false);
  });

  it.each([
    ['truncated', (file: string) => writeFile(file, 'on')],
    ['corrupted', (file: string) => writeFile(file, 'eno')],
    ['removed', (file: string) => rm(file)],
  ])('knows that a file of its copy was %s, and takes the release anew over it', async (_how, damage) => {
    const cache = new ReleaseCache(path.join(folder, 'releases'));
    const { from, manifest } = await built('one');
    const { version } = manifest;
    const archive = (await packRelease(from)).bytes;
    await cache.addArchive('mf-post', version, archive);
    expect(await cache.isWhole('mf-post', version, null)).toBe(true);
    const file = path.join(cache.folder('mf-post', version), 'browser/remoteEntry.js');
    await damage(file);
    expect(await cache.isWhole('mf-post', version, null)).toBe(false);
    await cache.addArchive('mf-post', version, archive);
    expect(await readFile(file, 'utf8')).toBe('one');
    expect(await cache.isWhole('mf-post', version, null)).toBe(true);
  });

  it('knows a copy whose compressed form or manifest is another', async () => {
    const cache = new ReleaseCache(path.join(folder, 'releases'));
    const { from, manifest } = await built('one');
    const { version } = manifest;
    await cache.addBuilt(from, manifest);
    expect(await cache.isWhole('mf-post', version, filesHash(manifest))).toBe(true);
    expect(await cache.isWhole('mf-post', version, 'sha384-another')).toBe(false);
    await writeFile(
      path.join(cache.folder('mf-post', version), 'browser/remoteEntry.js.br'),
      brotliCompressSync('two'),
    );
    expect(await cache.isWhole('mf-post', version, null)).toBe(false);
  });
});
