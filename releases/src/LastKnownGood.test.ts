import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LastKnownGood } from './LastKnownGood.ts';
import { releaseSetOf, versionWith } from './testing/releaseSetOf.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-sets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const setWith = (post: string) => releaseSetOf({ 'mf-post': versionWith(post) });
const setsWith = (post: string) => ({ live: setWith(post), canaries: [] });

describe('the sets that a node knows without the registry', () => {
  it('are the last served set and the one before', async () => {
    const file = path.join(folder, 'deep/last-known.json');
    const sets = new LastKnownGood(file);
    expect(await sets.read()).toEqual([]);
    await sets.write(setsWith('1'));
    expect(await sets.read()).toEqual([setsWith('1')]);
    await sets.write(setsWith('2'));
    // A canary comes and goes: the live set is the same.
    const canary = { part: 'mf-post', version: setWith('3')['mf-post'], percent: 10, set: setWith('3') } as const;
    await sets.write({ live: setWith('2'), canaries: [canary] });
    expect(await new LastKnownGood(file).read()).toEqual([{ live: setWith('2'), canaries: [canary] }, setsWith('1')]);
  });

  it('are none when the file is damaged', async () => {
    const file = path.join(folder, 'last-known.json');
    await writeFile(file, '{"live":');
    expect(await new LastKnownGood(file).read()).toEqual([]);
  });
});
