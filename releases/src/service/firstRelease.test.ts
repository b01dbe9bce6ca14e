import { afterEach, describe, expect, test } from '@jest/globals';
import type { PartName } from '@marquee/shared/domain';
import { partNames } from '../partNames.ts';
import { liveSet } from '../registry/registryState.ts';
import { releaseStatus } from './releaseStatus.ts';
import { passedResult, ReleaseFixture, refusedResult, versionOf } from './testing/ReleaseFixture.ts';

let fixture: ReleaseFixture;
const open = async (...missing: PartName[]) => {
  fixture = await ReleaseFixture.open(...missing);
};
afterEach(() => fixture.close());

const first = versionOf('first');
const request = { actor: 'post', report: () => undefined };

describe('the first release of a new part', () => {
  test('goes live beside the live set of the other parts', async () => {
    await open('mf-desk');
    const { 'mf-desk': _none, ...others } = Object.fromEntries(partNames.map((part) => [part, first]));
    const said = await fixture.release('desk', { part: 'mf-desk' });
    expect(said.at(-1)).toBe(`Decided: mf-desk@${versionOf('desk')} goes live`);
    expect(fixture.evaluatedSets).toEqual([{ candidate: { ...others, 'mf-desk': versionOf('desk') }, live: others }]);
    expect(liveSet(await fixture.service.state())).toEqual({ ...others, 'mf-desk': versionOf('desk') });
  });

  test('is one live entry of its own, without a preparation of workers', async () => {
    await open('mf-desk');
    const { seq } = await fixture.service.state();
    await fixture.release('desk', { part: 'mf-desk' });
    expect((await fixture.service.log(seq)).map(({ event }) => event)).toMatchObject([
      { kind: 'published', part: 'mf-desk' },
      { kind: 'judged', part: 'mf-desk' },
      { kind: 'live', versions: { 'mf-desk': versionOf('desk') }, why: 'release' },
    ]);
    expect(fixture.preparedSets).toEqual([]);
  });

  test('leaves the set incomplete when the gate refuses it', async () => {
    await open('mf-desk');
    fixture.result = refusedResult;
    await expect(fixture.release('desk', { part: 'mf-desk' })).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining(`mf-desk@${versionOf('desk')} is refused; mf-desk still has no release.`),
    });
    fixture.result = passedResult;
    await fixture.release('mended', { part: 'mf-desk' });
    expect(liveSet(await fixture.service.state())).toMatchObject({ 'mf-desk': versionOf('mended') });
  });

  test('is evaluated again when another part went live during the evaluation', async () => {
    await open('mf-desk');
    fixture.duringEvaluation = async (round) => {
      const versions = { 'mf-post': versionOf('second') };
      if (round === 1) await fixture.releases.registry.write('post', () => ({ kind: 'live', versions, why: 'start' }));
    };
    const { from, manifest } = await fixture.build('second');
    await fixture.releases.publish(from, manifest, 'post');
    await fixture.release('desk', { part: 'mf-desk' });
    expect(fixture.evaluatedSets.map(({ live }) => live['mf-post'])).toEqual([first, versionOf('second')]);
  });

  test('cannot be a canary', async () => {
    await open('mf-desk');
    await expect(fixture.release('desk', { part: 'mf-desk', percent: 10 })).rejects.toMatchObject({
      code: 'nothing-live',
      message: 'No version of mf-desk is live yet, so there is nothing to compare with.',
    });
  });
});

describe('two new parts', () => {
  test('are served once both have a release', async () => {
    await open('mf-vocal', 'mf-desk');
    const said = await fixture.release('desk', { part: 'mf-desk' });
    expect(said.at(-1)).toBe(`mf-desk@${versionOf('desk')} is served once these parts have a release too: mf-vocal`);
    expect(liveSet(await fixture.service.state())).toBeNull();
    const last = await fixture.release('vocal', { part: 'mf-vocal' });
    expect(last.at(-1)).toBe(`Decided: mf-vocal@${versionOf('vocal')} goes live`);
    expect(liveSet(await fixture.service.state())).toMatchObject({
      'mf-desk': versionOf('desk'),
      'mf-vocal': versionOf('vocal'),
    });
  });
});

describe('while a part has no release', () => {
  test('a release of another part is refused with the command for the new part', async () => {
    await open('mf-desk');
    await expect(fixture.release('second')).rejects.toMatchObject({
      code: 'nothing-live',
      message: 'No release yet: mf-desk. In a checkout of this version, run npm run release -- mf-desk.',
    });
    expect(fixture.evaluations).toBe(0);
  });

  test('a rollback of the part is refused', async () => {
    await open('mf-desk');
    await expect(fixture.service.rollback('mf-desk', request)).rejects.toMatchObject({ code: 'no-previous' });
    await expect(fixture.service.promote('mf-desk', request)).rejects.toMatchObject({ code: 'no-canary' });
  });

  test('the status lists the part without a live version', async () => {
    await open('mf-desk');
    const { set, parts } = releaseStatus(await fixture.service.state());
    expect(set).toBeNull();
    expect(parts.find(({ part }) => part === 'mf-desk')).toMatchObject({ live: null, rollbackTarget: null });
  });
});

test('asks for a start when nothing was ever released', async () => {
  await open(...partNames);
  await expect(fixture.release('first')).rejects.toMatchObject({
    code: 'nothing-live',
    message: 'Nothing is live yet: run npm start once.',
  });
});
