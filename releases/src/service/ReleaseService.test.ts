import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { goLive, recordResult, rollbackBecause } from '../registry/decisions.ts';
import { describeEntry } from './describeEntry.ts';
import type { ReleaseRequest } from './ReleaseService.ts';
import { passedResult, ReleaseFixture, refusedResult, versionOf } from './testing/ReleaseFixture.ts';

let fixture: ReleaseFixture;
beforeEach(async () => {
  fixture = await ReleaseFixture.open();
});
afterEach(() => fixture.close());

const quiet = { actor: 'post', report: () => undefined };
const post = async () => (await fixture.service.state()).parts['mf-post'];
const first = versionOf('first');

describe('a release', () => {
  test('is published, evaluated and made live, and each step is reported', async () => {
    const said = await fixture.release('second');
    const version = versionOf('second');
    expect(said).toEqual([
      `Published mf-post@${version}`,
      'server: Its pages render.',
      'The gate lets it pass',
      `Decided: mf-post@${version} goes live`,
    ]);
    expect(await post()).toMatchObject({ live: version, previous: first, liveBy: 'post' });
    const { brotliBytes, result } = (await post()).releases.get(version) ?? {};
    expect({ brotliBytes, result }).toEqual({ brotliBytes: 34_500, result: passedResult });
  });

  test('tells the gate which of its problems are meant', async () => {
    const { from, manifest } = await fixture.build('second');
    await fixture.service.release(from, manifest, { ...quiet, accepted: ['content'] });
    expect(fixture.accepted).toEqual(['content']);
  });

  test('that the gate refuses never goes live, and its reasons are stored', async () => {
    fixture.result = refusedResult;
    await expect(fixture.release('bad')).rejects.toMatchObject({
      code: 'refused',
      message: `mf-post@${versionOf('bad')} is refused; ${first} stays live.\n  ${refusedResult.reasons[0]}`,
    });
    expect(await post()).toMatchObject({ live: first, previous: null, canary: null });
    expect((await post()).releases.get(versionOf('bad'))?.result).toEqual(refusedResult);
  });

  test('does not go live when the gate itself fails', async () => {
    fixture.duringEvaluation = () => Promise.reject(new Error('no Chromium'));
    await expect(fixture.release('second')).rejects.toMatchObject({
      code: 'gate-failed',
      message: expect.stringContaining('is not evaluated: no Chromium'),
    });
    expect((await post()).live).toBe(first);
  });

  test('has its workers ready on every node before it goes live', async () => {
    fixture.prepared = { ready: 2, problems: [] };
    const said = await fixture.release('second');
    expect(fixture.preparedSets).toEqual([expect.objectContaining({ 'mf-post': versionOf('second'), shell: first })]);
    expect(said).toContain('Its workers are ready on 2 nodes');
    expect(await post()).toMatchObject({ live: versionOf('second'), prepared: null });
  });

  test('that does not start on a node does not go live, is in the log with the reason, and can be asked for again', async () => {
    fixture.prepared = { ready: 1, problems: ['web-2: PostPage is not defined'] };
    await expect(fixture.release('second')).rejects.toMatchObject({
      code: 'does-not-start',
      message: `mf-post@${versionOf('second')} does not start; ${first} stays live.\n  web-2: PostPage is not defined`,
    });
    expect(await post()).toMatchObject({ live: first, prepared: null });
    expect((await fixture.service.log(0)).slice(-1).map(describeEntry)).toEqual([
      `did not make mf-post@${versionOf('second')} live: it does not start on web-2: PostPage is not defined`,
    ]);
    fixture.prepared = { ready: 2, problems: [] };
    await fixture.release('second');
    expect((await post()).live).toBe(versionOf('second'));
  });

  test('that is already live is not evaluated again', async () => {
    expect(await fixture.release('first')).toEqual([`Published mf-post@${first}`, 'That is so already']);
    expect(fixture.evaluations).toBe(0);
  });

  test('is refused before its evaluation while a canary of its part runs', async () => {
    await fixture.release('second', { percent: 10 });
    await expect(fixture.release('third')).rejects.toMatchObject({ code: 'canary-runs' });
    expect(fixture.evaluations).toBe(1);
  });

  test('is evaluated again when another part went live during the evaluation', async () => {
    const { from, manifest } = await fixture.build('other', 'mf-reader');
    fixture.duringEvaluation = async (round) => {
      if (round > 1) return;
      await fixture.releases.publish(from, manifest, 'reader');
      await fixture.releases.registry.write('reader', recordResult('mf-reader', manifest.version, passedResult));
      await fixture.releases.registry.write('reader', goLive('mf-reader', manifest.version));
    };
    await fixture.release('second');
    expect(fixture.evaluations).toBe(2);
    expect((await post()).live).toBe(versionOf('second'));
  });

  test('with other files under a published version is refused', async () => {
    await fixture.release('second');
    const { from, manifest } = await fixture.build('third');
    await expect(
      fixture.service.release(from, { ...manifest, version: versionOf('second') }, quiet),
    ).rejects.toMatchObject({ code: 'other-files' });
  });

  test('with a file that was changed after the build is refused', async () => {
    const { from, manifest } = await fixture.build('second');
    await writeFile(path.join(from, 'browser/remoteEntry.js'), 'tampered');
    await expect(fixture.service.release(from, manifest, quiet)).rejects.toThrow(
      'is not the file that the manifest names',
    );
    expect((await post()).live).toBe(first);
  });

  test('that was live earlier can go live again if it passes the gate', async () => {
    await fixture.release('second');
    await fixture.release('third');
    await fixture.service.goLive('mf-post', first, quiet);
    expect((await post()).live).toBe(first);
    await expect(fixture.service.goLive('mf-post', versionOf('never'), quiet)).rejects.toMatchObject({
      code: 'unknown-release',
    });
  });
});

describe('a canary', () => {
  test('is evaluated once; then its share changes at once until it is promoted', async () => {
    await fixture.release('second', { percent: 10 });
    const version = versionOf('second');
    expect(await post()).toMatchObject({ live: first, canary: { version, percent: 10, by: 'post' } });
    await fixture.service.startCanary('mf-post', version, 50, quiet);
    expect((await post()).canary?.percent).toBe(50);
    expect(fixture.evaluations).toBe(1);
    const outcome = await fixture.service.promote('mf-post', quiet);
    expect(outcome).toMatchObject({ kind: 'live', version });
    expect(await post()).toMatchObject({ live: version, previous: first, canary: null });
  });

  test('is aborted, and the audit log names the actor', async () => {
    await fixture.release('second', { percent: 10 });
    const outcome = await fixture.service.abort('mf-post', { ...quiet, actor: 'operator@here' });
    expect(outcome).toMatchObject({ kind: 'canary-ended', version: first });
    expect((await fixture.service.log(-1))[0]).toMatchObject({
      actor: 'operator@here',
      event: { kind: 'canaryEnded', reason: 'ended by operator@here' },
    });
  });

  test.each([0, 100, -1])('for %p %% of the readers is refused', async (percent) => {
    await expect(fixture.release('second', { percent })).rejects.toMatchObject({ code: 'percent' });
  });

  test('of the live version is refused', async () => {
    await expect(fixture.service.startCanary('mf-post', first, 5, quiet)).rejects.toMatchObject({
      code: 'already-live',
    });
  });
});

test('A canary has its workers ready on every node before it is promoted', async () => {
  await fixture.release('second', { percent: 10 });
  expect(fixture.preparedSets).toEqual([]);
  await fixture.service.promote('mf-post', quiet);
  expect(fixture.preparedSets).toEqual([expect.objectContaining({ 'mf-post': versionOf('second') })]);
});

describe('a rollback of the shell below a remote that came after it', () => {
  beforeEach(async () => {
    await fixture.release('second', { part: 'shell' });
    await fixture.release('second', { part: 'mf-vocal' });
  });

  test('is refused with the reasons when the two do not fit, and changes nothing', async () => {
    fixture.unfit = ['mf_vocal/auth cannot be loaded: Exact is not a function.'];
    await expect(fixture.service.rollback('shell', quiet)).rejects.toMatchObject({
      code: 'does-not-fit',
      message: expect.stringContaining('mf_vocal/auth cannot be loaded'),
    });
    expect((await fixture.service.state()).parts.shell.live).toBe(versionOf('second'));
  });

  test('is done when they fit, which is tried with the set that readers would get', async () => {
    await fixture.service.rollback('shell', quiet);
    expect(fixture.triedSets).toEqual([expect.objectContaining({ shell: first, 'mf-vocal': versionOf('second') })]);
    expect((await fixture.service.state()).parts.shell.live).toBe(first);
  });
});

describe('a rollback', () => {
  test('leads to the newest version before that was not withdrawn, and never forward to a withdrawn one', async () => {
    for (const script of ['second', 'third', 'fourth']) await fixture.release(script);
    const steps: string[] = [];
    const report: ReleaseRequest['report'] = (_step, detail) => void steps.push(detail);
    await fixture.service.rollback('mf-post', { ...quiet, report });
    expect(await post()).toMatchObject({ live: versionOf('third'), rollbackTarget: versionOf('second') });
    expect(steps).toEqual([
      `Decided: mf-post goes back to ${versionOf('third')}. ${versionOf('fourth')} is withdrawn: no rollback leads to it`,
    ]);
    for (const script of ['third', 'second'])
      await fixture.service.rollback('mf-post', { ...quiet, seen: versionOf(script) });
    expect(await post()).toMatchObject({ live: first, rollbackTarget: null });
    const last = fixture.service.rollback('mf-post', { ...quiet, seen: first });
    await expect(last).rejects.toMatchObject({ code: 'no-previous' });
  });

  test('leads to a withdrawn version again once it was made live', async () => {
    await fixture.release('second');
    await fixture.service.rollback('mf-post', quiet);
    await fixture.service.goLive('mf-post', versionOf('second'), quiet);
    await fixture.release('third');
    await fixture.service.rollback('mf-post', quiet);
    expect((await post()).live).toBe(versionOf('second'));
  });

  test('leads to any version that is kept, by its name, also while a canary runs', async () => {
    for (const script of ['second', 'third']) await fixture.release(script);
    await fixture.service.rollback('mf-post', quiet);
    await fixture.release('fourth', { percent: 10 });
    await fixture.service.rollback('mf-post', { ...quiet, version: versionOf('third') });
    expect(await post()).toMatchObject({ live: versionOf('third'), canary: { version: versionOf('fourth') } });
    const to = (version: string) => fixture.service.rollback('mf-post', { ...quiet, version });
    await expect(to(versionOf('third'))).rejects.toMatchObject({ code: 'already-live' });
    await expect(to(versionOf('never'))).rejects.toMatchObject({ code: 'unknown-release' });
  });

  test('never leads to a canary that was ended', async () => {
    await fixture.release('second');
    await fixture.release('third', { percent: 10 });
    await fixture.service.abort('mf-post', quiet);
    expect(await post()).toMatchObject({ live: versionOf('second'), canary: null, rollbackTarget: first });
  });

  test('that names no version is refused while a canary runs, and after an automatic rollback', async () => {
    await fixture.release('second');
    await fixture.release('third', { percent: 10 });
    await expect(fixture.service.rollback('mf-post', quiet)).rejects.toMatchObject({ code: 'canary-runs' });
    await fixture.service.rollback('mf-post', { ...quiet, seen: versionOf('third') });
    expect(await post()).toMatchObject({ live: versionOf('second'), canary: null });
    await fixture.releases.registry.write('automatic', rollbackBecause('mf-post', versionOf('second'), 'it fails'));
    await fixture.release('fourth');
    await fixture.service.rollback('mf-post', quiet);
    await expect(fixture.service.rollback('mf-post', quiet)).rejects.toMatchObject({
      code: 'moved-on',
      message: expect.stringContaining(`rollback --from ${first}`),
    });
    expect((await post()).live).toBe(first);
  });

  test('that is meant for a canary withdraws nothing when the canary has ended automatically', async () => {
    await fixture.release('second');
    await fixture.release('third', { percent: 10 });
    await fixture.releases.registry.write('automatic', rollbackBecause('mf-post', versionOf('third'), 'it is slow'));
    await expect(fixture.service.abort('mf-post', quiet)).rejects.toMatchObject({ code: 'no-canary' });
    const named = fixture.service.rollback('mf-post', { ...quiet, seen: versionOf('third') });
    await expect(named).rejects.toMatchObject({ code: 'moved-on' });
    expect((await post()).live).toBe(versionOf('second'));
  });

  test('of a part with one version is refused, as is a promotion without a canary', async () => {
    await expect(fixture.service.rollback('mf-post', quiet)).rejects.toMatchObject({ code: 'no-previous' });
    await expect(fixture.service.promote('mf-post', quiet)).rejects.toMatchObject({ code: 'no-canary' });
  });

  test('is refused when another version has gone live since the status was read', async () => {
    await fixture.release('second');
    await fixture.release('third');
    const seen = versionOf('second');
    await expect(fixture.service.rollback('mf-post', { ...quiet, seen })).rejects.toMatchObject({ code: 'moved-on' });
    expect((await post()).live).toBe(versionOf('third'));
  });
});
