import { beforeEach, describe, expect, test } from '@jest/globals';
import { goLive, rollbackBecause, startCanary } from '@marquee/releases/registry/decisions.ts';
import { versionWith } from '@marquee/releases/testing/releaseSetOf.ts';
import { first, next, WatchedRollout } from './testing/WatchedRollout.ts';

let rollout: WatchedRollout;
beforeEach(async () => {
  rollout = await WatchedRollout.open();
});

describe('empty pages', () => {
  test('end a canary', async () => {
    await rollout.write(startCanary('mf-post', next, 1));
    rollout.compare(next, 40, 9);
    expect(await rollout.found()).toMatchObject([
      { move: 'rollBack', reason: '9 of 40 pages have lost most of their content' },
    ]);
  });

  test('that are few are content which editors have removed', async () => {
    await rollout.write(startCanary('mf-post', next, 1));
    rollout.compare(next, 400, 30);
    rollout.compare(next, 5, 5);
    expect(await rollout.found()).toEqual([]);
  });

  test('take a new live version back when most are empty, and pause it otherwise', async () => {
    await rollout.write(goLive('mf-post', next));
    rollout.compare(next, 40, 12);
    expect(await rollout.found()).toMatchObject([{ move: 'pause' }]);
    rollout.compare(next, 40, 40);
    expect(await rollout.found()).toMatchObject([{ move: 'rollBack' }]);
  });
});

describe('memory', () => {
  test('ends a canary that holds far more than the live set at the same time', async () => {
    await rollout.write(startCanary('mf-post', next, 1));
    rollout.hold(first['mf-post'], 90);
    rollout.hold(next, 185);
    expect(await rollout.found()).toEqual([]);
    rollout.hold(next, 260);
    expect(await rollout.found()).toMatchObject([
      { move: 'rollBack', reason: 'A worker holds 260 MB after its garbage was collected, 90 MB with the one before' },
    ]);
  });

  test('pauses a new live version, by that of the one before', async () => {
    rollout.hold(first['mf-post'], 90);
    await rollout.found();
    await rollout.write(goLive('mf-post', next));
    rollout.now += 400_000;
    rollout.steps = [];
    rollout.hold(next, 300);
    expect(await rollout.found()).toMatchObject([{ move: 'pause' }]);
  });

  test('says nothing where that of the version before is not known', async () => {
    await rollout.write(startCanary('mf-post', next, 1));
    rollout.hold(next, 900);
    expect(await rollout.found()).toEqual([]);
  });
});

describe('slow pages', () => {
  test('end a canary that takes three times as long as the live set at the same time', async () => {
    await rollout.write(startCanary('mf-post', next, 1));
    rollout.render(first['mf-post'], 500, 30);
    rollout.render(next, 100, 89);
    expect(await rollout.found()).toEqual([]);
    rollout.render(next, 100, 95);
    expect(await rollout.found()).toEqual([
      { release: `mf-post@${next}`, move: 'rollBack', reason: 'Pages take 92 ms to render, 30 ms with the one before' },
    ]);
  });

  test('of a machine that is slow with both versions end nothing, and neither do a few', async () => {
    await rollout.write(startCanary('mf-post', next, 1));
    rollout.render(first['mf-post'], 500, 200);
    rollout.render(next, 500, 300);
    expect(await rollout.found()).toEqual([]);
    rollout.steps = [];
    rollout.render(first['mf-post'], 500, 30);
    rollout.render(next, 99, 900);
    expect(await rollout.found()).toEqual([]);
  });

  test('pause a new live version: the one before it was measured at another time', async () => {
    rollout.render(first['mf-post'], 500, 30);
    await rollout.found();
    await rollout.write(goLive('mf-post', next));
    rollout.now += 10_000;
    rollout.steps = [];
    rollout.render(next, 200, 120);
    expect(await rollout.found()).toMatchObject([
      { move: 'pause', reason: expect.stringContaining('120 ms to render') },
    ]);
  });
});

describe('a canary of mf-post beside a new live mf-vocal', () => {
  const vocal = versionWith('6');
  beforeEach(async () => {
    rollout.render(first['mf-post'], 500, 30, 'mf-vocal');
    rollout.hold(first['mf-post'], 90);
    await rollout.found();
    await rollout.goLiveBeside('mf-vocal', vocal);
    rollout.now += 10_000;
    await rollout.write(startCanary('mf-post', next, 10));
    rollout.render(first['mf-post'], 500, 30);
    rollout.render(first['mf-post'], 500, 30, 'mf-vocal');
    rollout.hold(first['mf-post'], 90);
  });
  const ended = [expect.objectContaining({ release: `mf-post@${next}`, move: 'rollBack' })];

  test('is ended alone when its pages are slow, and its counts are ignored afterwards', async () => {
    rollout.render(next, 200, 3_000);
    rollout.render(next, 200, 3_000, 'mf-vocal');
    expect(await rollout.found()).toEqual(ended);
    await rollout.write(rollbackBecause('mf-post', next, 'slow'));
    expect(await rollout.found()).toEqual([]);
  });

  test('is ended alone when its pages are empty', async () => {
    rollout.compare(next, 40, 40);
    expect(await rollout.found()).toEqual(ended);
  });

  test('is ended alone when its workers hold far more memory', async () => {
    rollout.hold(next, 400);
    expect(await rollout.found()).toEqual(ended);
  });
});

test('a new live part whose own pages are slow is paused, and not the one that went live beside it', async () => {
  const vocal = versionWith('6');
  for (const owner of ['mf-post', 'mf-vocal'] as const) rollout.render(first['mf-post'], 500, 30, owner);
  await rollout.found();
  await rollout.goLiveBeside('mf-vocal', vocal);
  await rollout.write(goLive('mf-post', next));
  rollout.now += 10_000;
  rollout.steps = [];
  rollout.render(next, 200, 300);
  rollout.render(next, 200, 30, 'mf-vocal');
  expect(await rollout.found()).toEqual([expect.objectContaining({ release: `mf-post@${next}`, move: 'pause' })]);
});
