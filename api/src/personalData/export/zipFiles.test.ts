import { expect, test } from '@jest/globals';
import { until } from '../../testing/until.ts';
import { type DataFile, zipFiles } from './zipFiles.ts';

const now = new Date('2026-06-15T12:00:00.000Z');

/** Endless content that records whether it was stopped. */
function endless() {
  const state = { pieces: 0, isEnded: false };
  async function* content() {
    try {
      for (;;) {
        state.pieces += 1;
        yield Buffer.alloc(65_536, state.pieces);
      }
    } finally {
      state.isEnded = true;
    }
  }
  return { state, content: content() };
}

async function* filesOf(...files: DataFile[]) {
  yield* files;
}

test('generates content at the pace of the reader and stops when the reader leaves', async () => {
  const { state, content } = endless();
  const archive = zipFiles(filesOf({ path: 'a.bin', content, isStored: true }), now);
  let chunks = 0;
  for await (const chunk of archive) {
    expect(chunk.length).toBeGreaterThan(0);
    chunks += 1;
    if (chunks === 5) break;
  }
  await until(() => state.isEnded);
  expect(state.pieces).toBeLessThan(100);
});

test('truncates the archive at a failed file', async () => {
  async function* failing() {
    yield 'half';
    throw new Error('The database is down.');
  }
  const archive = zipFiles(filesOf({ path: 'a.txt', content: failing() }), now);
  await expect(archive.toArray()).rejects.toThrow('The database is down.');
});
