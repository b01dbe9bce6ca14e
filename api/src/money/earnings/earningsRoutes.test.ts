import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  balanceSchema,
  earningsSchema,
  impressionBucketsSchema,
  impressionCountSchema,
  readListSchema,
  transferListSchema,
} from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import { impressions } from '../../kernel/db/schema/impressions.ts';
import { postBylines } from '../../kernel/db/schema/postBylines.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';
import { bookReads } from '../ledger/bookReads.ts';
import { addRate } from '../ledger/testing/addRate.ts';

let network: TestNetwork;
let cookie = '';
let stranger = '';
let writer = 0;
const ids: number[] = [];

beforeAll(async () => {
  network = await createTestNetwork();
  const account = { email: 'ola@money.example', password: 'tin-whistle-and-kelp' };
  const payload = { ...account, firstName: 'Ola', lastName: 'Strand' };
  await network.app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload });
  cookie = await signIn(network.app, account);
  stranger = await signIn(network.app, demoAccounts.moderator);
  const [user] = await network.db.select().from(users).where(eq(users.email, account.email));
  writer = user?.id ?? 0;
  for (const [name, site] of [
    ['=Tape', 'beat'],
    ['Ink', 'marquee'],
  ] as const) {
    const [post] = await network.db
      .insert(posts)
      .values({ authorId: writer, site, name, key: name.slice(-3), createdAt: testNow, modifiedAt: testNow })
      .returning();
    ids.push(post?.id ?? 0);
  }
  await addRate(network.db, { validFrom: '2026-06-10', micros: 5_000 });
  const [tape = 0, ink = 0] = ids;
  await read(tape, '2026-06-01', 3);
  await read(tape, '2026-06-14', 2);
  await read(ink, '2026-06-14', 1);
  await read(tape, '2026-06-14', 4, 'bot');
  await read(tape, '2026-06-13', 1, 'own-read');
  await bookReads(network.db, testNow);
  await read(tape, '2026-06-15', 1);
});
afterAll(() => network.close());

let visitors = 0;
async function read(postId: number, day: string, number: number, rejection: 'bot' | 'own-read' | null = null) {
  const createdAt = new Date(`${day}T23:59:59.999Z`);
  await network.db.insert(impressions).values(
    Array.from({ length: number }, () => {
      visitors += 1;
      return {
        ...{ postId, authorId: writer, site: postId === ids[0] ? ('beat' as const) : ('marquee' as const) },
        ...{ day, visitor: `${visitors}`, rejection, createdAt },
      };
    }),
  );
}
const ask = (path: string, as = cookie) =>
  network.app.inject({ url: `/api/vocal/user/${path}`, headers: { cookie: as } });
const june = 'from=2026-06-01&to=2026-06-15';

test('shows earnings, fractions of cents and unbooked reads in the balance', async () => {
  const response = await ask('balance');
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(balanceSchema.parse(response.json())).toMatchObject({
    available: { micros: 26_400, amount: 2, currency: 'USD' },
    held: { micros: 0 },
    paidTotal: { micros: 0 },
    minimumPayout: { amount: 3_500, currency: 'USD' },
    canWithdraw: false,
    unbookedReads: 1,
  });
});

describe('earnings', () => {
  const earnings = async (query: string, as = cookie) =>
    earningsSchema.parse((await ask(`earnings?${query}`, as)).json());
  const figures = ({ buckets }: Awaited<ReturnType<typeof earnings>>) =>
    buckets.map(({ key, reads, earned }) => [key, reads, earned.micros]);

  test('list each day, also without reads, at the rates of the days', async () => {
    const found = await earnings('from=2026-06-12&to=2026-06-15');
    expect(figures(found)).toEqual([
      ['2026-06-12', 0, 0],
      ['2026-06-13', 0, 0],
      ['2026-06-14', 3, 15_000],
      ['2026-06-15', 0, 0],
    ]);
    expect(found.rate).toEqual({ micros: 5_000, validFrom: '2026-06-10' });
    expect((await earnings(june)).rates).toEqual([
      { micros: 5_000, validFrom: '2026-06-10' },
      { micros: 3_800, validFrom: '2000-01-01' },
    ]);
  });

  test.each([
    [
      'week',
      [
        ['2026-06-01', 3, 11_400],
        ['2026-06-08', 3, 15_000],
        ['2026-06-15', 0, 0],
      ],
    ],
    ['month', [['2026-06-01', 6, 26_400]]],
    [
      'site',
      [
        ['beat', 5, 21_400],
        ['marquee', 1, 5_000],
      ],
    ],
  ])('are grouped by %s', async (group, expected) => {
    expect(figures(await earnings(`${june}&groupBy=${group}`))).toEqual(expected);
  });

  test('are grouped by post with name and site, and filtered by post or site', async () => {
    const [tape, ink] = ids.map(String);
    const found = await earnings(`${june}&groupBy=post`);
    expect(figures(found)).toEqual([
      [tape, 5, 21_400],
      [ink, 1, 5_000],
    ]);
    expect(found.byPost).toEqual(found.buckets);
    expect(found.byPost[0]?.post).toEqual({ id: tape, name: '=Tape', site: 'beat', urlPath: null });
    expect((await earnings(`${june}&postId=${ink}`)).total).toMatchObject({ reads: 1, earned: { micros: 5_000 } });
    expect((await earnings(`${june}&site=beat`)).total).toMatchObject({ reads: 5, earned: { micros: 21_400 } });
  });

  test('are only shown to their writer', async () => {
    expect((await earnings(`${june}&postId=${ids[0]}`, stranger)).total).toMatchObject({ reads: 0 });
  });

  test('have the same figures as a file, without cells that a spreadsheet computes', async () => {
    const { body, headers } = await ask(`earnings.csv?${june}&groupBy=post`);
    expect(headers['content-disposition']).toBe('attachment; filename="earnings-2026-06-01-2026-06-15.csv"');
    expect(body.split('\r\n').slice(0, 2)).toEqual([
      'from,to,postId,post,site,reads,dollars',
      `2026-06-01,2026-06-15,${ids[0]},'=Tape,beat,5,0.021400`,
    ]);
  });

  test.each([
    ['ends before it begins', 'from=2026-06-02&to=2026-06-01'],
    ['is longer than a year', 'from=2025-06-01&to=2026-06-02'],
    ['is in no calendar', 'from=2026-02-30'],
    ['is beyond all years', 'to=9999-12-31'],
    ['is before the first rate', 'from=1999-12-31&to=2000-01-01'],
  ])('are refused for a period that %s', async (_name, query) => {
    for (const path of ['earnings', 'earnings.csv', 'postImpressionCount', 'postImpressionBucket']) {
      const pointer = expect.stringMatching(/^\?(from|to)$/);
      expect((await ask(`${path}?${query}`)).json()).toMatchObject({ status: 400, errors: [{ pointer }] });
    }
  });

  test('accept a period of a leap year and a day', async () => {
    expect((await earnings('from=2024-01-01&to=2024-12-31')).buckets).toHaveLength(366);
  });
});

describe('from a figure to its cause', () => {
  test('names post, day, reads, number and rate of transfers', async () => {
    const { transfers, next } = transferListSchema.parse((await ask(`transfers?postId=${ids[0]}`)).json());
    expect(next).toBeNull();
    expect(transfers).toMatchObject([
      { kind: 'reads', from: 'expense', to: 'earned', amount: { micros: 10_000, amount: 1 } },
      { reads: { post: { name: '=Tape' }, day: '2026-06-01', count: 3, number: 3, rate: 3_800 } },
    ]);
    expect((await ask('transfers?day=2026-06-14')).json().transfers).toHaveLength(2);
    const daysOf = 'firstDay=2026-06-01&lastDay=2026-06-13';
    expect((await ask(`transfers?${daysOf}`)).json().transfers).toHaveLength(1);
    expect((await ask(`transfers?${daysOf}&site=marquee`)).json().transfers).toHaveLength(0);
    expect((await ask('transfers?kind=payout')).json().transfers).toHaveLength(0);
    expect((await ask('transfers?from=2026-06-16')).json().transfers).toHaveLength(0);
    expect((await ask('transfers?to=2026-06-15')).json().transfers).toHaveLength(3);
    expect((await ask('transfers', stranger)).json().transfers).toHaveLength(0);
  });

  test('writes transfers to a file with six decimals', async () => {
    const { body } = await ask('transfers.csv?day=2026-06-01');
    expect(body).toContain(`,reads,expense,earned,0.011400,beat,${ids[0]},'=Tape,2026-06-01,3,3,0.003800,`);
  });

  test('lists reads of a post on a day with time and reason for rejection', async () => {
    const found = readListSchema.parse((await ask(`reads?postId=${ids[0]}&day=2026-06-14`)).json());
    expect(found).toMatchObject({ counted: 2, booked: 2, rate: 5_000, post: { name: '=Tape' } });
    expect(found.reads.map(({ rejection }) => rejection)).toEqual(['bot', 'bot', 'bot', 'bot', null, null]);
    expect((await ask(`reads?postId=${ids[0]}&day=2026-06-15`)).json()).toMatchObject({ counted: 1, booked: 0 });
    expect((await ask(`reads?postId=${ids[0]}&day=2026-06-14`, stranger)).statusCode).toBe(404);
  });

  test('counts reads by reason and includes days without a read', async () => {
    expect(impressionCountSchema.parse((await ask(`postImpressionCount?${june}`)).json())).toMatchObject({
      ...{ counted: 7, rejected: { bot: 4, 'own-read': 1 }, rejectedTotal: 5 },
    });
    const { buckets } = impressionBucketsSchema.parse(
      (await ask('postImpressionBucket?from=2026-06-12&to=2026-06-15')).json(),
    );
    expect(buckets.map(({ key, counted, rejectedTotal }) => [key, counted, rejectedTotal])).toEqual([
      ['2026-06-12', 0, 0],
      ['2026-06-13', 0, 1],
      ['2026-06-14', 3, 4],
      ['2026-06-15', 1, 0],
    ]);
    expect((await ask(`postImpressionCount?${june}&site=marquee`)).json()).toMatchObject({ counted: 1, rejected: {} });
  });
});

test('counts the reads of posts whose byline names the account, also without a share, for as long as it does', async () => {
  const [tape = 0] = ids;
  const person = await signIn(network.app, demoAccounts.writer);
  const [named] = await network.db.select().from(users).where(eq(users.email, demoAccounts.writer.email));
  const counts = async () =>
    impressionCountSchema.parse((await ask(`postImpressionCount?${june}&postId=${tape}`, person)).json());
  expect(await counts()).toMatchObject({ counted: 0, rejectedTotal: 0 });
  const byline = { postId: tape, position: 1, userId: named?.id ?? 0, role: 'words' as const, percent: 0 };
  await network.db.insert(postBylines).values(byline);
  expect(await counts()).toMatchObject({ counted: 6, rejected: { bot: 4, 'own-read': 1 } });
  const month = await ask('postImpressionBucket?from=2026-06-14&to=2026-06-14&site=beat', person);
  expect(impressionBucketsSchema.parse(month.json()).buckets).toMatchObject([{ counted: 2, rejected: { bot: 4 } }]);
  expect((await ask(`postImpressionCount?${june}&postId=${ids[1]}`, person)).json()).toMatchObject({ counted: 0 });
  expect((await ask(`reads?postId=${tape}&day=2026-06-14`, person)).json()).toMatchObject({ counted: 2 });
  // The author's own counts contain each read once, also if a byline of another post names the author.
  expect((await ask(`postImpressionCount?${june}`)).json()).toMatchObject({ counted: 7, rejectedTotal: 5 });
  await network.db.delete(postBylines);
  expect(await counts()).toMatchObject({ counted: 0, rejectedTotal: 0 });
  expect((await ask(`reads?postId=${tape}&day=2026-06-14`, person)).statusCode).toBe(404);
});

test('pages through transfers, each once', async () => {
  for (let day = 1; day <= 60; day += 1)
    await read(ids[1] ?? 0, new Date(Date.UTC(2026, 1, day)).toISOString().slice(0, 10), 1);
  await bookReads(network.db, testNow);
  const seen: string[] = [];
  for (let before: string | null = ''; before !== null; ) {
    const page = transferListSchema.parse(
      (await ask(`transfers?postId=${ids[1]}${before && `&before=${before}`}`)).json(),
    );
    seen.push(...page.transfers.map(({ id }) => id));
    before = page.next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([61, 61]);
});

test('keeps the figures of a post that left its site', async () => {
  await network.db
    .update(posts)
    .set({ deletedAt: testNow, name: '', key: null })
    .where(and(eq(posts.id, ids[0] ?? 0)));
  const found = earningsSchema.parse((await ask(`earnings?${june}&groupBy=post`)).json());
  expect(found.buckets[0]).toMatchObject({ reads: 6, post: { name: '', urlPath: null } });
});
