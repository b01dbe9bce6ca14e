import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Byline, postBylinesSchema } from '@marquee/shared/domain';
import { eq, sql } from 'drizzle-orm';
import { notices } from '../../kernel/db/schema/notices.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { bookReads } from '../../money/ledger/bookReads.ts';
import { verifyLedger } from '../../money/ledger/verifyLedger.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { prepareSummaries } from '../../reading/lists/summaries.ts';
import { prepareListPosts } from '../../reading/posts/listPosts.ts';
import { preparePost } from '../../reading/posts/postDetail.ts';
import { testNow } from '../../testing/testNetwork.ts';
import { signIn, signUpStranger } from '../../testing/writers.ts';
import { ReviewCalls } from '../testing/ReviewCalls.ts';

const day = '2026-06-14';
let calls: ReviewCalls;
let ola = { id: 0, cookie: '' };
beforeAll(async () => {
  calls = await ReviewCalls.open();
  const cookie = await signUpStranger(calls.network.app);
  const [row] = await calls.network.db.select().from(users).where(eq(users.email, 'ola@strand.example'));
  ola = { id: row?.id ?? 0, cookie };
});
afterAll(async () => {
  expect(await verifyLedger(calls.network.db)).toEqual([]);
  await calls.network.close();
});

async function published(title: string): Promise<string> {
  const id = await calls.submitted(title);
  await calls.step('moderator', id, 'claim');
  await calls.decide('moderator', id, { action: 'publish' });
  return id;
}
const photographer = (percent: number): Byline => ({ userId: String(ola.id), role: 'photographs', percent });
const set = (id: string, bylines: Byline[], before: Byline[] = [], role: 'second' | 'limited' | 'author' = 'second') =>
  calls.call(role, 'PUT', `review/${id}/bylines`, { bylines, before });
const read = (id: string) => preparePost(calls.network.db)('beat', id);
const earned = async (cookie: string) => {
  const url = `/api/vocal/user/earnings?from=${day}&to=${day}&groupBy=post`;
  const { total, buckets } = (await calls.network.app.inject({ url, headers: { cookie } })).json();
  return { total: [total.reads, total.earned.micros], posts: buckets.length };
};
/** Inserts and books reads of a post. */
async function book(id: string, count: number): Promise<void> {
  await calls.network.db.execute(sql`
    insert into impressions (post_id, author_id, site, day, visitor, created_at, rejection)
    select id, author_id, site, ${day}, gen_random_uuid(), ${day}, null
    from posts, generate_series(1, ${count}) where id = ${Number(id)}`);
  await bookReads(calls.network.db, testNow);
}

test('names a photographer on the post and on lists, and divides the money of reads to the micro', async () => {
  const id = await published('Two People at Work');
  const before = { author: await earned(calls.cookies.author), ola: await earned(ola.cookie) };
  const response = await set(id, [photographer(33)]);
  expect(postBylinesSchema.parse(response.json())).toMatchObject({
    author: { percent: 67 },
    bylines: [{ name: 'Ola Strand', role: 'photographs', percent: 33 }],
  });
  const byline = { role: 'photographs', author: { key: 'ola-strand', fullname: 'Ola Strand' } };
  expect(await read(id)).toMatchObject({ bylines: [byline] });

  const { db } = calls.network;
  const list = prepareListPosts(db, prepareSummaries(db));
  const ofOla = await list({ site: 'beat', author: 'ola-strand', page: 1, limit: 16 });
  expect(ofOla).toMatchObject({ total: 1, typeTotals: { article: 1 }, posts: [{ id, bylines: [byline] }] });

  await book(id, 7);
  // 7 reads at 3,800 micros are 26,600. 33 % of them are 8,778.
  const author = await earned(calls.cookies.author);
  expect(author.total[1]).toBe((before.author.total[1] ?? 0) + 26_600 - 8_778);
  expect(await earned(ola.cookie)).toEqual({ total: [7, (before.ola.total[1] ?? 0) + 8_778], posts: 1 });
});

test('leaves the micro that cannot be divided to the author, and money of earlier reads as it was', async () => {
  const id = await published('A Split Cent');
  await book(id, 1);
  await set(id, [photographer(50)]);
  const before = { author: await earned(calls.cookies.author), ola: await earned(ola.cookie) };
  const { db } = calls.network;
  await db.execute(sql`insert into rates (valid_from, micros) values ('2026-06-15', 3801)`);
  await db.execute(sql`
    insert into impressions (post_id, author_id, site, day, visitor, created_at, rejection)
    select id, author_id, site, '2026-06-15', gen_random_uuid(), '2026-06-15', null from posts where id = ${Number(id)}`);
  await bookReads(db, testNow);
  const { rows } = await db.execute<{ kind: string; amount: string }>(
    sql`select kind, amount::text from ledger_transfers where post_id = ${Number(id)} order by id`,
  );
  expect(rows).toEqual([
    { kind: 'reads', amount: '3800' },
    { kind: 'reads', amount: '3801' },
    { kind: 'share', amount: '1900' },
  ]);
  expect([await earned(calls.cookies.author), await earned(ola.cookie)]).toEqual([before.author, before.ola]);
});

test('tells the people concerned what they get', async () => {
  const id = await published('Told Once');
  await set(id, [photographer(20)]);
  await set(id, [photographer(20)], [photographer(20)]);
  await set(id, [], [photographer(20)]);
  const rows = await calls.network.db
    .select({ userId: notices.userId, detail: notices.detail })
    .from(notices)
    .where(sql`${notices.kind} = 'setBylines' and ${notices.postId} = ${Number(id)}`)
    .orderBy(notices.id);
  expect(rows.filter(({ userId }) => userId === ola.id).map(({ detail }) => detail.percent)).toEqual([20, null]);
  expect(rows.filter(({ userId }) => userId !== ola.id).map(({ detail }) => detail.percent)).toEqual([80, 100]);
  expect((await calls.actionsOf(id)).filter((action) => action === 'setBylines')).toHaveLength(2);
  expect(await read(id)).not.toHaveProperty('bylines');
});

describe('refuses', () => {
  test('the writer, and an editor of another magazine', async () => {
    const id = await published('Not Theirs');
    expect((await set(id, [photographer(10)], [], 'author')).statusCode).toBe(403);
    expect((await set(id, [photographer(10)], [], 'limited')).statusCode).toBe(404);
    expect(await calls.actionsOf(id)).not.toContain('setBylines');
  });

  test('a share for the editor who sets it', async () => {
    const id = await published('Own Pocket');
    const { id: own } = (
      await calls.network.db.select().from(users).where(eq(users.email, 'second@marquee.example'))
    )[0] ?? {
      id: 0,
    };
    const editing = (percent: number): Byline => ({ userId: String(own), role: 'editing', percent });
    const refused = await set(id, [editing(1)]);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'other-moderator']);
    expect((await set(id, [editing(0)])).statusCode).toBe(200);
  });

  test('more than all of the money, the same person twice, the author, and nobody', async () => {
    const id = await published('Sums');
    const [writer] = await calls.network.db.select().from(users).where(eq(users.email, demoAccounts.writer.email));
    for (const wrong of [
      [photographer(101)],
      [photographer(60), { ...photographer(10), userId: String(ola.id) }],
      [{ ...photographer(1), userId: String(writer?.id) }],
      [{ ...photographer(1), userId: '999999999' }],
      Array.from({ length: 10 }, (_, index) => ({ ...photographer(1), userId: String(index + 1) })),
    ])
      expect((await set(id, wrong)).statusCode).toBe(422);
    expect((await read(id))?.bylines).toBeUndefined();
  });

  test('a list that another editor has changed', async () => {
    const id = await published('Two at Once');
    const [one, other] = await Promise.all([set(id, [photographer(5)]), set(id, [photographer(6)])]);
    expect([one.statusCode, other.statusCode].sort()).toEqual([200, 409]);
  });
});

test('holds the money of everybody who was paid for the reads', async () => {
  const id = await published('Held');
  await set(id, [photographer(25)]);
  await book(id, 10);
  const hold = await calls.call('moderator', 'POST', 'holds', {
    postId: id,
    day,
    reason: 'Too many at once.',
    days: 14,
  });
  expect(hold.statusCode).toBe(201);
  expect(hold.json().hold.amount.micros).toBe(28_500);
  const url = '/api/vocal/user/holds';
  const { holds } = (await calls.network.app.inject({ url, headers: { cookie: ola.cookie } })).json();
  expect(holds).toMatchObject([{ amount: { micros: 9_500 }, reads: 10, status: 'held' }]);
  const reads = await calls.network.app.inject({
    url: `${url}/${holds[0].id}/reads`,
    headers: { cookie: ola.cookie },
  });
  expect(reads.json().reads).toHaveLength(10);
});

test('finds accounts by name or address for editors only', async () => {
  const find = (cookie: string, search: string) =>
    calls.network.app.inject({ url: `/api/vocal/writers?search=${search}`, headers: { cookie } });
  for (const search of ['strand', 'OLA', 'ola@strand.example'])
    expect((await find(calls.cookies.limited, search)).json().writers).toContainEqual({
      ...{ id: String(ola.id), key: 'ola-strand', name: 'Ola Strand' },
    });
  expect((await find(calls.cookies.limited, 'strand.example')).json().writers).toEqual([]);
  expect((await find(ola.cookie, 'ola')).statusCode).toBe(403);
  expect(await signIn(calls.network.app, demoAccounts.writer)).not.toBe('');
});

test('releases the money of one person of a hold, and leaves a closed account without a share', async () => {
  const balance = async () => {
    const url = '/api/vocal/user/balance';
    return (await calls.network.app.inject({ url, headers: { cookie: ola.cookie } })).json();
  };
  const url = '/api/vocal/user/holds';
  const { holds } = (await calls.network.app.inject({ url, headers: { cookie: ola.cookie } })).json();
  const { held, available } = await balance();
  const decision = { action: 'release', reason: 'A class read it.' };
  expect((await calls.call('second', 'POST', `holds/${holds[0].id}/decision`, decision)).statusCode).toBe(200);
  const after = await balance();
  expect(held.micros).toBe(9_500);
  expect([after.held.micros, after.available.micros]).toEqual([0, available.micros + 9_500]);

  const id = await published('Closed');
  await set(id, [photographer(25)]);
  const closing = await calls.network.app.inject({
    ...{ method: 'POST', url: '/api/vocal/auth/deleteAccount', headers: { cookie: ola.cookie } },
    payload: { password: 'kelp-and-barnacles', posts: 'keep', givesUp: after.available.micros },
  });
  expect(closing.statusCode).toBe(200);
  const stored = (await calls.call('second', 'GET', `review/${id}/bylines`)).json();
  expect(stored).toMatchObject({ author: { percent: 100 }, bylines: [{ name: 'Ola Strand', percent: 0 }] });
  const another = await published('Closed Already');
  expect((await set(another, [photographer(25)])).statusCode).toBe(422);
});
