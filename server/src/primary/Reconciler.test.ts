import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
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
/** Reason in the response of /readyz while the server has no set. */
let said: string | null;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-reconciler-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () => openReleases({ dataDir: folder, releaseStorage: 'disk', releaseS3Region: '' }, () => undefined);

/** A shell of which only the following is real. @returns the sets that it was told to serve */
async function startShell(): Promise<DesiredState[]> {
  const followed: DesiredState[] = [];
  said = null;
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
    unready: {
      say: async (reason) => {
        said = reason;
      },
      end: async () => {
        said = null;
      },
    },
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
    expect(said).toBe('Nothing is live yet: run npm start once.');
  });
});

describe('a shell that starts beside a registry without a release of mf-desk', () => {
  const { 'mf-desk': _none, ...others } = versions('a');

  beforeEach(async () => {
    await (await open()).registry.write('operator', () => ({ kind: 'live', versions: others, why: 'start' }));
  });

  test('serves nothing and says which part needs a release', async () => {
    expect(await startShell()).toEqual([]);
    expect(said).toBe('No release yet: mf-desk. In a checkout of this version, run npm run release -- mf-desk.');
  });

  test('serves the last known set if that set has every part', async () => {
    await new LastKnownGood(path.join(folder, 'releases/last-known.json')).write({ live: versions('b'), canaries: [] });
    expect(await startShell()).toEqual([{ live: versions('b'), canaries: [] }]);
  });

  test('ignores a last known set of the version before', async () => {
    const file = path.join(folder, 'releases/last-known.json');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify({ live: others, canaries: [] }));
    expect(await startShell()).toEqual([]);
    expect(said).toContain('No release yet: mf-desk.');
  });

  test('serves the whole set once the part has a release', async () => {
    const live = { 'mf-desk': versions('a')['mf-desk'] };
    const { registry } = await open();
    await registry.write('operator', () => ({ kind: 'live', versions: live, why: 'start' }));
    expect(await startShell()).toEqual([{ live: versions('a'), canaries: [] }]);
    expect(said).toBeNull();
  });
});
