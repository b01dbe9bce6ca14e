import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { releaseSetOf } from '../testing/releaseSetOf.ts';
import { awaitRollout, type WorkerHealth } from './awaitRollout.ts';
import type { Outcome } from './ReleaseService.ts';
import { ReleaseFixture, versionOf } from './testing/ReleaseFixture.ts';

let fixture: ReleaseFixture;
beforeEach(async () => {
  fixture = await ReleaseFixture.open();
});
afterEach(() => fixture.close());

const request = { actor: 'post', report: () => undefined };

async function released(script: string, percent?: number): Promise<Outcome> {
  const { from, manifest } = await fixture.build(script);
  return fixture.service.release(from, manifest, { ...request, percent });
}

/** A server that serves one version after the other, a step with each request. */
function server(...steps: [live: string, canary?: { version: string; percent: number }][]) {
  let step = 0;
  return async (): Promise<WorkerHealth[]> => {
    const [live, canary] = steps[Math.min(step, steps.length - 1)] ?? [''];
    step += 1;
    const set = releaseSetOf({ 'mf-post': versionOf(live) });
    return [{ set, others: canary ? [{ part: 'mf-post', ...canary }] : [] }];
  };
}

const follow = (outcome: Outcome, ask: () => Promise<WorkerHealth[]>, rounds = 5) => {
  let left = rounds;
  const wait = async () => {
    left -= 1;
    return left > 0;
  };
  const { part, state } = outcome;
  const read = async () => (await fixture.service.state()).parts[part];
  return awaitRollout(state.parts[part], { part, read, ask, wait });
};

describe('a server', () => {
  test('has followed when its workers serve the version', async () => {
    expect(await follow(await released('second'), server(['first'], ['first'], ['second']))).toBe('followed');
  });

  test('of an older version does not know the part', async () => {
    const { 'mf-post': _new, ...set } = releaseSetOf({});
    expect(await follow(await released('second'), async () => [{ set, others: [] }])).toBe('unknown-part');
  });

  test('that stays with the old version is late', async () => {
    expect(await follow(await released('second'), server(['first']))).toBe('late');
  });

  test('has followed a canary when it serves it with the same share', async () => {
    const outcome = await released('second', 10);
    const version = versionOf('second');
    expect(await follow(outcome, server(['first'], ['first', { version, percent: 10 }]))).toBe('followed');
    expect(await follow(outcome, server(['first', { version, percent: 5 }]))).toBe('late');
  });

  test('cannot follow an undone decision, as when a canary does not start', async () => {
    const outcome = await released('second', 10);
    await fixture.service.abort('mf-post', request);
    expect(await follow(outcome, server(['first']))).toBe('overtaken');
  });

  test('that does not run causes no wait', async () => {
    const nobody = () => Promise.reject(new Error('ECONNREFUSED'));
    expect(await follow(await released('second'), nobody)).toBe('not-running');
  });
});
