import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { until } from '../../testing/until.ts';
import { PurgeListener } from '../purges/PurgeListener.ts';
import { purge, purgesKept } from '../purges/purge.ts';
import { CdnPurger, type CdnTimes } from './CdnPurger.ts';
import type { CdnCall } from './cdnTargets.ts';
import { varnishTarget } from './cdnTargets.ts';
import { readCdnStatus } from './readCdnStatus.ts';
import { CdnError } from './sendCall.ts';

const first = varnishTarget('http://10.0.0.5:6081');
const second = varnishTarget('http://10.0.0.6:6081');
const fast: Partial<CdnTimes> = { settleMs: 20, repeatMs: 600_000, everyMs: 20, retryMs: 10 };

let database: TestDatabase;
let calls: CdnCall[];
/** Addresses of the servers that are down. */
let down: string[];
let stops: (() => Promise<void>)[];
beforeEach(async () => {
  database = await createTestDatabase();
  [calls, down, stops] = [[], [], []];
});
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  await database.drop();
});

const send = async (call: CdnCall) => {
  if (down.some((address) => call.url.startsWith(address))) throw new CdnError('10.0.0.5:6081 does not respond');
  calls.push(call);
};

/** Starts what an api has of it. */
async function startApi({ times = fast, targets = [first], sendBy = send } = {}): Promise<CdnPurger> {
  const purges = new PurgeListener({ url: database.url, onError: () => undefined });
  await purges.start();
  const log = { warn: () => undefined, info: () => undefined };
  const purger = new CdnPurger({ db: database.db, purges, targets, log, send: sendBy, times });
  await purger.start();
  stops.push(
    () => purges.stop(),
    () => purger.stop(),
  );
  return purger;
}

const isSoft = ({ headers }: CdnCall) => 'xkey-softpurge' in headers;
const tagsSent = (target = first) =>
  calls
    .filter((call) => !isSoft(call) && target.purge([]).url === call.url)
    .map(({ headers }) => headers['xkey-purge']);
/** Waits for the one call that begins with all pages, because a new target may have any. */
const begun = (count = 1) => until(() => calls.filter(isSoft).length === count);
const statusOf = async (target = first) => (await readCdnStatus(database.db, [target]))[0];

it('sends purges with their tags, once for all apis', async () => {
  await startApi();
  await startApi();
  await begun();
  await purge(database.db, ['post:1', 'list:beat']);
  await until(() => tagsSent().length === 1);
  await purge(database.db, ['post:2']);
  await until(() => tagsSent().length === 2);
  expect(tagsSent()).toEqual(['list:beat post:1', 'post:2']);
  await until(async () => (await statusOf())?.pending === 0);
  expect(await statusOf()).toMatchObject({ oldest: null, failingSince: null, problem: null });
});

it('waits until servers have applied a purge, and sends it once more for slow ones', async () => {
  const sentAt: number[] = [];
  await startApi({
    times: { ...fast, settleMs: 150, repeatMs: 400 },
    sendBy: async (call) => {
      await send(call);
      if (!isSoft(call)) sentAt.push(performance.now());
    },
  });
  await begun();
  const purgedAt = performance.now();
  await purge(database.db, ['post:1']);
  await until(() => tagsSent().length === 2);
  expect(tagsSent()).toEqual(['post:1', 'post:1']);
  expect((sentAt[0] ?? 0) - purgedAt).toBeGreaterThanOrEqual(150);
  expect((sentAt[1] ?? 0) - purgedAt).toBeGreaterThanOrEqual(400);
});

it('keeps purges for a server that is down, says so, and does not delay the others', async () => {
  const purger = await startApi({ targets: [first, second] });
  await begun(2);
  down = ['http://10.0.0.5:6081'];
  await purge(database.db, ['post:1']);
  await until(() => tagsSent(second).length === 1);
  await purge(database.db, ['post:2']);
  await until(() => tagsSent(second).length === 2);
  await until(async () => (await statusOf())?.pending === 2 && purger.counts.failed > 1);
  expect(await statusOf()).toMatchObject({
    problem: '10.0.0.5:6081 does not respond',
    failingSince: expect.stringMatching(/Z$/),
    oldest: expect.stringMatching(/Z$/),
  });
  expect((await statusOf(second))?.problem).toBeNull();
  down = [];
  await until(() => tagsSent().length === 1);
  expect(tagsSent()).toEqual(['post:1 post:2']);
  await until(async () => (await statusOf())?.failingSince === null);
});

it('purges all pages at once after an outage with more purges than the database keeps', async () => {
  await startApi();
  await begun();
  down = ['http://10.0.0.5:6081'];
  await database.db.$client.query("insert into purges (tags) select '{x}' from generate_series(1, $1::int)", [
    purgesKept + 5,
  ]);
  await purge(database.db, ['last']);
  await until(async () => (await statusOf())?.problem !== null);
  down = [];
  await begun(2);
  expect(tagsSent()).toEqual([]);
});

it('sends again what a killed api may not have sent', async () => {
  let isKilled = true;
  const dying = await startApi({
    sendBy: async (call) => {
      if (isSoft(call)) return send(call);
      calls.push(call);
      if (isKilled) throw new Error('killed after the call, before its result was noted');
    },
  });
  await begun();
  await purge(database.db, ['post:1']);
  await until(() => tagsSent().length === 1);
  await dying.stop();
  isKilled = false;
  // The lease of the killed api ends.
  await database.db.$client.query('update cdn_targets set due_at = now()');
  await startApi();
  await until(() => tagsSent().length === 2);
  expect(tagsSent()).toEqual(['post:1', 'post:1']);
});

it('waits for as long as the CDN wants', async () => {
  let isBusy = false;
  await startApi({
    sendBy: async (call) => {
      if (isBusy) throw new CdnError('api.fastly.com responds with 429', 600_000);
      calls.push(call);
    },
  });
  await begun();
  isBusy = true;
  await purge(database.db, ['post:1']);
  await until(async () => (await statusOf())?.problem !== null);
  const { rows } = await database.db.$client.query<{ seconds: number }>(
    'select extract(epoch from due_at - now())::float as seconds from cdn_targets',
  );
  expect(rows[0]?.seconds).toBeGreaterThan(500);
});

it('does nothing without a CDN', async () => {
  await startApi({ targets: [] });
  await purge(database.db, ['post:1']);
  const { rows } = await database.db.$client.query('select from cdn_targets');
  expect(rows).toEqual([]);
});
