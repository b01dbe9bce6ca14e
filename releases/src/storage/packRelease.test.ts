import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { packRelease, unpackRelease } from './packRelease.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-pack-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

const limits = { bytes: 10_000_000, entryBytes: 1_000_000, entries: 50, pathLength: 100 };
const target = () => path.join(folder, 'unpacked');

/** An archive of files with these sizes. */
async function archiveOf(files: Record<string, number>): Promise<Uint8Array> {
  const from = path.join(folder, 'from');
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(from, name)), { recursive: true });
    await writeFile(path.join(from, name), Buffer.alloc(bytes));
  }
  return (await packRelease(from)).bytes;
}

/** Hands an archive over in pieces, and counts those that were taken. */
function inPieces(archive: Uint8Array, bytes: number) {
  const count = { taken: 0 };
  async function* pieces() {
    for (let at = 0; at < archive.length; at += bytes) {
      count.taken += 1;
      yield archive.subarray(at, at + bytes);
    }
  }
  return { count, pieces: pieces() };
}

describe('an archive', () => {
  test('unpacks to the packed files', async () => {
    await unpackRelease(await archiveOf({ 'manifest.json': 3, 'browser/a.js': 70_000 }), target(), limits);
    expect(await readFile(path.join(target(), 'browser/a.js'))).toEqual(Buffer.alloc(70_000));
  });

  test('is read only up to the size limit', async () => {
    // 2 GB of zeros are 2 MB like this.
    const archive = await archiveOf({ 'browser/zeros': 100_000_000 });
    const { count, pieces } = inPieces(archive, 500);
    await expect(unpackRelease(pieces, target(), { ...limits, entryBytes: 1_000_000_000 })).rejects.toThrow(
      'The release unpacks to more than 10000000 bytes',
    );
    // The bytes unpacked by then, and the 64 kB that wait in the buffers.
    expect(count.taken * 500).toBeLessThan(80_000);
    expect(archive.length).toBeGreaterThan(95_000);
  });

  test('is read only up to its end', async () => {
    const start = gunzipSync(await archiveOf({ 'browser/a.js': 10 }));
    const archive = gzipSync(Buffer.concat([start, Buffer.alloc(100_000_000)]));
    const { count, pieces } = inPieces(archive, 500);
    await expect(unpackRelease(pieces, target())).rejects.toThrow('The archive continues after its end');
    expect(count.taken * 500).toBeLessThan(80_000);
    expect(archive.length).toBeGreaterThan(95_000);
  });

  test('does not block the process while it is unpacked', async () => {
    const archive = await archiveOf({ 'browser/zeros': 30_000_000 });
    let turns = 0;
    const turn = () => {
      turns += 1;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    await unpackRelease(archive, target()).finally(() => clearImmediate(next));
    expect(turns).toBeGreaterThan(50);
  });

  test('inside an archive is not unpacked, and neither is noise', async () => {
    const nested = gzipSync(await archiveOf({ 'browser/a.js': 10 }));
    for (const archive of [nested, gzipSync(Buffer.alloc(5_000)), gzipSync('')])
      await expect(unpackRelease(archive, target(), limits)).rejects.toThrow();
    expect(existsSync(target())).toBe(false);
  });

  test.each<[string, Record<string, number>, string]>([
    ['too many files', Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`${n}`, 0])), 'more than 50 files'],
    ['a file that is too large', { 'browser/large.js': 1_000_001 }, 'has more than 1000000 bytes'],
    ['a name that is too long', { ['x'.repeat(101)]: 1 }, 'has more than 100 characters'],
  ])('with %s is refused', async (_case, files, reason) => {
    await expect(unpackRelease(await archiveOf(files), target(), limits)).rejects.toThrow(reason);
    expect(existsSync(target())).toBe(false);
  });
});
