import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { goLive, startCanary } from '@marquee/releases/registry/decisions.ts';
import { FileLog } from '@marquee/releases/registry/FileLog.ts';
import type { LogEntry } from '@marquee/releases/registry/logEntry.ts';
import { Registry } from '@marquee/releases/registry/Registry.ts';
import { releaseSetName } from '@marquee/releases/releaseSet.ts';
import { releaseSetOf, versionWith } from '@marquee/releases/testing/releaseSetOf.ts';
import pino from 'pino';
import { SlidingCounts } from '../counts/SlidingCounts.ts';
import { countedOf } from '../counts/testing/countedOf.ts';
import { VisitorSketch } from '../counts/VisitorSketch.ts';
import { FileNodeStatuses } from '../nodes/FileNodeStatuses.ts';
import { ReleaseNotices } from '../notices/ReleaseNotices.ts';
import { NodeReporter, type ReporterLegacy } from './NodeReporter.ts';
import { publishLive, publishPassed } from './testing/publishReleases.ts';

const node = 'one-3000';
const live = releaseSetOf();
const next = versionWith('5');
const log = pino({ level: 'silent' });

let folder: string;
let registry: Registry;
let statuses: FileNodeStatuses;
/** Entries that a receiver has taken; it takes none while it is away. */
let taken: number[];
let isReceiverAway: boolean;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-successor-'));
  registry = new Registry(new FileLog(path.join(folder, 'registry')), () => new Date());
  statuses = new FileNodeStatuses(path.join(folder, 'nodes'));
  [taken, isReceiverAway] = [[], false];
  await publishLive(registry, live);
  await publishPassed(registry, 'mf-post', next);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The reporter of a primary with this process id: all are of one node. */
function reporterOf(pid: number): NodeReporter {
  const deliver = async (_notice: unknown, { seq }: LogEntry) => {
    if (isReceiverAway) throw new Error('nobody is there');
    taken.push(seq);
  };
  return new NodeReporter({
    ...{ node, pid, registry, statuses, log, now: Date.now, acceptance: null },
    stackNames: { name: async (stack) => stack },
    notices: [new ReleaseNotices({ deliver, mostOfHour: 60, registry, log, now: Date.now })],
    counts: new SlidingCounts(Date.now),
    facts: () => ({ set: live, prepared: null, canaries: [], workers: 2, server: `0.1.${pid}-0123456789`, deaths: 0 }),
  });
}

/** A step, and the messages that it begins to send. */
async function step(reporter: NodeReporter): Promise<void> {
  await reporter.step();
  await new Promise((resolve) => setTimeout(resolve, 50));
}

/** As a message brings it from one process to another. */
const passed = (legacy: ReporterLegacy): unknown => JSON.parse(JSON.stringify(legacy));

test('a message is sent once, whichever primary of a node was in charge when it was due', async () => {
  const [before, after] = [reporterOf(1), reporterOf(2)];
  await step(before);
  const { seq } = await registry.write('post', startCanary('mf-post', next, 10));
  await step(before);
  isReceiverAway = true;
  await registry.write('post', startCanary('mf-post', next, 20));
  await step(before);
  const legacy = await before.retire();
  // Between the two.
  await registry.write('post', startCanary('mf-post', next, 30));
  isReceiverAway = false;
  await step(before);
  expect(taken).toEqual([seq]);
  after.goOn(passed(legacy));
  await step(after);
  await step(after);
  expect(taken).toEqual([seq, seq + 1, seq + 2]);
});

test('counts, visitors and errors of a node outlast its primary, and so does its status', async () => {
  const [before, after] = [reporterOf(1), reporterOf(2)];
  await registry.write('post', startCanary('mf-post', next, 10));
  const visitors = VisitorSketch.empty();
  visitors.add('somebody');
  await step(before);
  const error = {
    suspects: [`mf-post@${next}`],
    message: 'broken',
    page: 'beat.localhost/a',
    kind: 'browser',
  } as const;
  before.add(
    countedOf(releaseSetName(live), {
      ...{ pages: 90, visitors: visitors.text() },
      errors: [{ ...error, source: 'one', ticket: 'one' }],
    }),
  );
  await step(before);
  const [status] = await statuses.read(Date.now());
  const legacy = await before.retire();
  await before.stop();
  expect(await statuses.read(Date.now())).toEqual([status]);
  after.goOn(passed(legacy));
  await step(after);
  const [own] = await statuses.read(Date.now());
  expect(own).toEqual({ ...status, pid: 2, server: '0.1.2-0123456789', at: own?.at });
  expect(own?.sessions).toEqual({ [releaseSetName(live)]: 1 });
});

test('a primary that has retired decides nothing and writes no status', async () => {
  const before = reporterOf(1);
  await step(before);
  await before.retire();
  const [status] = await statuses.read(Date.now());
  await registry.write('post', goLive('mf-post', next));
  await step(before);
  expect(await statuses.read(Date.now())).toEqual([status]);
  expect(taken).toEqual([]);
});

test('what a primary of another version leaves counts for nothing when it cannot be read', async () => {
  const after = reporterOf(2);
  after.goOn({ since: 'long ago' });
  after.goOn(null);
  await step(after);
  expect(await statuses.read(Date.now())).toMatchObject([{ pid: 2, steps: [] }]);
});
