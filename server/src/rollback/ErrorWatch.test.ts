import { beforeEach, describe, expect, test } from '@jest/globals';
import { goLive, rollback, startCanary } from '@marquee/releases/registry/decisions.ts';
import type { LogEntry } from '@marquee/releases/registry/logEntry.ts';
import { type Decision, Registry } from '@marquee/releases/registry/Registry.ts';
import { LogConflictError } from '@marquee/releases/registry/ReleaseLog.ts';
import { releaseSetName } from '@marquee/releases/releaseSet.ts';
import { releaseSetOf, versionWith } from '@marquee/releases/testing/releaseSetOf.ts';
import { type CountStep, newStep } from '../counts/CountStep.ts';
import { ErrorWatch } from './ErrorWatch.ts';
import { RolloutTimes } from './RolloutTimes.ts';
import { publishLive, publishPassed } from './testing/publishReleases.ts';

const first = releaseSetOf();
const next = versionWith('5');

let now: number;
let registry: Registry;
let times: RolloutTimes;
let watch: ErrorWatch;
let steps: CountStep[];

beforeEach(async () => {
  now = Date.parse('2026-11-22T10:00:00Z');
  const entries: LogEntry[] = [];
  const log = {
    readAfter: async (seq: number) => entries.slice(seq),
    append: async (entry: LogEntry) => {
      if (entry.seq !== entries.length + 1) throw new LogConflictError(entry.seq);
      entries.push(entry);
    },
    replace: async () => undefined,
    watch: () => () => undefined,
    close: async () => undefined,
  };
  registry = new Registry(log, () => new Date(now));
  times = new RolloutTimes();
  watch = new ErrorWatch(times);
  steps = [];
  await publishLive(registry, first);
  now += 60_000;
  await publishPassed(registry, 'mf-post', next);
});

const write = (decision: Decision) => registry.write('post', decision);
/** Readers get a set, and some have an error of its mf-post. */
function serve(mfPost: string, pages: number, errors: number, failures = 0): void {
  const set = { ...first, 'mf-post': mfPost };
  const release = `mf-post@${mfPost}`;
  steps.push({
    ...newStep(now),
    pages: { [releaseSetName(set)]: pages },
    errors: { [release]: errors },
    failures: { [release]: failures },
  });
}
const found = async () => {
  const state = await registry.read();
  times.learn(state, now);
  return watch
    .findings(state, steps, now)
    .map(({ part, version: bad, move, reason }) => ({ release: `${part}@${bad}`, move, reason }));
};

describe('a canary', () => {
  beforeEach(() => write(startCanary('mf-post', next, 1)));

  test('ends when more of its pages fail than of the live set, and the reason has the figures', async () => {
    serve(first['mf-post'], 19_800, 20);
    serve(next, 200, 4);
    expect(await found()).toEqual([
      {
        release: `mf-post@${next}`,
        move: 'rollBack',
        reason: '2 % of 200 pages failed in browsers, 0.15 % with the one before',
      },
    ]);
  });

  test('stays when the live set fails as often', async () => {
    serve(first['mf-post'], 19_800, 400);
    serve(next, 200, 4);
    expect(await found()).toEqual([]);
  });

  test('stays with a single error, and while it has few pages', async () => {
    serve(first['mf-post'], 1_000, 0);
    serve(next, 10, 9);
    expect(await found()).toEqual([]);
    steps = [];
    serve(first['mf-post'], 1_000, 0);
    serve(next, 20, 1);
    expect(await found()).toEqual([]);
  });

  test('is not affected by errors of an earlier rollout', async () => {
    serve(next, 100, 50);
    await write(rollback('mf-post'));
    now += 20_000;
    await write(startCanary('mf-post', next, 1));
    serve(next, 100, 0);
    expect(await found()).toEqual([]);
  });
});

/** Pages that were rendered, and the milliseconds that they took together. */
function render(mfPost: string, renders: number, ms: number): void {
  const name = releaseSetName({ ...first, 'mf-post': mfPost });
  steps.push({ ...newStep(now), renders: { [name]: renders }, renderMs: { [name]: renders * ms } });
}

/** Pages that were compared with the other set's, and those that have lost most of something. */
function compare(mfPost: string, compared: number, emptied: number): void {
  const name = releaseSetName({ ...first, 'mf-post': mfPost });
  steps.push({ ...newStep(now), compared: { [name]: compared }, emptied: { [name]: emptied } });
}

/** What the largest worker holds after its garbage was collected. */
function hold(mfPost: string, megabytes: number): void {
  const name = releaseSetName({ ...first, 'mf-post': mfPost });
  steps.push({ ...newStep(now), heapBytes: { [name]: megabytes * 1_000_000 } });
}

describe('empty pages', () => {
  test('end a canary', async () => {
    await write(startCanary('mf-post', next, 1));
    compare(next, 40, 9);
    expect(await found()).toMatchObject([
      { move: 'rollBack', reason: '9 of 40 pages have lost most of their content' },
    ]);
  });

  test('that are few are content which editors have removed', async () => {
    await write(startCanary('mf-post', next, 1));
    compare(next, 400, 30);
    compare(next, 5, 5);
    expect(await found()).toEqual([]);
  });

  test('take a new live version back when most are empty, and pause it otherwise', async () => {
    await write(goLive('mf-post', next));
    compare(next, 40, 12);
    expect(await found()).toMatchObject([{ move: 'pause' }]);
    compare(next, 40, 40);
    expect(await found()).toMatchObject([{ move: 'rollBack' }]);
  });
});

describe('memory', () => {
  test('ends a canary that holds far more than the live set at the same time', async () => {
    await write(startCanary('mf-post', next, 1));
    hold(first['mf-post'], 90);
    hold(next, 185);
    expect(await found()).toEqual([]);
    hold(next, 260);
    expect(await found()).toMatchObject([
      { move: 'rollBack', reason: 'A worker holds 260 MB after its garbage was collected, 90 MB with the one before' },
    ]);
  });

  test('pauses a new live version, by that of the one before', async () => {
    hold(first['mf-post'], 90);
    await found();
    await write(goLive('mf-post', next));
    now += 400_000;
    steps = [];
    hold(next, 300);
    expect(await found()).toMatchObject([{ move: 'pause' }]);
  });

  test('says nothing where that of the version before is not known', async () => {
    await write(startCanary('mf-post', next, 1));
    hold(next, 900);
    expect(await found()).toEqual([]);
  });
});

describe('slow pages', () => {
  test('end a canary that takes three times as long as the live set at the same time', async () => {
    await write(startCanary('mf-post', next, 1));
    render(first['mf-post'], 500, 30);
    render(next, 100, 89);
    expect(await found()).toEqual([]);
    render(next, 100, 95);
    expect(await found()).toEqual([
      { release: `mf-post@${next}`, move: 'rollBack', reason: 'Pages take 92 ms to render, 30 ms with the one before' },
    ]);
  });

  test('of a machine that is slow with both versions end nothing, and neither do a few', async () => {
    await write(startCanary('mf-post', next, 1));
    render(first['mf-post'], 500, 200);
    render(next, 500, 300);
    expect(await found()).toEqual([]);
    steps = [];
    render(first['mf-post'], 500, 30);
    render(next, 99, 900);
    expect(await found()).toEqual([]);
  });

  test('pause a new live version: the one before it was measured at another time', async () => {
    render(first['mf-post'], 500, 30);
    await found();
    await write(goLive('mf-post', next));
    now += 10_000;
    steps = [];
    render(next, 200, 120);
    expect(await found()).toMatchObject([{ move: 'pause', reason: expect.stringContaining('120 ms to render') }]);
  });
});

describe('a decider whose clock is wrong', () => {
  const servedBadly = async () => {
    now += 10_000;
    steps = [];
    serve(next, 500, 20, 20);
    return found();
  };

  test.each([20, -20])('by %p minutes does not hide the errors of its release', async (minutes) => {
    serve(first['mf-post'], 5_000, 0);
    await found();
    const here = now;
    now += minutes * 60_000;
    await write(goLive('mf-post', next));
    now = here + 5_000;
    expect(await found()).toEqual([]);
    expect(await servedBadly()).toMatchObject([{ release: `mf-post@${next}`, move: 'rollBack' }]);
  });

  test('does not hide them from a node that has just started', async () => {
    const here = now;
    now += 20 * 60_000;
    await write(goLive('mf-post', next));
    now = here;
    await found();
    expect(await servedBadly()).toMatchObject([{ release: `mf-post@${next}`, move: 'rollBack' }]);
  });
});

describe('a new live version', () => {
  test('is compared with the stored rate of the previous one', async () => {
    serve(first['mf-post'], 5_000, 250);
    expect(await found()).toEqual([]);
    await write(goLive('mf-post', next));
    now += 400_000;
    steps = [];
    serve(next, 1_000, 60);
    expect(await found()).toEqual([]);
    serve(next, 1_000, 250);
    expect(await found()).toMatchObject([{ release: `mf-post@${next}` }]);
  });

  test('is rolled back for errors of the server, and paused for those of browsers', async () => {
    serve(first['mf-post'], 5_000, 0);
    await found();
    await write(goLive('mf-post', next));
    now += 10_000;
    steps = [];
    serve(next, 500, 400, 2);
    expect(await found()).toMatchObject([
      { move: 'pause', reason: expect.stringMatching(/^80 % .* failed in browsers/) },
    ]);
    serve(next, 500, 20, 20);
    expect(await found()).toMatchObject([
      { move: 'rollBack', reason: expect.stringMatching(/^2.2 % .* failed on the server/) },
    ]);
  });

  test('is not monitored after a quarter of an hour', async () => {
    await write(goLive('mf-post', next));
    now += 15 * 60_000;
    serve(next, 1_000, 500);
    expect(await found()).toEqual([]);
  });

  test('is compared with one percent when the previous rate is unknown, as after a restart', async () => {
    await write(goLive('mf-post', next));
    now += 10_000;
    serve(next, 1_000, 12);
    expect(await found()).toEqual([]);
    serve(next, 100, 100);
    expect(await found()).toMatchObject([{ release: `mf-post@${next}` }]);
  });

  test('is never rolled back when it is an older one', async () => {
    serve(first['mf-post'], 5_000, 0);
    await found();
    await write(goLive('mf-post', next));
    now += 10_000;
    await write(rollback('mf-post'));
    now += 10_000;
    serve(first['mf-post'], 1_000, 500);
    expect(await found()).toEqual([]);
  });

  test('of another part is not affected by errors of the first', async () => {
    await publishPassed(registry, 'mf-reader', versionWith('6'));
    await write(goLive('mf-reader', versionWith('6')));
    await write(goLive('mf-post', next));
    now += 10_000;
    const set = { ...first, 'mf-post': next, 'mf-reader': versionWith('6') };
    steps.push({
      ...newStep(now),
      pages: { [releaseSetName(set)]: 1_000 },
      errors: { [`mf-reader@${versionWith('6')}`]: 100 },
    });
    expect(await found()).toMatchObject([{ release: `mf-reader@${versionWith('6')}` }]);
  });
});
