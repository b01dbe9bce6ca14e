import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { balanceSchema, earningsSchema, microsPerCent, type Rate, sessionCookieName } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { Sessions } from '../../people/accounts/Sessions.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { bookReads } from '../ledger/bookReads.ts';
import { recordTransfer } from '../ledger/recordTransfer.ts';
import { addRate } from '../ledger/testing/addRate.ts';
import { addDays, dayOf } from './period.ts';

/**
 * Checks that the figures of a writer's month agree to the micro in the file, the response and the ledger. They must
 * also match the reads that the test counts itself. `AGREEMENT_PAIRS=10000` sets the number of months of writers.
 */

/** Months of each writer. An account may request six files a minute, and one of them contains all transfers. */
const monthsOfWriter = 5;
const pairs = Number(process.env.AGREEMENT_PAIRS ?? 200);
const writers = Math.ceil(pairs / monthsOfWriter);
const allMonths = Array.from({ length: 24 }, (_, index) =>
  new Date(Date.UTC(2024, 6 + index, 1)).toISOString().slice(0, 7),
);
const seed = Number(process.env.AGREEMENT_SEED ?? 14);
jest.setTimeout(600_000 + pairs * 300);

/** A month of a writer, with the test's own count. */
type Month = { month: string; reads: number; micros: number };
type Writer = { id: number; cookie: string; postIds: number[]; months: Month[] };

const random = randomNumbers(seed);
const rates: Rate[] = [{ validFrom: '2000-01-01', micros: 3_800 }];
const all: Writer[] = [];
let network: TestNetwork;

beforeAll(async () => {
  network = await createTestNetwork();
  // Rates also change within a month, and have amounts that no number of reads turns into whole cents.
  for (let day = '2024-07-09'; day < '2026-06-01'; day = addDays(day, 20 + random(60))) {
    const rate = { validFrom: day, micros: 1 + random(9_999) };
    rates.unshift(rate);
    await addRate(network.db, rate);
  }
  for (let number = 0; number < writers; number += 1) all.push(await makeWriter(number));
  // Reads of a day arrive before and after bookings of it, and in no order.
  for (let round = 0; round < 3; round += 1) {
    for (const writer of all) await readPosts(writer);
    await bookReads(network.db, testNow);
  }
});
afterAll(() => network.close());

test(`${writers * monthsOfWriter} months of writers are the same in the file, the response and the ledger`, async () => {
  for (const { id, cookie, months } of all) {
    const ask = (path: string) => network.app.inject({ url: `/api/vocal/user/${path}`, headers: { cookie } });
    for (const { month, reads, micros } of months) {
      const from = `${month}-01`;
      const period = `from=${from}&to=${lastDayOf(month)}`;
      const { total, buckets, byPost } = earningsSchema.parse((await ask(`earnings?${period}&groupBy=month`)).json());
      const file = rowsOf((await ask(`earnings.csv?${period}`)).body);
      const found = {
        response: [total.reads, total.earned.micros],
        bucket: buckets.map((bucket) => [bucket.reads, bucket.earned.micros]),
        posts: [sumOf(byPost.map((post) => post.reads)), sumOf(byPost.map((post) => post.earned.micros))],
        file: [sumOf(file.map((row) => Number(row.reads))), sumOf(file.map((row) => microsOf(row.dollars)))],
        ledger: await ledgerOf(id, from, lastDayOf(month)),
        cents: total.earned.amount,
      };
      const expected = [reads, micros];
      expect({ id, month, ...found }).toEqual({
        ...{ id, month, response: expected, bucket: [expected], posts: expected, file: expected, ledger: expected },
        cents: Math.floor(micros / microsPerCent),
      });
    }
    const transfers = rowsOf((await ask('transfers.csv')).body);
    expect(sumOf(transfers.map((row) => microsOf(row.dollars)))).toBe(sumOf(months.map(({ micros }) => micros)));
    expect(transfers.every((row) => Number(row.reads) * microsOf(row.rate) === microsOf(row.dollars))).toBe(true);
  }
});

test('pays whole cents, which add up with the remainder to the reads at their rates', async () => {
  for (const { id, cookie, months } of all) {
    const balance = async () => {
      const response = await network.app.inject({ url: '/api/vocal/user/balance', headers: { cookie } });
      return balanceSchema.parse(response.json());
    };
    const micros = (await balance()).available.amount * microsPerCent;
    if (micros > 0) {
      const payout = { kind: 'payout', userId: id, micros, at: testNow, payoutId: id } as const;
      await recordTransfer(network.db, { ...payout, from: 'earned', to: 'payouts', key: `asked ${id}` });
      await recordTransfer(network.db, { ...payout, from: 'payouts', to: 'paid', key: `paid ${id}` });
    }
    const { paidTotal, available } = await balance();
    expect(available.micros).toBeLessThan(microsPerCent);
    expect(paidTotal.amount * microsPerCent + available.micros).toBe(sumOf(months.map((month) => month.micros)));
  }
});

/** Inserts reads of random posts and days of a writer's months, and adds them to the test's own count. */
async function readPosts({ id, postIds, months }: Writer): Promise<void> {
  const reads = months.flatMap((month) =>
    Array.from({ length: random(25) }, () => {
      const day = addDays(`${month.month}-01`, random(Number(lastDayOf(month.month).slice(8))));
      const isCounted = random(10) > 0;
      if (isCounted) {
        month.reads += 1;
        month.micros += rateOf(day);
      }
      return { day, postId: postIds[random(postIds.length)] ?? 0, rejection: isCounted ? null : 'bot' };
    }),
  );
  await network.db.execute(sql`
    insert into impressions (post_id, author_id, site, day, visitor, created_at, rejection)
    select read.post_id, ${id}, 'beat', read.day, gen_random_uuid(), read.day, read.rejection
    from unnest(
      ${sql.param(reads.map(({ postId }) => postId))}::bigint[], ${sql.param(reads.map(({ day }) => day))}::date[],
      ${sql.param(reads.map(({ rejection }) => rejection))}::text[]
    ) as read (post_id, day, rejection)`);
}

/** Creates a writer with two posts and a session, whose reads are in a few random months. */
async function makeWriter(number: number): Promise<Writer> {
  const times = { createdAt: testNow, modifiedAt: testNow };
  const name = { firstName: 'Ola', lastName: `${number}` };
  const [user] = await network.db
    .insert(users)
    .values({ key: `writer-${number}`, passwordHash: 'a hash', ...name, ...times })
    .returning();
  const id = user?.id ?? 0;
  const made = await network.db
    .insert(posts)
    .values([0, 1].map(() => ({ authorId: id, site: 'beat' as const, name: 'Tape', ...times })))
    .returning({ id: posts.id });
  const chosen = new Set<string>();
  while (chosen.size < monthsOfWriter) chosen.add(allMonths[random(allMonths.length)] ?? '');
  return {
    id,
    cookie: `${sessionCookieName}=${await new Sessions(network.db, () => testNow).start({ userId: id, passwordHash: 'a hash', device: '', way: 'password', provesFactor: false })}`,
    postIds: made.map((post) => post.id),
    months: [...chosen].map((month) => ({ month, reads: 0, micros: 0 })),
  };
}

/** Sums the reads and micros of a month from the transfers alone. */
async function ledgerOf(userId: number, from: string, to: string): Promise<[reads: number, micros: number]> {
  const { rows } = await network.db.execute<{ reads: number; micros: string }>(sql`
    select coalesce(sum(reads), 0)::int as reads, coalesce(sum(amount), 0)::text as micros
    from ledger_transfers join ledger_accounts as payee on payee.id = to_account
    where payee.user_id = ${userId} and ledger_transfers.kind = 'reads' and day between ${from} and ${to}`);
  return [rows[0]?.reads ?? -1, Number(rows[0]?.micros)];
}

function rateOf(day: string): number {
  return rates.find(({ validFrom }) => validFrom <= day)?.micros ?? 0;
}

function lastDayOf(month: string): string {
  return dayOf(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)));
}

/** Parses a CSV file without quoted cells into objects. */
function rowsOf(file: string): Record<string, string>[] {
  const [head = [], ...rows] = file
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
}

/** Parses dollars with six decimals as micros, without floating-point numbers. */
function microsOf(dollars = ''): number {
  expect(dollars).toMatch(/^\d+\.\d{6}$/);
  return Number(dollars.replace('.', ''));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Generates whole numbers from zero to below a limit, the same for the same seed (mulberry32). */
function randomNumbers(start: number): (below: number) => number {
  let state = start;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
