import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { asc, eq, sql } from 'drizzle-orm';
import { impressions, refusedReads } from '../../../kernel/db/schema/impressions.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { firefox, newReader, sendImpression, withTicket } from '../../../testing/readers.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../../testing/testNetwork.ts';
import { until } from '../../../testing/until.ts';

let network: TestNetwork;
let postIds: string[];
beforeAll(async () => {
  network = await createTestNetwork({
    IMPRESSION_FLUSH_MS: '5',
    IMPRESSION_LIMIT: '1000',
    IMPRESSION_NETWORK_POST_LIMIT: '3',
    IMPRESSION_NETWORK_LIMIT: '8',
    IMPRESSION_TICKET_LIMIT: '4',
    IMPRESSION_NETWORK_EVIDENCE: '20',
    IMPRESSION_EVIDENCE: '50',
  });
  const rows = await network.db
    .select({ id: posts.id })
    .from(posts)
    .where(eq(posts.site, 'beat'))
    .orderBy(asc(posts.id));
  postIds = rows.map(({ id }) => String(id));
});
afterAll(() => network.close());
beforeEach(() => network.db.execute(sql`truncate impressions, post_views, hold_reads, refused_reads`));

const secondsAgo = (seconds: number) => new Date(testNow.getTime() - seconds * 1_000);
const ticketOf = (headers: Record<string, string>, seconds = 20) =>
  withTicket(network.app, headers, secondsAgo(seconds));

/** Sends impressions and waits until they are in the database. */
async function send(impressions: readonly { headers: Record<string, string>; post?: number }[]): Promise<void> {
  const responses = await Promise.all(
    impressions.map(({ headers, post = 0 }) =>
      sendImpression(network.app, headers, { postId: postIds[post], authorId: null }),
    ),
  );
  for (const response of responses)
    expect([response.statusCode, response.json()]).toEqual([200, { success: true, error: null }]);
  await until(async () => /^impressions_pending_bytes 0$/m.test((await network.app.inject('/metrics')).body));
}

/** Counts impressions by outcome: counted, or the reason for the rejection. */
async function outcomes(): Promise<Record<string, number>> {
  const rows = await network.db.select({ rejection: impressions.rejection }).from(impressions);
  const ends: Record<string, number> = {};
  for (const { rejection } of rows) ends[rejection ?? 'counted'] = (ends[rejection ?? 'counted'] ?? 0) + 1;
  return ends;
}
const browsers = (count: number, headers: Record<string, string>) =>
  Array.from({ length: count }, (_, n) => ({ headers: { ...headers, 'user-agent': `${firefox} ${n}` } }));

describe('an impression counts', () => {
  test('with the ticket of a page that was served fifteen seconds to twelve hours ago', async () => {
    await send([
      { headers: await ticketOf(newReader(), 15) },
      { headers: await ticketOf(newReader(), 12 * 3_600) },
      { headers: await ticketOf(newReader(), 14) },
      { headers: await ticketOf(newReader(), 12 * 3_600 + 1) },
    ]);
    expect(await outcomes()).toEqual({ counted: 2, 'young-ticket': 1, 'old-ticket': 1 });
  });

  test('when it is sent again with a ticket that has become old enough', async () => {
    const reader = newReader();
    await send([{ headers: await ticketOf(reader, 3) }]);
    await send([{ headers: await ticketOf(reader, 18) }]);
    expect(await outcomes()).toEqual({ counted: 1 });
  });

  test('for posts that are opened one after the other with the ticket of the visit', async () => {
    const headers = await ticketOf(newReader());
    await send([0, 1, 2].map((post) => ({ headers, post })));
    expect(await outcomes()).toEqual({ counted: 3 });
  });

  test('never without a ticket or with a forged one', async () => {
    const reader = newReader();
    const { 'x-marquee-ticket': ticket = '' } = await ticketOf(reader);
    await send([
      { headers: newReader() },
      { headers: newReader({ 'x-marquee-ticket': 'made-up' }) },
      { headers: newReader({ 'x-marquee-ticket': `${ticket.slice(0, -4)}AAAA` }) },
      { headers: newReader({ 'x-marquee-ticket': 'x'.repeat(5_000) }) },
    ]);
    expect(await outcomes()).toEqual({ 'no-ticket': 1, 'bad-ticket': 3 });
  });

  test('once for a reader whose network changes, for the network that got the page', async () => {
    const reader = newReader();
    const headers = await ticketOf(reader);
    const elsewhere = { ...headers, 'x-forwarded-for': '198.51.100.7' };
    await send([{ headers: elsewhere }]);
    await send([{ headers }]);
    expect(await outcomes()).toEqual({ counted: 1 });
    // Tickets issued to one network stay within that network's limit, from any sender's address.
    for (let n = 1; n <= 5; n += 1)
      await send([{ headers: { ...(await ticketOf(reader)), 'x-forwarded-for': `198.51.${n}.7` } }]);
    expect(await outcomes()).toEqual({ counted: 3, 'network-post-limit': 3 });
  });
});

describe('forged impressions of one client', () => {
  test('never count for 130 browsers without a ticket', async () => {
    await send(browsers(130, newReader()));
    expect(await outcomes()).toEqual({ 'no-ticket': 20 });
  });

  test("count once with one ticket, and up to the network's limit with a ticket each", async () => {
    await send(browsers(130, await ticketOf(newReader())));
    expect((await outcomes()).counted).toBe(1);
    await network.db.execute(sql`truncate impressions, post_views, hold_reads, refused_reads`);
    const reader = newReader();
    const each = browsers(130, reader);
    await send(await Promise.all(each.map(async ({ headers }) => ({ headers: await ticketOf(headers) }))));
    expect(await outcomes()).toEqual({ counted: 3, 'network-post-limit': 20 });
  });

  test('limits a network across all its addresses, posts and batches', async () => {
    for (let n = 0; n < 12; n += 1) {
      const reader = newReader({ 'x-forwarded-for': `2001:db8:9:${n}::1` });
      await send([{ headers: await ticketOf(reader), post: n % 5 }]);
    }
    expect(await outcomes()).toEqual({ counted: 8, 'network-limit': 4 });
    const [views] = (await network.db.execute(sql`select sum(views)::int as views from post_views`)).rows;
    expect(views).toEqual({ views: 8 });
  });

  test('limits the posts of a ticket', async () => {
    const headers = await ticketOf(newReader());
    await send([0, 1, 2, 3, 4].map((post) => ({ headers, post })));
    expect(await outcomes()).toEqual({ counted: 4, 'ticket-limit': 1 });
  });

  test('limits networks independently', async () => {
    const each = browsers(6, newReader());
    await send(await Promise.all(each.map(async ({ headers }) => ({ headers: await ticketOf(headers) }))));
    await send([{ headers: await ticketOf(newReader()) }]);
    expect((await outcomes()).counted).toBe(4);
  });

  test('only counts refused impressions beyond the limits', async () => {
    await send(browsers(60, newReader()));
    expect(await outcomes()).toEqual({ 'no-ticket': 20 });
    await send(browsers(25, newReader()));
    await send(browsers(25, newReader()));
    expect(await outcomes()).toEqual({ 'no-ticket': 50 });
    expect(await network.db.select().from(refusedReads)).toEqual([
      { day: '2026-06-15', site: 'beat', rejection: 'no-ticket', kept: 50, dropped: 60 },
    ]);
  });
});
