import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { filesHash, ReleaseCache } from './ReleaseCache.ts';
import { packRelease } from './storage/packRelease.ts';
import { writeBuiltRelease } from './testing/writeBuiltRelease.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-releases-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const built = (script: string, version?: string) => writeBuiltRelease(folder, script, { version });

describe('ReleaseCache', () => {
  it('adds a release whole, and the same one again without a change', async () => {
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

  it('refuses files that differ from the manifest', async () => {
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
  ])('detects that a file of its copy was %s, and replaces the copy', async (_how, damage) => {
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

  it('detects a copy with another compressed form or manifest', async () => {
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
