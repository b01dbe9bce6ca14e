import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ReleaseCache } from './ReleaseCache.ts';
import { ReleaseRepository } from './ReleaseRepository.ts';
import { FileLog } from './registry/FileLog.ts';
import { Registry } from './registry/Registry.ts';
import { openStorage } from './storage/openStorage.ts';
import { writeBuiltRelease } from './testing/writeBuiltRelease.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-releases-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const version = '1.0.0-0123456789';

const built = (script: string) => writeBuiltRelease(folder, script, { version, entry: 'deep/remoteEntry.js' });

/** Makes a machine with its own disk. All machines share the storage and the registry. */
async function machine(name: string, now: () => number = Date.now): Promise<ReleaseRepository> {
  return new ReleaseRepository({
    registry: new Registry(new FileLog(path.join(folder, 'registry'))),
    storage: await openStorage({ location: 'disk', folder: path.join(folder, 'storage'), region: '' }),
    cache: new ReleaseCache(path.join(folder, name)),
    now,
  });
}

const archiveFile = () => path.join(folder, `storage/releases/mf-post/${version}.tgz`);

describe('a release that one node publishes', () => {
  test('is fetched by another node with identical files', async () => {
    const { from, manifest } = await built('one');
    await (await machine('a')).publish(from, manifest, 'post');
    const other = await machine('b');
    await other.fetch('mf-post', version, await other.registry.read());
    expect(await other.cache.manifest('mf-post', version)).toEqual(manifest);
    const file = path.join(other.cache.folder('mf-post', version), 'browser/deep/remoteEntry.js');
    expect(await readFile(file, 'utf8')).toBe('one');
  });

  test('can be published again without a change, also under another commit', async () => {
    const { from, manifest } = await built('one');
    const first = await machine('a');
    await first.publish(from, manifest, 'post');
    const before = await readFile(archiveFile());
    await (await machine('b')).publish(from, { ...manifest, commit: 'def' }, 'post');
    expect((await first.registry.read()).seq).toBe(1);
    expect(await readFile(archiveFile())).toEqual(before);
  });

  test('is never replaced by other files under the same version', async () => {
    const one = await built('one');
    const other = await built('other');
    await (await machine('a')).publish(one.from, one.manifest, 'post');
    await expect((await machine('b')).publish(other.from, other.manifest, 'post')).rejects.toThrow(
      'is published already, with other files',
    );
  });
});

describe('a fetched release', () => {
  test('is refused when the stored archive differs from the published one', async () => {
    const { from, manifest } = await built('one');
    await (await machine('a')).publish(from, manifest, 'post');
    const bytes = await readFile(archiveFile());
    bytes[bytes.length - 9] = (bytes[bytes.length - 9] ?? 0) ^ 1;
    await writeFile(archiveFile(), bytes);
    const other = await machine('b');
    await expect(other.fetch('mf-post', version, await other.registry.read())).rejects.toThrow(
      'differs from the published one',
    );
    expect(other.cache.has('mf-post', version)).toBe(false);
  });

  test('is not fetched when the node has a copy', async () => {
    const { from, manifest } = await built('one');
    const one = await machine('a');
    await one.publish(from, manifest, 'post');
    await rm(path.join(folder, 'storage'), { recursive: true });
    await expect(one.fetch('mf-post', version, await one.registry.read())).resolves.toBeUndefined();
  });

  test('is fetched again within a minute when the local copy is damaged', async () => {
    const { from, manifest } = await built('one');
    await (await machine('a')).publish(from, manifest, 'post');
    let now = 0;
    const other = await machine('b', () => now);
    const state = await other.registry.read();
    await other.fetch('mf-post', version, state);
    await other.fetch('mf-post', version, state);
    const file = path.join(other.cache.folder('mf-post', version), 'browser/deep/remoteEntry.js');
    await writeFile(file, 'on');
    await other.fetch('mf-post', version, state);
    expect(await readFile(file, 'utf8')).toBe('on');
    now = 60_000;
    await other.fetch('mf-post', version, state);
    expect(await readFile(file, 'utf8')).toBe('one');
  });

  test('stays refused while the local copy is damaged and the storage is down', async () => {
    const { from, manifest } = await built('one');
    const one = await machine('a');
    await one.publish(from, manifest, 'post');
    await rm(path.join(folder, 'storage'), { recursive: true });
    await rm(path.join(one.cache.folder('mf-post', version), 'browser/deep/remoteEntry.js'));
    await expect(one.fetch('mf-post', version, await one.registry.read())).rejects.toThrow();
  });
});
