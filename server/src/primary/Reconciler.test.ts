import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type DesiredState, LastKnownGood } from '@marquee/releases/LastKnownGood.ts';
import { openReleases } from '@marquee/releases/openReleases.ts';
import { partNames } from '@marquee/releases/partNames.ts';
import { recordPublished, startWith } from '@marquee/releases/registry/decisions.ts';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import pino from 'pino';
import { Reconciler } from './Reconciler.ts';

const versions = (letter: string) =>
  Object.fromEntries(partNames.map((part) => [part, `0.1.0-${letter.repeat(10)}`])) as ReleaseSet;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-reconciler-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () => openReleases({ dataDir: folder, releaseStorage: 'disk', releaseS3Region: '' }, () => undefined);

/** A shell of which only the following is real. @returns the sets that it was told to serve */
async function startShell(): Promise<DesiredState[]> {
  const followed: DesiredState[] = [];
  const releases = await open();
  // The contents of the releases do not matter for this test.
  releases.fetchSet = async () => undefined;
  const reconciler = new Reconciler({
    releases,
    fleet: {
      get servedSet() {
        return followed.at(-1)?.live ?? null;
      },
      standbySet: null,
      refused: null,
      apply: async (wanted) => {
        followed.push(wanted);
      },
    },
    lastKnown: new LastKnownGood(path.join(folder, 'releases/last-known.json')),
    isServedElsewhere: async () => false,
    overrides: null,
    log: pino({ level: 'silent' }),
    pollMs: 60_000,
  });
  await reconciler.start();
  reconciler.stop();
  return followed;
}

describe('a shell that starts', () => {
  beforeEach(async () => {
    const { registry } = await open();
    for (const part of partNames) {
      const traits = {
        version: versions('a')[part],
        commit: '',
        archive: 'sha384-a',
        files: 'sha384-f',
        brotliBytes: 1,
      };
      await registry.write('operator', recordPublished(part, traits));
    }
    await registry.write('operator', startWith(versions('a')));
  });

  test("serves the registry's live set", async () => {
    expect(await startShell()).toEqual([{ live: versions('a'), canaries: [] }]);
  });

  test("serves the last known set when the log's folder is missing", async () => {
    await startShell();
    await rename(path.join(folder, 'registry'), path.join(folder, 'elsewhere'));
    expect(await startShell()).toEqual([{ live: versions('a'), canaries: [] }]);
  });

  test('serves nothing when nothing has ever been live', async () => {
    await rm(path.join(folder, 'registry'), { recursive: true });
    expect(await startShell()).toEqual([]);
  });
});
