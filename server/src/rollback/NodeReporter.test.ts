import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { goLive, promote, rollback, startCanary } from '@marquee/releases/registry/decisions.ts';
import { FileLog } from '@marquee/releases/registry/FileLog.ts';
import { Registry } from '@marquee/releases/registry/Registry.ts';
import { type ReleaseSet, releaseSetName } from '@marquee/releases/releaseSet.ts';
import { releaseSetOf, versionWith } from '@marquee/releases/testing/releaseSetOf.ts';
import pino from 'pino';
import type { PageError } from '../counts/Counted.ts';
import { SlidingCounts } from '../counts/SlidingCounts.ts';
import { countedOf } from '../counts/testing/countedOf.ts';
import { aggregateStatus } from '../nodes/aggregateStatus.ts';
import { FileNodeStatuses } from '../nodes/FileNodeStatuses.ts';
import { NodeReporter } from './NodeReporter.ts';
import { publishLive, publishPassed } from './testing/publishReleases.ts';

const live = releaseSetOf();
const next = versionWith('5');
const nextSet = { ...live, 'mf-post': next };

let folder: string;
let now: number;
let registry: Registry;
let statuses: FileNodeStatuses;
/** A registry that does not answer. */
let isAway: boolean;
/** Calls for a person. */
let logged: Record<string, unknown>[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-reporter-'));
  now = Date.parse('2026-11-22T10:00:00Z');
  isAway = false;
  logged = [];
  registry = new Registry(new FileLog(path.join(folder, 'registry')), () => new Date(now));
  statuses = new FileNodeStatuses(path.join(folder, 'nodes'));
  await publishLive(registry, live);
  now += 1_000;
  await publishPassed(registry, 'mf-post', next);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function nodeReporter(node: string): NodeReporter {
  return new NodeReporter({
    node,
    pid: 1,
    registry: {
      read: () => (isAway ? Promise.reject(new Error('no answer')) : registry.read()),
      write: (actor, decide) => (isAway ? Promise.reject(new Error('no answer')) : registry.write(actor, decide)),
    },
    statuses,
    stackNames: { name: async (stack) => `named ${stack}` },
    notices: [],
    acceptance: null,
    counts: new SlidingCounts(() => now),
    facts: () => ({
      set: live,
      prepared: null,
      canaries: [{ part: 'mf-post', version: next, percent: 1 }],
      workers: 2,
      server: '0.1.0-0123456789',
      deaths: 0,
    }),
    log: pino({ level: 'fatal' }, { write: (line) => void logged.push(JSON.parse(line)) }),
    now: () => now,
  });
}

/** Makes errors of different readers, each with a ticket of its own network. `server` means pages that could not be made. */
const errors = (count: number, suspects: string[], network = 1, kind: PageError['kind'] = 'browser'): PageError[] =>
  Array.from({ length: count }, (_, n) => ({
    suspects,
    message: 'broken',
    page: 'beat.localhost/a-post',
    stack: 'at a place',
    kind,
    source: `network ${network}.${n}`,
    ticket: kind === 'server' ? null : `ticket ${network}.${n}`,
  }));
const count = (reporter: NodeReporter, set: ReleaseSet, pages: number, list: PageError[] = []) =>
  reporter.add(countedOf(releaseSetName(set), { pages, errors: list }));
const post = async () => (await registry.read()).parts['mf-post'];

describe('a node', () => {
  test('reports its set and counts to the others', async () => {
    const [one, two] = [nodeReporter('one-3000'), nodeReporter('two-3000')];
    await Promise.all([one.step(), two.step()]);
    count(one, live, 90, errors(1, [`mf-post@${live['mf-post']}`]));
    count(two, live, 10);
    await Promise.all([one.step(), two.step()]);
    const counts = aggregateStatus(await statuses.read(now), now);
    expect(counts.pages).toEqual({ [releaseSetName(live)]: 100 });
    expect(counts.errors).toEqual({ [`mf-post@${live['mf-post']}`]: 1 });
    expect(counts.nodes.map(({ node, pages, errors: had }) => [node, pages, had])).toEqual([
      ['one-3000', 90, 1],
      ['two-3000', 10, 0],
    ]);
    expect(counts.reports).toMatchObject([{ node: 'one-3000', message: 'broken' }]);
  });

  test('that is gone, or silent for half a minute, is not listed', async () => {
    const [one, two] = [nodeReporter('one-3000'), nodeReporter('two-3000')];
    await Promise.all([one.step(), two.step()]);
    await two.stop();
    await writeFile(path.join(folder, 'nodes/torn.json'), '{"node":');
    expect((await statuses.read(now)).map(({ node }) => node)).toEqual(['one-3000']);
    expect(await statuses.read(now + 30_000)).toEqual([]);
  });

  test('knows whether another node serves a set', async () => {
    const [one, two] = [nodeReporter('one-3000'), nodeReporter('two-3000')];
    await one.step();
    expect(await one.isServedElsewhere(live)).toBe(false);
    await two.step();
    expect(await one.isServedElsewhere(live)).toBe(true);
    expect(await one.isServedElsewhere(nextSet)).toBe(false);
  });
});

describe('a canary with errors', () => {
  let one: NodeReporter;
  beforeEach(async () => {
    await registry.write('post', startCanary('mf-post', next, 1));
    one = nodeReporter('one-3000');
    await one.step();
    count(one, live, 9_900);
  });

  test('ends automatically, with the figures', async () => {
    count(one, nextSet, 100, errors(5, [`mf-post@${next}`]));
    await one.step();
    expect(await post()).toMatchObject({ live: live['mf-post'], canary: null });
    expect((await registry.entriesAfter(0)).at(-1)).toMatchObject({
      actor: 'automatic',
      event: {
        kind: 'canaryEnded',
        version: next,
        reason: '5 % of 100 pages failed in browsers, 0.01 % with the one before',
        sample: { message: 'broken', page: 'beat.localhost/a-post', stack: 'named at a place' },
      },
    });
  });

  test('ends by the counts of several nodes together', async () => {
    const two = nodeReporter('two-3000');
    await two.step();
    count(one, nextSet, 100, errors(2, [`mf-post@${next}`]));
    await one.step();
    expect((await post()).canary).not.toBeNull();
    count(two, nextSet, 100, errors(3, [`mf-post@${next}`], 2));
    await two.step();
    expect((await post()).canary).toBeNull();
  });

  test('ends when the registry responds again', async () => {
    count(one, nextSet, 100, errors(9, [`mf-post@${next}`]));
    isAway = true;
    await one.step();
    expect((await post()).canary).not.toBeNull();
    isAway = false;
    await one.step();
    expect((await post()).canary).toBeNull();
  });

  test('is no longer ended automatically after three times in a day: a person decides', async () => {
    for (let time = 1; time <= 4; time += 1) {
      count(one, nextSet, 100, errors(50, [`mf-post@${next}`], time));
      await one.step();
      if (time === 4) break;
      expect((await post()).canary).toBeNull();
      now += 400_000;
      await registry.write('post', startCanary('mf-post', next, 1));
      await one.step();
    }
    expect(await post()).toMatchObject({ canary: { version: next }, paused: { version: next } });
    await registry.write('operator', rollback('mf-post'));
    expect(await post()).toMatchObject({ canary: null, paused: null });
  });

  test('stays when the errors are of one reader, or of a version that is not running', async () => {
    const [error] = errors(1, [`mf-post@${next}`]);
    for (let again = 0; error && again < 50; again += 1) count(one, nextSet, 2, [error]);
    count(one, nextSet, 0, errors(50, [`mf-post@${versionWith('9')}`, `mf-post@${next}`]));
    await one.step();
    expect((await post()).canary).not.toBeNull();
  });

  test("counts its readers' errors in the code of an unmonitored shell", async () => {
    count(one, nextSet, 100, errors(5, [`mf-post@${next}`, `shell@${live.shell}`]));
    await one.step();
    expect((await post()).canary).toBeNull();
  });
});

describe('a version that went live with errors', () => {
  let one: NodeReporter;
  /** Makes the next version live, as often as it takes. */
  async function release(): Promise<void> {
    now += 1_000;
    await registry.write('post', goLive('mf-post', next));
    now += 10_000;
    await one.step();
  }
  beforeEach(async () => {
    one = nodeReporter('one-3000');
    count(one, live, 1_000);
    await one.step();
    count(one, live, 1_000);
    await one.step();
    await release();
  });

  test('on the server is rolled back for all readers', async () => {
    count(one, nextSet, 500, errors(20, [`mf-post@${next}`], 1, 'server'));
    await one.step();
    expect(await post()).toMatchObject({ live: live['mf-post'], previous: next });
    now += 10_000;
    await one.step();
    expect(await post()).toMatchObject({ live: live['mf-post'] });
  });

  test('in browsers stays, however many there are, and one node asks a person once', async () => {
    const two = nodeReporter('two-3000');
    count(one, nextSet, 500, errors(400, [`mf-post@${next}`]));
    await one.step();
    await two.step();
    await one.step();
    expect(await post()).toMatchObject({
      live: next,
      paused: { version: next, reason: '80 % of 500 pages failed in browsers, 0.05 % with the one before' },
    });
    const paused = (await registry.entriesAfter(0)).filter(({ event }) => event.kind === 'paused');
    expect(paused).toMatchObject([{ actor: 'automatic' }]);
    expect(logged).toMatchObject([{ level: 60, event: 'release-paused', release: `mf-post@${next}`, errors: 400 }]);
  });

  test('is not changed after a person has kept it live or rolled it back', async () => {
    count(one, nextSet, 500, errors(20, [`mf-post@${next}`]));
    await one.step();
    await registry.write('operator', promote('mf-post'));
    count(one, nextSet, 500, errors(200, [`mf-post@${next}`], 2));
    await one.step();
    expect(await post()).toMatchObject({ live: next, paused: null });
    await registry.write('operator', rollback('mf-post'));
    expect(await post()).toMatchObject({ live: live['mf-post'], paused: null, trusted: null });
  });

  test('does not prevent a better one from going live', async () => {
    count(one, nextSet, 500, errors(20, [`mf-post@${next}`]));
    await one.step();
    const mended = versionWith('6');
    await publishPassed(registry, 'mf-post', mended);
    await registry.write('post', goLive('mf-post', mended));
    expect(await post()).toMatchObject({ live: mended, paused: null });
  });

  test('is rolled back automatically three times a day; then a person decides', async () => {
    for (let time = 1; time <= 3; time += 1) {
      count(one, nextSet, 500, errors(30, [`mf-post@${next}`], time, 'server'));
      await one.step();
      expect(await post()).toMatchObject({ live: live['mf-post'] });
      now += 400_000;
      await release();
    }
    count(one, nextSet, 500, errors(30, [`mf-post@${next}`], 4, 'server'));
    await one.step();
    expect(await post()).toMatchObject({ live: next, paused: { version: next } });
    expect((await post()).paused?.reason).toMatch(/failed on the server.*; 3 automatic rollbacks today already$/);
    now += 24 * 3_600_000;
    await registry.write('operator', rollback('mf-post'));
    await release();
    count(one, nextSet, 500, errors(30, [`mf-post@${next}`], 5, 'server'));
    await one.step();
    expect(await post()).toMatchObject({ live: live['mf-post'] });
  });
});
