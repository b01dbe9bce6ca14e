import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { answerDays, type HoldAction, holdTransitions } from '@marquee/shared/domain';
import { eq, sql } from 'drizzle-orm';
import { holds } from '../../kernel/db/schema/holds.ts';
import { impressions } from '../../kernel/db/schema/impressions.ts';
import { ledgerAccounts } from '../../kernel/db/schema/ledger.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { HoldModel } from '../../testing/HoldModel.ts';
import { connectKillable, type Killable } from '../../testing/killable.ts';
import { moderatorOf } from '../../testing/moderatorOf.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { until } from '../../testing/until.ts';
import { bookReads } from '../ledger/bookReads.ts';
import { recordTransfer } from '../ledger/recordTransfer.ts';
import { addRate } from '../ledger/testing/addRate.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';
import { openWriterAccounts } from '../ledger/writerAccounts.ts';
import { applyHoldStep } from './applyHoldStep.ts';
import { placeHold } from './placeHold.ts';
import { releaseExpiredHolds } from './releaseExpiredHolds.ts';

/** Number of random steps, set by `HOLD_STEPS`. `HOLD_SEED` repeats a run. */
const steps = Number(process.env.HOLD_STEPS ?? 500);
const seed = Number(process.env.HOLD_SEED ?? Date.now() % 100_000);
const dayMs = 86_400_000;
const days = ['2026-06-10', '2026-06-11', '2026-06-12'] as const;
const later = { validFrom: '2026-06-12', micros: 5_100 };
const networks = ['one', 'two', 'three'];
const actions: HoldAction[] = ['answer', 'release', 'reverse'];
/** Upper bound for the statements of a step, BEGIN and COMMIT included. */
const statementsOfStep = 14;

let database: TestDatabase;
let killable: Killable;
let people: UserRow[];
let model: HoldModel;
let now = Date.parse('2026-06-15T12:00:00Z');

let state = seed;
function random(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}
function oneOf<Value>(values: readonly Value[]): Value {
  const value = values[random(values.length)];
  if (value === undefined) throw new Error('Nothing to choose from.');
  return value;
}

beforeAll(async () => {
  database = await createTestDatabase();
  killable = connectKillable(database.url);
  const at = new Date(now);
  // The first two moderate; the second one writes, too.
  people = await database.db
    .insert(users)
    .values(
      [true, true, false, false].map((isModerator, number) => ({
        ...{ key: `person-${number}`, firstName: 'A', lastName: 'B', createdAt: at, modifiedAt: at },
        grants: isModerator ? moderatorOf(null) : [],
      })),
    )
    .returning();
  const writers = people.slice(1).map(({ id }) => id);
  const rows = await database.db
    .insert(posts)
    .values(
      [...writers, ...writers].map((authorId) => ({
        ...{ authorId, site: 'beat' as const, name: 'Tape', createdAt: at, modifiedAt: at },
      })),
    )
    .returning({ id: posts.id, authorId: posts.authorId });
  await openWriterAccounts(database.db, writers);
  await addRate(database.db, later);
  model = new HoldModel(
    (day) => (day < later.validFrom ? 3_800 : later.micros),
    new Map(rows.map(({ id, authorId }) => [id, authorId ?? 0])),
  );
});
afterAll(async () => {
  await killable.db.$client.end();
  await database.drop();
});

/**
 * Takes a step in a process that is killed at a random statement. Repeats the step if the killed process did not
 * complete it.
 * @returns the code of the error; null if the step was taken
 */
async function survive(act: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<string | null> {
  for (;;) {
    if (random(3) > 0) killable.killAt(1 + random(statementsOfStep), random(2) === 0 ? 'before' : 'after');
    try {
      await act();
      return null;
    } catch (error) {
      if (!killable.spare()) {
        if (error instanceof ProblemError) return error.code;
        throw error;
      }
      await until(async () => (await runningTransactions()) === 0);
      if (await isDone()) return null;
    } finally {
      killable.spare();
    }
  }
}

async function runningTransactions(): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(sql`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`);
  return rows[0]?.count ?? 0;
}

async function arrive(): Promise<void> {
  const arrived = Array.from({ length: 1 + random(12) }, () => ({
    ...{ postId: oneOf(model.posts), day: oneOf(days), network: oneOf(networks) },
    ...{ isCounted: random(5) > 0, isBooked: false, isHeld: false },
  }));
  await database.db.insert(impressions).values(
    arrived.map(({ postId, day, network, isCounted }, place) => ({
      ...{ postId, authorId: model.authorOf(postId), site: 'beat' as const, day, network },
      ...{ visitor: `${model.reads.length + place}`, createdAt: new Date(`${day}T10:00:00Z`) },
      rejection: isCounted ? null : ('bot' as const),
    })),
  );
  model.reads.push(...arrived);
}

async function book(): Promise<void> {
  await bookReads(database.db, new Date(now));
  for (const read of model.reads) read.isBooked ||= read.isCounted;
}

async function place(): Promise<void> {
  const [filter, moderator] = [
    { postId: oneOf(model.posts), day: oneOf(days), network: oneOf(networks) },
    people[random(2)],
  ];
  if (!moderator) return;
  const ofDay = model.reads.filter(
    ({ postId, day, isCounted }) => isCounted && postId === filter.postId && day === filter.day,
  );
  const free = ofDay.filter(({ network, isHeld }) => network === filter.network && !isHeld);
  const [userId, amount] = [model.authorOf(filter.postId), model.moneyOf(free)];
  const expected =
    free.length === 0 || ofDay.some(({ isBooked }) => !isBooked)
      ? 'hold-reads'
      : userId === moderator.id
        ? 'other-moderator'
        : model.earned(userId) < amount
          ? 'not-enough-money'
          : null;
  const request = {
    ...filter,
    postId: `${filter.postId}`,
    reason: 'One network reads it all day.',
    days: oneOf([7, 14] as const),
  };
  const added = async () => (await database.db.select().from(holds)).find(({ id }) => !model.holds.has(id));
  const outcome = await survive(
    () => killable.db.transaction((transaction) => placeHold(transaction, moderator, request, new Date(now))),
    async () => (await added()) !== undefined,
  );
  expect(outcome).toBe(expected);
  if (expected !== null) return;
  const { id = 0 } = (await added()) ?? {};
  for (const read of free) read.isHeld = true;
  const placed = { status: 'held' as const, placedBy: moderator.id, placedAt: now, until: now + request.days * dayMs };
  model.holds.set(id, { id, userId, amount, ...placed });
}

async function step(): Promise<void> {
  if (model.holds.size === 0) return;
  const [hold, action] = [oneOf([...model.holds.values()]), oneOf(actions)];
  const actor = action === 'answer' ? people.find(({ id }) => id === hold.userId) : people[random(2)];
  if (!actor) return;
  const transition = holdTransitions.find((one) => one.action === action);
  const isPartial = action !== 'answer' && (actor.id === hold.placedBy || actor.id === hold.userId);
  const isEarly = action === 'reverse' && hold.status === 'held' && now < hold.placedAt + answerDays * dayMs;
  const isImpossible = !transition?.from.some((status) => status === hold.status);
  const expected = isPartial ? 'other-moderator' : isImpossible || isEarly ? 'hold-status' : null;
  const request = { holdId: hold.id, action, actor, at: new Date(now), words: 'A school reads it.' };
  const outcome = await survive(
    () => killable.db.transaction((transaction) => applyHoldStep(transaction, request)),
    async () => {
      const [row] = await database.db.select().from(holds).where(eq(holds.id, hold.id));
      return row?.status !== hold.status;
    },
  );
  expect(outcome).toBe(expected);
  if (expected === null && transition) hold.status = transition.to;
}

/** Advances the time and releases the money of expired holds. A killed process leaves the rest to the next process. */
async function expire(): Promise<void> {
  now += random(4) * dayMs;
  const log = { warn: () => undefined };
  await survive(
    () => releaseExpiredHolds({ db: killable.db, at: new Date(now), log }),
    async () => false,
  );
  await until(async () => (await runningTransactions()) === 0);
  await releaseExpiredHolds({ db: database.db, at: new Date(now), log });
  for (const hold of model.holds.values()) if (model.isOpen(hold) && hold.until <= now) hold.status = 'released';
}

async function payOut(): Promise<void> {
  const userId = oneOf(people.slice(1)).id;
  const micros = Math.floor(model.earned(userId) / 2);
  if (micros === 0) return;
  await database.db.transaction((transaction) =>
    recordTransfer(transaction, {
      ...{ kind: 'payout', from: 'earned', to: 'payouts', userId, micros, at: new Date(now), payoutId: 1 },
      key: `p${now}-${model.reads.length}-${random(1_000_000_000)}`,
    }),
  );
  model.payOut(userId, micros);
}

async function compare(): Promise<void> {
  const accounts = await database.db.select().from(ledgerAccounts);
  expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  for (const { kind, userId, balance } of accounts) {
    if (userId === null) continue;
    if (kind === 'earned') expect([kind, userId, balance]).toEqual([kind, userId, model.earned(userId)]);
    if (kind === 'held') expect([kind, userId, balance]).toEqual([kind, userId, model.held(userId)]);
  }
  const rows = await database.db.select().from(holds);
  expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
    new Map([...model.holds.values()].map(({ id, status }) => [id, status])),
  );
}

test(
  `${steps} random steps of holds leave the money of the model, whatever is killed (HOLD_SEED=${seed})`,
  async () => {
    const draws = [arrive, arrive, book, book, place, place, place, step, step, step, expire, payOut];
    for (let done = 0; done < steps; done += 1) {
      await oneOf(draws)();
      if (done % 20 === 0) await compare();
    }
    await compare();
    const faults = await verifyLedger(database.db);
    // Payouts in this test are only transfers.
    expect(faults.filter(({ check }) => !check.includes('payout'))).toEqual([]);
    expect(new Set([...model.holds.values()].map(({ status }) => status)).size).toBeGreaterThan(1);
  },
  Math.max(600_000, steps * 200),
);
