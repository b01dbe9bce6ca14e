import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PartName } from '@marquee/shared/domain';
import { partNames } from '../partNames.ts';
import { releaseSetOf, versionWith } from '../testing/releaseSetOf.ts';
import {
  goLive,
  promote,
  recordPublished,
  recordResult,
  revertTo,
  rollback,
  rollbackBecause,
  startCanary,
  startWith,
} from './decisions.ts';
import { FileLog } from './FileLog.ts';
import { Registry } from './Registry.ts';
import { liveSet } from './registryState.ts';
import { UnprovedSetError } from './unprovedBy.ts';

const first = releaseSetOf({}, versionWith('0'));
const next = versionWith('1');
const later = versionWith('2');

let folder: string;
let registry: Registry;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-unproved-'));
  registry = new Registry(new FileLog(folder), () => new Date('2026-11-27T10:00:00Z'));
  for (const part of partNames) await publish(part, first[part]);
  await registry.write('npm start', startWith(first));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function publish(part: PartName, version: string): Promise<void> {
  const traits = { version, commit: 'c', archive: 'sha384-a', files: 'sha384-f', brotliBytes: 1 };
  await registry.write('team', recordPublished(part, traits));
}

/** Publishes a version that the gate lets pass beside the live others. */
async function pass(part: PartName, version: string): Promise<void> {
  await publish(part, version);
  await registry.write('team', recordResult(part, version, { passed: true, reasons: [], seconds: 0, checks: [] }));
}

async function release(part: PartName, version: string) {
  await pass(part, version);
  return registry.write('team', goLive(part, version));
}

/** A shell with something new, and Vocal which needs it. */
async function releaseBoth(): Promise<void> {
  await release('shell', next);
  await release('mf-vocal', next);
}

describe('a move by hand', () => {
  it('back to a shell that a remote was never served with is not written', async () => {
    await releaseBoth();
    await expect(registry.write('team', rollback('shell'))).rejects.toThrow(UnprovedSetError);
    expect((await registry.read()).parts.shell.live).toBe(next);
  });

  it('is written when its caller has tried these versions together', async () => {
    await releaseBoth();
    const problem = await registry.write('team', rollback('shell')).catch((error: unknown) => error);
    if (!(problem instanceof UnprovedSetError)) throw problem;
    const state = await registry.write('team', rollback('shell'), new Set(problem.meetings));
    expect(liveSet(state)).toEqual({ ...first, 'mf-vocal': next });
  });

  it('back to versions that were live together needs no trial', async () => {
    await releaseBoth();
    await registry.write('team', rollback('mf-vocal'));
    expect(liveSet(await registry.write('team', rollback('shell')))).toEqual(first);
  });

  it('back to a shell that a canary was never tried with is not written', async () => {
    await release('shell', next);
    await pass('mf-post', next);
    await registry.write('team', startCanary('mf-post', next, 10));
    await expect(registry.write('team', rollback('shell'))).rejects.toThrow(UnprovedSetError);
  });

  it('that promotes a canary needs no trial, also when another part moved with it in sight', async () => {
    await pass('mf-post', next);
    await registry.write('team', startCanary('mf-post', next, 10));
    await release('shell', next);
    expect(liveSet(await registry.write('team', promote('mf-post')))).toEqual({
      ...first,
      shell: next,
      'mf-post': next,
    });
  });
});

describe('an automatic rollback', () => {
  it('goes back alone where the other versions were served with the target', async () => {
    await release('mf-post', next);
    const state = await registry.write('automatic', rollbackBecause('mf-post', next, 'it fails'));
    expect(liveSet(state)).toEqual(first);
  });

  it('goes back to the last whole set where another part needs the version at fault, and says so', async () => {
    await releaseBoth();
    const state = await registry.write('automatic', rollbackBecause('shell', next, 'it fails'));
    expect(liveSet(state)).toEqual(first);
    const [entry] = (await registry.entriesAfter(0)).slice(-1);
    expect(entry?.event).toMatchObject({
      why: 'automatic rollback',
      reason: `it fails. Back to the last set that was whole: shell@${first.shell}, mf-vocal@${first['mf-vocal']}`,
    });
  });

  it('ends a canary first that was never tried with the target', async () => {
    await release('shell', next);
    await pass('mf-post', next);
    await registry.write('team', startCanary('mf-post', next, 10));
    const ended = await registry.write('automatic', rollbackBecause('shell', next, 'it fails'));
    expect([ended.parts.shell.live, ended.parts['mf-post'].canary]).toEqual([next, null]);
    const state = await registry.write('automatic', rollbackBecause('shell', next, 'it fails'));
    expect(liveSet(state)).toEqual(first);
  });

  it('asks a person, once, where no earlier set is whole', async () => {
    await release('mf-vocal', later);
    await release('shell', next);
    await release('mf-vocal', next);
    await registry.write('team', rollback('mf-vocal'));
    await registry.write('team', rollback('mf-vocal', 'asked for', next));
    for (const version of [first['mf-vocal'], later])
      await registry.write('x', () => ({ kind: 'retired', part: 'mf-vocal', version }));
    const { seq, parts } = await registry.write('automatic', rollbackBecause('shell', next, 'it fails'));
    expect([parts.shell.live, parts.shell.paused?.version]).toEqual([next, next]);
    expect((await registry.write('automatic', rollbackBecause('shell', next, 'it fails'))).seq).toBe(seq);
  });

  it('of a set that does not start takes a part along that has moved on with the shell', async () => {
    await release('shell', next);
    const from = { ...first, shell: next };
    await release('mf-vocal', next);
    expect(liveSet(await registry.write('automatic', revertTo(first, from, 'does not start')))).toEqual(first);
  });
});
