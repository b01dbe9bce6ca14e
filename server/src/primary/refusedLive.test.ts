import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { LastKnownGood } from '@marquee/releases/LastKnownGood.ts';
import { openReleases } from '@marquee/releases/openReleases.ts';
import { partNames } from '@marquee/releases/partNames.ts';
import type { ReleaseRepository } from '@marquee/releases/ReleaseRepository.ts';
import { goLive, recordPublished, recordResult, rollback, startWith } from '@marquee/releases/registry/decisions.ts';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import pino from 'pino';
import type { Refusal } from './FleetParts.ts';
import { Reconciler, type ReconcilerParts } from './Reconciler.ts';

const version = (letter: string) => `0.1.0-${letter.repeat(10)}`;
const first = Object.fromEntries(partNames.map((part) => [part, version('a')])) as ReleaseSet;
const traits = { commit: '', archive: 'sha384-a', files: 'sha384-f', brotliBytes: 1 };

let folder: string;
let releases: ReleaseRepository;
let isServedElsewhere: boolean;
let served: ReleaseSet;
/** Runs one step of a shell that serves `first`, in a network where the workers of a new mf-post fail to start. */
let step: () => Promise<void>;
let lastKnown: LastKnownGood;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-refused-'));
  isServedElsewhere = false;
  served = first;
  releases = await openReleases({ dataDir: folder, releaseStorage: 'disk', releaseS3Region: '' }, () => undefined);
  // The contents of the releases do not matter for this test.
  releases.fetchSet = async () => undefined;
  for (const part of partNames)
    await releases.registry.write('post', recordPublished(part, { ...traits, version: first[part] }));
  await releases.registry.write('post', startWith(first));
  await releases.registry.write('post', recordPublished('mf-post', { ...traits, version: version('b') }));
  await releases.registry.write(
    'post',
    recordResult('mf-post', version('b'), { passed: true, reasons: [], seconds: 0, checks: [] }),
  );
  let refused: Refusal | null = null;
  lastKnown = new LastKnownGood(path.join(folder, 'last-known.json'));
  const fleet: ReconcilerParts['fleet'] = {
    get servedSet() {
      return served;
    },
    standbySet: null,
    get refused() {
      return refused;
    },
    apply: async ({ live }) => {
      const error = new Error('mf_post/post cannot be loaded\n    at …');
      refused = live['mf-post'] === served['mf-post'] ? null : { set: live, error };
    },
  };
  const open = () =>
    new Reconciler({
      releases,
      fleet,
      lastKnown,
      isServedElsewhere: async () => isServedElsewhere,
      overrides: null,
      unready: { say: async () => undefined, end: async () => undefined },
      log: pino({ level: 'silent' }),
      pollMs: 60_000,
    });
  step = async () => {
    const reconciler = open();
    await reconciler.start();
    reconciler.stop();
  };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const post = async () => (await releases.registry.read()).parts['mf-post'].live;

describe('a live set that does not start', () => {
  test('is left: the registry returns to the serving set, with a reason', async () => {
    await step();
    await releases.registry.write('post', goLive('mf-post', version('b')));
    await step();
    await step();
    expect(await post()).toBe(version('a'));
    expect((await releases.registry.entriesAfter(0)).at(-1)).toMatchObject({
      actor: 'automatic',
      event: { why: 'automatic rollback', reason: 'does not start: mf_post/post cannot be loaded' },
    });
  });

  test('stays live after a manual rollback to it, because a rollback is never undone', async () => {
    await releases.registry.write('post', goLive('mf-post', version('b')));
    served = { ...first, 'mf-post': version('b') };
    await releases.registry.write('post', rollback('mf-post'));
    await step();
    await step();
    expect(await post()).toBe(version('a'));
    expect((await releases.registry.entriesAfter(0)).at(-1)?.event).toMatchObject({ why: 'rollback' });
  });

  test('is tried again when it is requested again after a rollback', async () => {
    await releases.registry.write('post', goLive('mf-post', version('b')));
    await step();
    expect(await post()).toBe(version('a'));
    await releases.registry.write('post', goLive('mf-post', version('b')));
    expect(await post()).toBe(version('b'));
    served = { ...first, 'mf-post': version('b') };
    await step();
    expect(await post()).toBe(version('b'));
  });

  test('stays when another node serves it, since this node is at fault', async () => {
    isServedElsewhere = true;
    await releases.registry.write('post', goLive('mf-post', version('b')));
    await step();
    await step();
    expect(await post()).toBe(version('b'));
  });

  test('is no start set when the registry is down', async () => {
    isServedElsewhere = true;
    await step();
    await releases.registry.write('post', goLive('mf-post', version('b')));
    await step();
    await step();
    expect((await lastKnown.read()).map(({ live }) => live['mf-post'])).toEqual([version('a')]);
  });
});
