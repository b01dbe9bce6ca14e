import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestNetwork, listenAnywhere, type TestNetwork } from '../../testing/testNetwork.ts';
import { until } from '../../testing/until.ts';
import { PurgeListener } from './PurgeListener.ts';
import { purge, purgesKept } from './purge.ts';
import { latestPurgeId, type PurgeEvent, readPurgesAfter } from './readPurges.ts';

let network: TestNetwork;
let port: number;
beforeAll(async () => {
  network = await createTestNetwork();
  port = await listenAnywhere(network.app);
});
afterAll(() => network.close());

type Stream = { response: IncomingMessage; text: string; close(): void };

/** Opens the stream of purges and collects its events. */
function open(headers: Record<string, string> = {}): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const request = get({ port, path: '/api/internal/purges', headers }, (response) => {
      const stream = { response, text: '', close: () => request.destroy() };
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        stream.text += chunk;
      });
      response.on('error', () => undefined);
      resolve(stream);
    });
    request.on('error', reject);
  });
}

function eventsOf(stream: Stream): PurgeEvent[] {
  return [...stream.text.matchAll(/^id: (\d+)\nevent: purge\ndata: (.*)$/gm)].map(([, id, data]) => {
    const event = JSON.parse(data ?? '');
    expect(event.id).toBe(Number(id));
    return event;
  });
}
const tagsOf = (stream: Stream) => eventsOf(stream).map(({ tags }) => tags);

test('streams purges as they happen', async () => {
  const stream = await open();
  expect(stream.response.headers['content-type']).toBe('text/event-stream');
  await until(() => stream.text.includes('event: ready'));
  await purge(network.db, ['post:1', 'list:beat', 'post:1']);
  await purge(network.db, ['site:feast']);
  await until(() => eventsOf(stream).length === 2);
  expect(tagsOf(stream)).toEqual([['list:beat', 'post:1'], ['site:feast']]);
  stream.close();
});

test("sends a transaction's purge on commit and not on rollback", async () => {
  const stream = await open();
  await until(() => stream.text.includes('event: ready'));
  await network.db
    .transaction(async (transaction) => {
      await purge(transaction, ['post:rolled-back']);
      throw new Error('no');
    })
    .catch(() => undefined);
  await network.db.transaction((transaction) => purge(transaction, ['post:committed']));
  await until(() => eventsOf(stream).length > 0);
  expect(tagsOf(stream)).toEqual([['post:committed']]);
  stream.close();
});

test('sends missed purges to a reconnected client in order and once each', async () => {
  for (const tag of ['a', 'b', 'c', 'd']) await purge(network.db, [tag]);
  const { rows } = await network.db.$client.query<{ id: string }>("select id from purges where tags = '{b}'");
  const stream = await open({ 'last-event-id': String(rows[0]?.id) });
  await purge(network.db, ['e']);
  await until(() => eventsOf(stream).length >= 3);
  expect(tagsOf(stream)).toEqual([['c'], ['d'], ['e']]);
  stream.close();
});

test('holds back missed purges that the api has not applied yet', async () => {
  const { $client } = network.db;
  for (const tag of ['f', 'g', 'h']) await purge(network.db, [tag]);
  const latest = await latestPurgeId($client);
  expect(await readPurgesAfter($client, latest - 2, { upTo: latest - 1 })).toEqual([{ id: latest - 1, tags: ['g'] }]);
  expect(await readPurgesAfter($client, latest + 5, { upTo: latest - 1 })).toEqual([{ id: latest - 1, tags: ['*'] }]);
});

test('commits concurrent purges in the order of their ids', async () => {
  const received: number[] = [];
  const listener = new PurgeListener({ url: network.url, onError: () => undefined });
  await listener.start();
  listener.subscribe((event) => received.push(event.id));
  await Promise.all(Array.from({ length: 40 }, (_, index) => purge(network.db, [`post:${index}`])));
  await until(() => received.length === 40);
  expect(received).toEqual([...received].sort((a, b) => a - b));
  await listener.stop();
});

test('reconnects a listener without missing purges', async () => {
  const received: (readonly string[])[] = [];
  const errors: Error[] = [];
  const listener = new PurgeListener({ url: network.url, onError: (error) => errors.push(error), retryMs: 50 });
  listener.subscribe((event) => received.push(event.tags));
  await listener.start();
  await network.db.$client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'marquee-purges' and datname = current_database()",
  );
  await until(() => errors.length > 0);
  await purge(network.db, ['while-away']);
  await until(() => received.length === 1);
  await purge(network.db, ['after']);
  await until(() => received.length === 2);
  expect(received).toEqual([['while-away'], ['after']]);
  await listener.stop();
});

test.each<[string, Record<string, string>]>([
  ['a proxy', { 'x-forwarded-for': '203.0.113.9' }],
  ['a proxy of the newer kind', { forwarded: 'for=203.0.113.9' }],
])('hides internal calls from clients behind %s', async (_who, headers) => {
  const stream = await open(headers);
  expect(stream.response.statusCode).toBe(404);
  stream.close();
});

test('responds with 404 to internal calls of other hosts', async () => {
  const response = await network.app.inject({ url: '/api/internal/purges', remoteAddress: '203.0.113.9' });
  expect(response.statusCode).toBe(404);
});

test('stops the server despite open streams', async () => {
  const other = await createTestNetwork();
  const otherPort = await listenAnywhere(other.app);
  const response = await new Promise<IncomingMessage>((resolve) => {
    get({ port: otherPort, path: '/api/internal/purges' }, resolve);
  });
  response.resume();
  await other.close();
});

test('keeps only the latest purges and sends a full purge to older clients', async () => {
  const { db } = network;
  await db.$client.query("insert into purges (tags) select '{x}' from generate_series(1, $1::int)", [purgesKept + 5]);
  await purge(db, ['last']);
  const { rows } = await db.$client.query<{ count: string }>('select count(*) from purges');
  expect(Number(rows[0]?.count)).toBe(purgesKept);

  for (const lastEventId of ['1', '0', 'nonsense', '-3', '999999999']) {
    const stream = await open({ 'last-event-id': lastEventId });
    await until(() => eventsOf(stream).length > 0);
    expect(tagsOf(stream)).toEqual([['*']]);
    stream.close();
  }
});
