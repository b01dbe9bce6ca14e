import { beforeEach, describe, expect, test } from '@jest/globals';
import { goLive, rollback, startCanary } from '@marquee/releases/registry/decisions.ts';
import { releaseSetName } from '@marquee/releases/releaseSet.ts';
import { versionWith } from '@marquee/releases/testing/releaseSetOf.ts';
import { newStep } from '../counts/CountStep.ts';
import { publishPassed } from './testing/publishReleases.ts';
import { first, next, WatchedRollout } from './testing/WatchedRollout.ts';

let rollout: WatchedRollout;
beforeEach(async () => {
  rollout = await WatchedRollout.open();
});

describe('a canary', () => {
  beforeEach(() => rollout.write(startCanary('mf-post', next, 1)));

  test('ends when more of its pages fail than of the live set, and the reason has the figures', async () => {
    rollout.serve(first['mf-post'], 19_800, 20);
    rollout.serve(next, 200, 4);
    expect(await rollout.found()).toEqual([
      {
        release: `mf-post@${next}`,
        move: 'rollBack',
        reason: '2 % of 200 pages failed in browsers, 0.15 % with the one before',
      },
    ]);
  });

  test('stays when the live set fails as often', async () => {
    rollout.serve(first['mf-post'], 19_800, 400);
    rollout.serve(next, 200, 4);
    expect(await rollout.found()).toEqual([]);
  });

  test('stays with a single error, and while it has few pages', async () => {
    rollout.serve(first['mf-post'], 1_000, 0);
    rollout.serve(next, 10, 9);
    expect(await rollout.found()).toEqual([]);
    rollout.steps = [];
    rollout.serve(first['mf-post'], 1_000, 0);
    rollout.serve(next, 20, 1);
    expect(await rollout.found()).toEqual([]);
  });

  test('is not affected by errors of an earlier rollout', async () => {
    rollout.serve(next, 100, 50);
    await rollout.write(rollback('mf-post'));
    rollout.now += 20_000;
    await rollout.write(startCanary('mf-post', next, 1));
    rollout.serve(next, 100, 0);
    expect(await rollout.found()).toEqual([]);
  });
});

describe('a decider whose clock is wrong', () => {
  const servedBadly = async () => {
    rollout.now += 10_000;
    rollout.steps = [];
    rollout.serve(next, 500, 20, 20);
    return rollout.found();
  };

  test.each([20, -20])('by %p minutes does not hide the errors of its release', async (minutes) => {
    rollout.serve(first['mf-post'], 5_000, 0);
    await rollout.found();
    const here = rollout.now;
    rollout.now += minutes * 60_000;
    await rollout.write(goLive('mf-post', next));
    rollout.now = here + 5_000;
    expect(await rollout.found()).toEqual([]);
    expect(await servedBadly()).toMatchObject([{ release: `mf-post@${next}`, move: 'rollBack' }]);
  });

  test('does not hide them from a node that has just started', async () => {
    const here = rollout.now;
    rollout.now += 20 * 60_000;
    await rollout.write(goLive('mf-post', next));
    rollout.now = here;
    await rollout.found();
    expect(await servedBadly()).toMatchObject([{ release: `mf-post@${next}`, move: 'rollBack' }]);
  });
});

describe('a new live version', () => {
  test('is compared with the stored rate of the previous one', async () => {
    rollout.serve(first['mf-post'], 5_000, 250);
    expect(await rollout.found()).toEqual([]);
    await rollout.write(goLive('mf-post', next));
    rollout.now += 400_000;
    rollout.steps = [];
    rollout.serve(next, 1_000, 60);
    expect(await rollout.found()).toEqual([]);
    rollout.serve(next, 1_000, 250);
    expect(await rollout.found()).toMatchObject([{ release: `mf-post@${next}` }]);
  });

  test('is rolled back for errors of the server, and paused for those of browsers', async () => {
    rollout.serve(first['mf-post'], 5_000, 0);
    await rollout.found();
    await rollout.write(goLive('mf-post', next));
    rollout.now += 10_000;
    rollout.steps = [];
    rollout.serve(next, 500, 400, 2);
    expect(await rollout.found()).toMatchObject([
      { move: 'pause', reason: expect.stringMatching(/^80 % .* failed in browsers/) },
    ]);
    rollout.serve(next, 500, 20, 20);
    expect(await rollout.found()).toMatchObject([
      { move: 'rollBack', reason: expect.stringMatching(/^2.2 % .* failed on the server/) },
    ]);
  });

  test('is not monitored after a quarter of an hour', async () => {
    await rollout.write(goLive('mf-post', next));
    rollout.now += 15 * 60_000;
    rollout.serve(next, 1_000, 500);
    expect(await rollout.found()).toEqual([]);
  });

  test('is compared with one percent when the previous rate is unknown, as after a restart', async () => {
    await rollout.write(goLive('mf-post', next));
    rollout.now += 10_000;
    rollout.serve(next, 1_000, 12);
    expect(await rollout.found()).toEqual([]);
    rollout.serve(next, 100, 100);
    expect(await rollout.found()).toMatchObject([{ release: `mf-post@${next}` }]);
  });

  test('is never rolled back when it is an older one', async () => {
    rollout.serve(first['mf-post'], 5_000, 0);
    await rollout.found();
    await rollout.write(goLive('mf-post', next));
    rollout.now += 10_000;
    await rollout.write(rollback('mf-post'));
    rollout.now += 10_000;
    rollout.serve(first['mf-post'], 1_000, 500);
    expect(await rollout.found()).toEqual([]);
  });

  test('of another part is not affected by errors of the first', async () => {
    await publishPassed(rollout.registry, 'mf-reader', versionWith('6'));
    await rollout.write(goLive('mf-reader', versionWith('6')));
    await rollout.write(goLive('mf-post', next));
    rollout.now += 10_000;
    const set = { ...first, 'mf-post': next, 'mf-reader': versionWith('6') };
    rollout.steps.push({
      ...newStep(rollout.now),
      pages: { [releaseSetName(set)]: 1_000 },
      errors: { [`mf-reader@${versionWith('6')}`]: 100 },
    });
    expect(await rollout.found()).toMatchObject([{ release: `mf-reader@${versionWith('6')}` }]);
  });
});
