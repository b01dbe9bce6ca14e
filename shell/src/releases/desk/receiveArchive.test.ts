import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { packRelease } from '../storage/packRelease.ts';
import { receiveArchive } from './receiveArchive.ts';
import { DeskFixture, versionOf } from './testing/DeskFixture.ts';

let fixture: DeskFixture;
beforeEach(async () => {
  fixture = await DeskFixture.open();
});
afterEach(() => fixture.close());

const wanted = { name: 'mf-post', version: versionOf('sent') } as const;

/** Sends a build, changed on the way. */
async function receive(change: (from: string) => Promise<unknown> = async () => undefined) {
  const { from } = await fixture.build('sent');
  await change(from);
  const file = path.join(fixture.folder, 'sent.tgz');
  await writeFile(file, (await packRelease(from)).bytes);
  return receiveArchive(file, path.join(fixture.folder, 'received'), wanted);
}

describe('an archive', () => {
  test('is taken when it is what its manifest says', async () => {
    const compress = (from: string) =>
      writeFile(path.join(from, 'browser/remoteEntry.js.br'), brotliCompressSync('sent'));
    expect(await receive(compress)).toMatchObject(wanted);
  });

  test.each([
    ['another text in a file', (from: string) => writeFile(path.join(from, 'browser/remoteEntry.js'), 'evil')],
    ['a hidden file', (from: string) => writeFile(path.join(from, 'browser/.more.js'), 'evil')],
    ['a file more', (from: string) => writeFile(path.join(from, 'browser/more.js'), 'evil')],
    [
      'a file beside its folders',
      (from: string) => mkdir(path.join(from, 'x')).then(() => writeFile(path.join(from, 'x/y'), '')),
    ],
    [
      'something else for a compressed file',
      (from: string) => writeFile(path.join(from, 'browser/remoteEntry.js.br'), brotliCompressSync('evil')),
    ],
    ['no file', (from: string) => rm(path.join(from, 'browser/remoteEntry.js'))],
    ['no manifest', (from: string) => writeFile(path.join(from, 'manifest.json'), '{}')],
  ])('with %s is refused', async (_what, change) => {
    await expect(receive(change)).rejects.toMatchObject({ code: 'broken-archive' });
  });

  test('that is none is refused', async () => {
    const file = path.join(fixture.folder, 'noise.tgz');
    await writeFile(file, 'noise');
    await expect(receiveArchive(file, path.join(fixture.folder, 'received'), wanted)).rejects.toMatchObject({
      code: 'broken-archive',
    });
  });

  test('of another release than was named is refused', async () => {
    const { from } = await fixture.build('other');
    const file = path.join(fixture.folder, 'sent.tgz');
    await writeFile(file, (await packRelease(from)).bytes);
    await expect(receiveArchive(file, path.join(fixture.folder, 'received'), wanted)).rejects.toMatchObject({
      code: 'other-release',
    });
  });
});
