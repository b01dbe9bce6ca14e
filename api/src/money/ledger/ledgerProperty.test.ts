import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { ledgerAccounts } from '../../kernel/db/schema/ledger.ts';
import { postBylines } from '../../kernel/db/schema/postBylines.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { connectKillable, type Killable } from '../../testing/killable.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { until } from '../../testing/until.ts';
import { bookReads } from './bookReads.ts';
import { RateRefusedError } from './rates.ts';
import { recordTransfer, type TransferRequest } from './recordTransfer.ts';
import { addRate } from './testing/addRate.ts';
import { LedgerModel } from './testing/LedgerModel.ts';
import { verifyLedger } from './verifyLedger.ts';
import { openWriterAccounts } from './writerAccounts.ts';

/** Number of random events, set by `LEDGER_EVENTS`. `LEDGER_SEED` repeats a run. */
const events = Number(process.env.LEDGER_EVENTS ?? 6_000);
const seed = Number(process.env.LEDGER_SEED ?? Date.now() % 100_000);
const rounds = Math.max(60, Math.ceil(events / 2_000));
const writers = 6;
const postsOfWriter = 4;
const days = 40;
/** Upper bound for the statements of a booking of one batch, BEGIN and COMMIT included. */
const statementsOfAct = 15;
const at = new Date('2026-06-15T12:00:00.000Z');

let database: TestDatabase;
let killable: Killable;
let model: LedgerModel;
let postIds: number[];

let state = seed;
/** Returns a random whole number from 0 to `below` - 1, the same for the same seed. */
function random(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

beforeAll(async () => {
  database = await createTestDatabase();
  killable = connectKillable(database.url);
  const people = await database.db
    .insert(users)
    .values(
      Array.from({ length: writers }, (_, number) => ({
        ...{ key: `writer-${number}`, firstName: 'A', lastName: 'B', createdAt: at, modifiedAt: at },
      })),
    )
    .returning({ id: users.id });
  const rows = await database.db
    .insert(posts)
    .values(
      Array.from({ length: writers * postsOfWriter }, (_, number) => ({
        ...{ authorId: people[number % writers]?.id, site: 'beat' as const, name: `${number}` },
        ...{ createdAt: at, modifiedAt: at },
      })),
    )
    .returning({ id: posts.id, authorId: posts.authorId });
  postIds = rows.map(({ id }) => id);
  model = new LedgerModel(new Map(rows.map(({ id, authorId }) => [id, authorId ?? 0])));
  await openWriterAccounts(
    database.db,
    people.map(({ id }) => id),
  );
});
afterAll(async () => {
  await killable.db.$client.end();
  await database.drop();
});

const dayOf = (number: number) => new Date(Date.UTC(2026, 3, 1 + number)).toISOString().slice(0, 10);

/**
 * Inserts reads of random visitors and days in any order. Many reads come twice, and some are refused first and counted
 * later.
 */
async function arrive(number: number): Promise<void> {
  const reads = Array.from({ length: number }, () => {
    const postId = postIds[random(postIds.length)] ?? 0;
    return { postId, day: dayOf(random(days)), visitor: `v${random(1_000)}`, isCounted: random(5) > 0 };
  });
  const unique = [...new Map(reads.map((read) => [`${read.postId} ${read.day} ${read.visitor}`, read])).values()];
  const column = (of: (read: (typeof reads)[number]) => unknown) => sql.param(unique.map(of));
  await database.db.execute(sql`
    insert into impressions as known (post_id, site, day, visitor, rejection, created_at)
    select post_id, 'beat', day, visitor, case when is_counted then null else 'bot' end, now()
    from unnest(${column((read) => read.postId)}::bigint[], ${column((read) => read.day)}::date[],
      ${column((read) => read.visitor)}::text[], ${column((read) => read.isCounted)}::bool[])
      as read (post_id, day, visitor, is_counted)
    order by post_id, day, visitor
    on conflict (post_id, day, visitor) do update set rejection = null
      where known.rejection is not null and excluded.rejection is null`);
  for (const read of unique) model.read(read);
}

/** Runs an action in a process that is killed at a random statement, and repeats it until one process completes it. */
async function survive<Result>(act: () => Promise<Result>): Promise<Result> {
  for (;;) {
    if (random(3) > 0) killable.killAt(1 + random(statementsOfAct), random(2) === 0 ? 'before' : 'after');
    try {
      return await act();
    } catch (error) {
      if (!killable.spare()) throw error;
    } finally {
      killable.spare();
    }
  }
}

async function book(): Promise<void> {
  await survive(() => bookReads(killable.db, at));
  // The database may still execute the last statement of a killed process. The next run skips its rows, so another run
  // follows.
  await until(async () => (await runningTransactions()) === 0);
  await bookReads(database.db, at);
  model.book();
  expect(await bookReads(database.db, at)).toEqual({ transfers: 0, reads: 0 });
}

async function runningTransactions(): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(sql`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`);
  return rows[0]?.count ?? 0;
}

async function changeRate(): Promise<void> {
  const validFrom = dayOf(random(days + 10));
  const micros = 1 + random(9_000);
  const isFree = model.takesRate(validFrom);
  // If the process died after COMMIT, the retry finds the rate already set, which is not a failure.
  const added = addRate(database.db, { validFrom, micros });
  if (isFree) {
    await added;
    model.addRate(validFrom, micros);
  } else await expect(added).rejects.toThrow(RateRefusedError);
}

/** Names random people beside the author of a post, with percents that leave something to the author or not. */
async function share(): Promise<void> {
  const place = random(postIds.length);
  const postId = postIds[place] ?? 0;
  // The posts of the test are dealt to the writers in turns.
  const others = model.writers.filter((_, index) => index !== place % writers);
  const percents = new Map<number, number>();
  for (let left = 100, count = random(4); count > 0; count -= 1) {
    const percent = random(left + 1);
    percents.set(others[random(others.length)] ?? 0, percent);
    left = 100 - [...percents.values()].reduce((sum, one) => sum + one, 0);
  }
  await database.db.delete(postBylines).where(eq(postBylines.postId, postId));
  const rows = [...percents].map(([userId, percent], index) => ({
    ...{ postId, position: index + 1, userId, percent },
    role: 'words' as const,
  }));
  if (rows.length > 0) await database.db.insert(postBylines).values(rows);
  model.share(postId, percents);
}

let keys = 0;
/** Moves money of a writer as a hold, a payout or a correction does, often more than there is. */
async function move(): Promise<void> {
  const userId = model.writers[random(model.writers.length)] ?? 0;
  const step = model.steps[random(model.steps.length)];
  if (!step) return;
  keys += 1;
  const micros = 1 + random(Math.max(1, Math.ceil(model.balance(userId, step.from) * 1.3)));
  const request: TransferRequest = {
    ...{ ...step, userId, micros, key: `k${keys}`, at },
    ...{ holdId: 1, payoutId: 1, actorId: 1, reason: 'Test' },
    ...(step.kind === 'reversal' ? { corrects: await anyTransfer() } : {}),
  };
  if (request.kind === 'reversal' && !request.corrects) return;
  const act = survive(() => killable.db.transaction((transaction) => recordTransfer(transaction, request)));
  if (model.move(request)) expect((await act).id).toBeGreaterThan(0);
  else await expect(act).rejects.toMatchObject({ cause: { constraint: 'ledger_accounts_enough' } });
}

async function anyTransfer(): Promise<number | undefined> {
  const { rows } = await database.db.execute<{ id: string }>(sql`select min(id) as id from ledger_transfers`);
  return rows[0]?.id ? Number(rows[0].id) : undefined;
}

async function compare(): Promise<void> {
  const rows = await database.db.select().from(ledgerAccounts);
  expect(rows.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  for (const { kind, userId, balance } of rows)
    expect([kind, userId, balance]).toEqual([kind, userId, model.balance(userId, kind)]);
}

test(
  `${events.toLocaleString('en')} random events leave the balances of the model, whatever is killed (LEDGER_SEED=${seed})`,
  async () => {
    for (let round = 0, done = 0; round < rounds; round += 1) {
      const due = Math.ceil((events * (round + 1)) / rounds) - done;
      const acts = Math.min(due, 5);
      await arrive(due - acts);
      for (let act = 0; act < acts; act += 1) {
        const drawn = random(10);
        if (drawn < 4) await book();
        else if (drawn < 5) await changeRate();
        else if (drawn < 6) await share();
        else await move();
      }
      done += due;
      if (round % 20 === 0) await compare();
    }
    await book();
    await compare();
    expect(await verifyLedger(database.db)).toEqual([]);
  },
  Math.max(600_000, events * 5),
);
