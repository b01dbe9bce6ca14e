import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { impressions, postReads } from '../../../kernel/db/schema/impressions.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { newReader, sendImpression, withTicket } from '../../../testing/readers.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../../testing/testNetwork.ts';
import { until } from '../../../testing/until.ts';
import { parseLines, toLine } from './impressionLine.ts';

let network: TestNetwork;
let postId = '';
beforeAll(async () => {
  network = await createTestNetwork({
    IMPRESSION_FLUSH_MS: '5',
    IMPRESSION_LIMIT: '8',
    IMPRESSION_TICKET_LIMIT: '2',
    IMPRESSION_NETWORK_LIMIT: '2',
  });
  const [row] = await network.db.select().from(posts).where(eq(posts.key, 'the-loudest-room'));
  postId = String(row?.id);
});
afterAll(() => network.close());
beforeEach(() => network.db.execute(sql`truncate impressions, post_views, post_reads, hold_reads, refused_reads`));

const ticketed = (headers: Record<string, string>, seconds = 20) =>
  withTicket(network.app, headers, new Date(testNow.getTime() - seconds * 1_000));

/** Sends bodies one after the other, and waits until they are in the database. @returns the statuses */
async function send(headers: Record<string, string>, ...bodies: object[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const body of bodies) {
    statuses.push((await sendImpression(network.app, headers, { postId, authorId: null, ...body })).statusCode);
    await until(async () => /^impressions_pending_bytes 0$/m.test((await network.app.inject('/metrics')).body));
  }
  return statuses;
}
const stored = () =>
  network.db
    .select({ referrer: impressions.referrer, seconds: impressions.seconds, rejection: impressions.rejection })
    .from(impressions)
    .orderBy(impressions.id);
const sums = async () =>
  (await network.db.select().from(postReads)).map(({ referrer, reads, timed, seconds }) => ({
    ...{ referrer, reads, timed, seconds },
  }));

describe('the source and time of an impression', () => {
  test('are stored with it and summed', async () => {
    const headers = await ticketed(newReader());
    expect(await send(headers, { referrer: 'search' }, { seconds: 30 }, { seconds: 12 })).toEqual([200, 200, 200]);
    expect(await stored()).toEqual([{ referrer: 'search', seconds: 42, rejection: null }]);
    await send(await ticketed(newReader()), { referrer: 'search' });
    await send(await ticketed(newReader()), {});
    expect(await sums()).toEqual([
      { referrer: 'search', reads: 2, timed: 1, seconds: 42 },
      { referrer: 'none', reads: 1, timed: 0, seconds: 0 },
    ]);
  });

  test('stay below an hour', async () => {
    const headers = await ticketed(newReader());
    await send(headers, {}, { seconds: 1_800 }, { seconds: 1_799 }, { seconds: 1_800 }, { seconds: 1_800 });
    expect((await stored())[0]?.seconds).toBe(3_600);
    expect(await sums()).toEqual([{ referrer: 'none', reads: 1, timed: 1, seconds: 3_600 }]);
  });

  test('change nothing without a counted impression of the same visitor and post', async () => {
    const reader = newReader();
    await send(await ticketed(reader), { seconds: 30, referrer: 'social' });
    expect(await stored()).toEqual([]);
    await send(await ticketed(reader, 3), { referrer: 'social' }, { seconds: 30 });
    expect(await stored()).toEqual([{ referrer: 'social', seconds: 0, rejection: 'young-ticket' }]);
    expect(await sums()).toEqual([]);
    // A refused read of this visitor counts later, and keeps the source of the counted impression.
    await send(await ticketed(reader), { referrer: 'network' });
    expect(await sums()).toEqual([{ referrer: 'network', reads: 1, timed: 0, seconds: 0 }]);
  });

  test('are not taken without a valid ticket', async () => {
    const reader = newReader();
    await send(await ticketed(reader), {});
    await send(reader, { seconds: 30 });
    await send({ ...reader, 'x-marquee-ticket': 'made-up' }, { seconds: 30 });
    expect((await stored())[0]?.seconds).toBe(0);
    expect(await network.db.execute(sql`select * from refused_reads`)).toMatchObject({ rows: [] });
  });

  test('use no limit of tickets and networks, and no money', async () => {
    const headers = await ticketed(newReader());
    await send(headers, {}, { seconds: 1 }, { seconds: 1 }, { seconds: 1 });
    const { rows } = await network.db.execute(sql`select views, booked from post_views`);
    expect(rows).toEqual([{ views: 1, booked: 0 }]);
    // The second counted read of the network is still within its limit of two.
    const other = { ...headers, 'user-agent': `${headers['user-agent']} 2` };
    await send(await ticketed(other), {});
    expect((await stored()).map(({ rejection }) => rejection)).toEqual([null, null]);
  });

  test('have a limit of calls that leaves impressions alone', async () => {
    const headers = await ticketed(newReader());
    const reports = await send(headers, {}, ...Array.from({ length: 9 }, () => ({ seconds: 1 })));
    expect(reports.slice(-2)).toEqual([200, 429]);
    expect(await send(headers, {})).toEqual([200]);
  });

  test.each([
    { seconds: 0 },
    { seconds: 1_801 },
    { seconds: 1.5 },
    { seconds: '30' },
    { referrer: 'https://example.com/a' },
    { referrer: '' },
  ])('are refused with unknown values: %j', async (body) => {
    expect(await send(await ticketed(newReader()), body)).toEqual([422]);
    expect(await stored()).toEqual([]);
  });
});

test('sums equal the impressions after random steps', async () => {
  const readers = await Promise.all(Array.from({ length: 5 }, () => ticketed(newReader())));
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const kinds = ['search', 'social', 'network', 'other', 'none'];
  for (let step = 0; step < 30; step += 1) {
    const headers = readers[random(5)] ?? {};
    await send(headers, random(2) === 0 ? { referrer: kinds[random(5)] } : { seconds: 1 + random(1_800) });
  }
  await network.db.execute(sql`update impressions set author_id = null, referrer = 'other' where id % 2 = 0`);
  await network.db.execute(sql`update impressions set rejection = 'bot' where id % 3 = 0`);
  const { rows } = await network.db.execute(sql`
    select * from (
      select post_id, day, site, referrer, count(*) as reads, count(*) filter (where seconds > 0) as timed,
        sum(seconds) as seconds
      from impressions where rejection is null group by 1, 2, 3, 4
    ) as counted full join (select * from post_reads where reads > 0) as summed using (post_id, day, site, referrer)
    where (counted.reads, counted.timed, counted.seconds) is distinct from (summed.reads, summed.timed, summed.seconds)`);
  expect(rows).toEqual([]);
  expect((await sums()).length).toBeGreaterThan(0);
});

test('reads lines of earlier versions, and writes the new fields last', () => {
  const earlier = '{"at":1,"post":2,"site":"beat","visitor":"v"}\n';
  expect(parseLines(earlier)).toEqual({
    impressions: [{ at: 1, post: 2, site: 'beat', visitor: 'v', network: '', referrer: 'none' }],
    broken: 0,
  });
  const line = toLine({ at: 1, post: 2, site: 'beat', visitor: 'v', network: 'n', referrer: 'search', seconds: 9 });
  expect(line).toMatch(/"referrer":"search","seconds":9\}\n$/);
  expect(parseLines(line).impressions[0]).toMatchObject({ referrer: 'search', seconds: 9 });
});
