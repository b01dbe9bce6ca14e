import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { impressions } from '../../kernel/db/schema/impressions.ts';
import { ledgerAccounts, ledgerTransfers } from '../../kernel/db/schema/ledger.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { bookReads } from './bookReads.ts';
import { RateRefusedError, ratesOf, removeRate, setRate } from './rates.ts';
import { recordTransfer, type TransferRequest } from './recordTransfer.ts';
import { addRate } from './testing/addRate.ts';
import { verifyLedger } from './verifyLedger.ts';
import { openWriterAccounts, readBalances } from './writerAccounts.ts';

let database: TestDatabase;
let writer = 0;
let postId = 0;
const at = new Date('2026-06-15T12:00:00.000Z');
const day = '2026-06-15';

beforeEach(async () => {
  database = await createTestDatabase();
  const [user] = await database.db
    .insert(users)
    .values({ key: 'ola', firstName: 'Ola', lastName: 'Strand', createdAt: at, modifiedAt: at })
    .returning();
  writer = user?.id ?? 0;
  const [post] = await database.db
    .insert(posts)
    .values({ authorId: writer, site: 'beat', name: 'Tape', createdAt: at, modifiedAt: at })
    .returning();
  postId = post?.id ?? 0;
});
afterEach(() => database.drop());

let visitors = 0;
/** Counted reads of the post. */
const read = async (number: number, on = day) => {
  await database.db.insert(impressions).values(
    Array.from({ length: number }, () => {
      visitors += 1;
      return { postId, authorId: writer, site: 'beat' as const, day: on, visitor: `v${visitors}`, createdAt: at };
    }),
  );
};
const transfer = (request: Partial<TransferRequest> & Pick<TransferRequest, 'key'>) =>
  recordTransfer(database.db, {
    ...{ kind: 'adjustment', from: 'adjustments', to: 'earned', userId: writer, micros: 10, at },
    ...{ actorId: 1, reason: 'Test' },
    ...request,
  });
const balances = () => readBalances(database.db, writer);

describe('booking', () => {
  test('pays each counted read once, also those that arrive late', async () => {
    await read(3);
    await read(2, '2026-06-01');
    expect(await bookReads(database.db, at)).toEqual({ transfers: 2, reads: 5 });
    expect(await bookReads(database.db, at)).toEqual({ transfers: 0, reads: 0 });
    await read(1, '2026-06-01');
    expect(await bookReads(database.db, at)).toEqual({ transfers: 1, reads: 1 });
    expect(await balances()).toEqual({ earned: 6 * 3_800, held: 0, paid: 0 });
    const rows = await database.db.select().from(ledgerTransfers).orderBy(ledgerTransfers.id);
    expect(rows.map((row) => [row.day, row.number, row.reads, row.amount])).toEqual([
      ['2026-06-01', 2, 2, 7_600],
      ['2026-06-15', 3, 3, 11_400],
      ['2026-06-01', 3, 1, 3_800],
    ]);
    expect(await verifyLedger(database.db)).toEqual([]);
  });

  test('books each read once with parallel bookings in many batches', async () => {
    await database.db.execute(sql`
      insert into impressions (post_id, author_id, site, day, visitor, created_at)
      select ${postId}, ${writer}, 'beat', date '2020-01-01' + number, 'v', now() from generate_series(1, 1200) as number`);
    const runs = await Promise.all(Array.from({ length: 4 }, () => bookReads(database.db, at)));
    runs.push(await bookReads(database.db, at));
    expect(runs.reduce((sum, { reads }) => sum + reads, 0)).toBe(1_200);
    expect(await balances()).toMatchObject({ earned: 1_200 * 3_800 });
    expect(await verifyLedger(database.db)).toEqual([]);
  });

  test('leaves reads of a post without an author unbooked and books the following reads', async () => {
    await read(1);
    const [nobodys] = await database.db
      .insert(posts)
      .values({ site: 'beat', name: 'Nobody’s', createdAt: at, modifiedAt: at })
      .returning();
    await database.db
      .insert(impressions)
      .values({ postId: nobodys?.id ?? 0, site: 'beat', day, visitor: 'a', createdAt: at });
    expect(await bookReads(database.db, at)).toEqual({ transfers: 1, reads: 1 });
  });

  test('pays the rate of the day of a read, however late it arrives', async () => {
    await addRate(database.db, { validFrom: '2026-06-10', micros: 5_000 });
    await read(1, '2026-06-09');
    await read(1, '2026-06-10');
    await bookReads(database.db, at);
    expect(await balances()).toMatchObject({ earned: 8_800 });
    expect(await ratesOf(database.db, '2026-06-09', '2026-06-10')).toEqual([
      { validFrom: '2026-06-10', micros: 5_000 },
      { validFrom: '2000-01-01', micros: 3_800 },
    ]);
  });

  test('refuses rates for booked days, second rates of a day and rates out of bounds', async () => {
    await read(1);
    await bookReads(database.db, at);
    for (const [validFrom, micros] of [
      ['2026-06-15', 1],
      ['2000-01-01', 1],
      ['2026-06-16', 0],
      ['2026-06-16', 10_000_001],
    ] as const)
      await expect(addRate(database.db, { validFrom, micros })).rejects.toThrow(RateRefusedError);
    await addRate(database.db, { validFrom: '2026-06-16', micros: 1 });
  });
});

test('corrects and removes a rate until its day', async () => {
  const change = (micros: number, validFrom: string) =>
    database.db.transaction((transaction) => setRate(transaction, { validFrom, micros }));
  const remove = (day: string) => database.db.transaction((transaction) => removeRate(transaction, day));
  expect(await change(38_000, '2999-12-01')).toBeNull();
  expect(await change(3_900, '2999-12-01')).toBe(38_000);
  expect(await ratesOf(database.db, '2999-12-01', '2999-12-01')).toEqual([{ validFrom: '2999-12-01', micros: 3_900 }]);
  expect(await remove('2999-12-01')).toBe(3_900);
  await expect(remove('2999-12-01')).rejects.toThrow('No rate begins on 2999-12-01.');
  await expect(change(1, '2000-01-01')).rejects.toThrow('The rate of 2000-01-01 has begun and stays at 3800 micros.');
  await expect(remove('2000-01-01')).rejects.toThrow('The rate of 2000-01-01 has begun and cannot be removed.');
});

describe('a transfer', () => {
  beforeEach(() => openWriterAccounts(database.db, [writer]));

  test('moves its amount once for a key and refuses the key of another transfer', async () => {
    const { id } = await transfer({ key: 'a' });
    expect(await transfer({ key: 'a' })).toEqual({ id, isNew: false });
    await expect(transfer({ key: 'a', micros: 11 })).rejects.toThrow('another transfer');
    expect(await balances()).toEqual({ earned: 10, held: 0, paid: 0 });
  });

  test('never leaves a writer’s account below zero', async () => {
    await transfer({ key: 'a' });
    await expect(transfer({ key: 'b', from: 'earned', to: 'adjustments', micros: 11 })).rejects.toMatchObject({
      cause: { constraint: 'ledger_accounts_enough' },
    });
    expect(await balances()).toMatchObject({ earned: 10 });
  });

  test.each([
    [{ kind: 'hold', from: 'earned', to: 'paid', holdId: 1 }],
    [{ kind: 'payout', from: 'held', to: 'paid', payoutId: 1 }],
    [{ kind: 'release', from: 'earned', to: 'held', holdId: 1 }],
    [{ kind: 'adjustment', from: 'expense', to: 'earned' }],
    [{ kind: 'reversal', from: 'earned', to: 'expense', corrects: 4_711 }],
  ] as const)(
    'is refused between accounts that its kind has no business with, and without its cause: %j',
    async (request) => {
      await transfer({ key: 'a', micros: 1_000 });
      await expect(transfer({ key: 'b', ...request })).rejects.toThrow();
      expect(await balances()).toMatchObject({ earned: 1_000 });
    },
  );

  test.each([
    ['adjustment', 'adjustment', 'adjustments', 'earned', { actorId: undefined }],
    ['hold', 'hold', 'earned', 'held', {}],
    ['payout', 'payout', 'earned', 'payouts', {}],
    ['reversal', 'reversal', 'earned', 'expense', {}],
  ] as const)('of kind %s refers to its cause', async (_name, kind, from, to, more) => {
    await transfer({ key: 'a', micros: 1_000 });
    await expect(transfer({ key: 'b', kind, from, to, ...more })).rejects.toMatchObject({
      cause: { constraint: 'ledger_transfers_cause' },
    });
  });
});

test.each([
  'update ledger_transfers set amount = 1',
  'delete from ledger_transfers',
  'truncate ledger_transfers cascade',
  'update ledger_accounts set balance = 1',
  'delete from ledger_accounts',
  'update rates set micros = 1',
  'delete from rates',
])('keeps the api’s role from changing the ledger: %s', async (statement) => {
  await read(1);
  await bookReads(database.db, at);
  await expect(database.db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/only added to|permission denied/) },
  });
  const rows = await database.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, 'earned'));
  expect(rows).toMatchObject([{ balance: 3_800 }]);
});

test('keeps a post with reads from being deleted', async () => {
  await read(1);
  // PostgreSQL 18 has a separate code for RESTRICT; 15 to 17 use the code of any foreign key.
  await expect(database.db.delete(posts).where(eq(posts.id, postId))).rejects.toMatchObject({
    cause: { code: expect.stringMatching(/^(23001|23503)$/) },
  });
});

test('finds each kind of contradiction in a verification', async () => {
  await read(2);
  await bookReads(database.db, at);
  const faultsAfter = async (statement: string) => {
    let found: string[] = [];
    await database.db
      .transaction(async (transaction) => {
        await transaction.execute(sql.raw('alter table ledger_transfers disable trigger user'));
        await transaction.execute(sql.raw('alter table ledger_accounts disable trigger user'));
        await transaction.execute(sql.raw('grant update on ledger_transfers to current_user'));
        await transaction.execute(sql.raw(statement));
        found = (await verifyLedger(transaction)).map(({ check }) => check);
        throw new Error('rolled back');
      })
      .catch((error: Error) => {
        if (error.message !== 'rolled back') throw error;
      });
    return found;
  };
  expect(await faultsAfter(`update ledger_accounts set balance = balance + 1 where kind = 'earned'`)).toEqual([
    'The sum over all accounts is zero',
    'A balance is the sum of its transfers',
  ]);
  expect(await faultsAfter('update ledger_transfers set amount = amount + 1')).toContain(
    'Reads are booked at the rate of their day',
  );
  expect(await faultsAfter('update ledger_transfers set number = 3')).toEqual(['Every read of a day is booked once']);
  expect(await faultsAfter('update post_views set booked = 1')).toEqual([
    'The booked reads and micros of a day are those of its transfers',
  ]);
  expect(await faultsAfter('update post_views set views = 3')).toEqual([
    'The paid views of a day are its counted impressions',
  ]);
});
