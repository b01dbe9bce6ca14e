import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Manifest } from '../manifest.ts';
import { packRelease } from '../storage/packRelease.ts';
import { receiveArchive } from './receiveArchive.ts';
import { ReleaseFixture, versionOf } from './testing/ReleaseFixture.ts';

let fixture: ReleaseFixture;
beforeEach(async () => {
  fixture = await ReleaseFixture.open();
});
afterEach(() => fixture.close());

const expected = { name: 'mf-post', version: versionOf('sent') } as const;

/** Sends a build, changed on the way. */
async function receive(change: (from: string) => Promise<unknown> = async () => undefined) {
  const { from } = await fixture.build('sent');
  await change(from);
  const file = path.join(fixture.folder, 'sent.tgz');
  await writeFile(file, (await packRelease(from)).bytes);
  return receiveArchive(file, path.join(fixture.folder, 'received'), expected);
}

/** Adds a file. */
async function write(from: string, file: string): Promise<void> {
  await mkdir(path.dirname(path.join(from, file)), { recursive: true });
  await writeFile(path.join(from, file), '{}');
}

/** Changes fields of the manifest. */
async function change(from: string, more: (manifest: Manifest) => object): Promise<void> {
  const file = path.join(from, 'manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...manifest, ...more(manifest) }));
}

describe('an archive', () => {
  test('is accepted when it matches its manifest', async () => {
    const compress = (from: string) =>
      writeFile(path.join(from, 'browser/remoteEntry.js.br'), brotliCompressSync('sent'));
    expect(await receive(compress)).toMatchObject(expected);
  });

  test('may have source maps of its files', async () => {
    expect(await receive((from) => write(from, 'maps/browser/remoteEntry.js.map'))).toMatchObject(expected);
  });

  test.each([
    ['a map of no file', (from: string) => write(from, 'maps/browser/more.js.map')],
    ['a map of a side that it does not have', (from: string) => write(from, 'maps/server/remoteEntry.js.map')],
    ['a map among the files that are served', (from: string) => write(from, 'browser/remoteEntry.js.map')],
    ['another text in a file', (from: string) => writeFile(path.join(from, 'browser/remoteEntry.js'), 'evil')],
    ['a hidden file', (from: string) => writeFile(path.join(from, 'browser/.more.js'), 'evil')],
    ['a file more', (from: string) => writeFile(path.join(from, 'browser/more.js'), 'evil')],
    ['a file beside its folders', (from: string) => write(from, 'x/y')],
    [
      'something else for a compressed file',
      (from: string) => writeFile(path.join(from, 'browser/remoteEntry.js.br'), brotliCompressSync('evil')),
    ],
    ['no file', (from: string) => rm(path.join(from, 'browser/remoteEntry.js'))],
    [
      'a script missing that it starts with',
      (from: string) => change(from, ({ browser }) => ({ browser: { ...browser, entry: 'main.js' } })),
    ],
    ['no file at all', (from: string) => change(from, () => ({ browser: { entry: 'remoteEntry.js', files: {} } }))],
    ['a version that is made up', (from: string) => change(from, () => ({ version: '0.1.0-ffffffffff' }))],
    ['an empty manifest', (from: string) => writeFile(path.join(from, 'manifest.json'), '{}')],
    ['no manifest', (from: string) => rm(path.join(from, 'manifest.json'))],
  ])('with %s is refused', async (_what, change) => {
    const refused = await receive(change).catch((error: Error & { code?: string }) => error);
    expect(refused).toMatchObject({ code: 'broken-archive' });
    expect(String(refused)).not.toContain(fixture.folder);
  });

  test('that is no archive is refused', async () => {
    const file = path.join(fixture.folder, 'noise.tgz');
    await writeFile(file, 'noise');
    await expect(receiveArchive(file, path.join(fixture.folder, 'received'), expected)).rejects.toMatchObject({
      code: 'broken-archive',
    });
  });

  test('of another than the named release is refused', async () => {
    const { from } = await fixture.build('other');
    const file = path.join(fixture.folder, 'sent.tgz');
    await writeFile(file, (await packRelease(from)).bytes);
    await expect(receiveArchive(file, path.join(fixture.folder, 'received'), expected)).rejects.toMatchObject({
      code: 'other-release',
    });
  });

  test('whose compressed form unpacks to far more than its file is refused', async () => {
    const bomb = (from: string) =>
      writeFile(path.join(from, 'browser/remoteEntry.js.br'), brotliCompressSync(Buffer.alloc(50_000_000)));
    await expect(receive(bomb)).rejects.toMatchObject({ code: 'broken-archive' });
  });
});
