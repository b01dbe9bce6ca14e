import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import {
  answerDays,
  type HoldAction,
  type HoldStatus,
  holdActions,
  holdLimits,
  holdListSchema,
  holdReadListSchema,
  holdStatuses,
  holdTransitions,
  type ModeratorHold,
  moderatorHoldListSchema,
  noticeListSchema,
  type SiteKey,
} from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { impressions } from '../../kernel/db/schema/impressions.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { userColumns } from '../../people/accounts/userView.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { moderatorOf } from '../../testing/moderatorOf.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';
import { bookReads } from '../ledger/bookReads.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';
import { readBalances } from '../ledger/writerAccounts.ts';
import { applyHoldStep } from './applyHoldStep.ts';
import { releaseExpiredHolds } from './releaseExpiredHolds.ts';

const dayMs = 86_400_000;
const day = '2026-06-14';
const micros = 3_800;
let network: TestNetwork;
let now = testNow;
const cookies = { writer: '', first: '', second: '' };
type Person = keyof typeof cookies;
let writer = 0;
let visitors = 0;
let post = 0;

beforeAll(async () => {
  network = await createTestNetwork({ SIGN_UP_LIMIT: '100' }, undefined, () => now);
  const { app, db } = network;
  const signUp = async (email: string) => {
    const account = { email, password: 'tin-whistle-and-kelp' };
    const payload = { ...account, firstName: 'Ola', lastName: 'Strand' };
    await app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload });
    return signIn(app, account);
  };
  cookies.first = await signIn(app, demoAccounts.moderator);
  cookies.second = await signUp('second@holds.example');
  cookies.writer = await signUp('writer@holds.example');
  await db
    .update(users)
    .set({ grants: moderatorOf(null) })
    .where(eq(users.email, 'second@holds.example'));
  const [user] = await db.select().from(users).where(eq(users.email, 'writer@holds.example'));
  writer = user?.id ?? 0;
});
afterAll(async () => {
  expect(await verifyLedger(network.db)).toEqual([]);
  await network.close();
});

beforeEach(async () => {
  // Holds of the previous tests have ended.
  now = new Date(testNow.getTime() + 90 * dayMs);
  await expire();
  now = testNow;
  post = await newPost();
});

async function newPost(authorId = writer, site: SiteKey = 'beat'): Promise<number> {
  const times = { createdAt: testNow, modifiedAt: testNow };
  const [made] = await network.db
    .insert(posts)
    .values({ authorId, site, name: 'Tape', ...times })
    .returning();
  return made?.id ?? 0;
}

type Reads = { postId?: number; count: number; from?: string; isBot?: boolean; authorId?: number; site?: SiteKey };

/** Inserts and books reads of the day. */
async function read({ postId = post, count, from = 'one', isBot = false, authorId = writer, site = 'beat' }: Reads) {
  const rows = Array.from({ length: count }, () => {
    visitors += 1;
    return {
      ...{ postId, authorId, site, day, visitor: `${visitors}`, network: from },
      ...{ createdAt: new Date(`${day}T09:41:10Z`), rejection: isBot ? ('bot' as const) : null },
    };
  });
  const atOnce = 1_000;
  for (let first = 0; first < count; first += atOnce)
    await network.db.insert(impressions).values(rows.slice(first, first + atOnce));
  await bookReads(network.db, now);
}

const call = (path: string, as: Person, payload?: object) =>
  network.app.inject({
    ...{ method: payload ? 'POST' : 'GET', url: `/api/vocal/${path}`, headers: { cookie: cookies[as] } },
    ...(payload && { payload }),
  });
const place = (wish: object = {}, as: Person = 'first') =>
  call('holds', as, {
    postId: `${post}`,
    day,
    network: 'one',
    reason: 'One network reads it all day.',
    days: 14,
    ...wish,
  });
const decide = (id: string, action: string, as: Person = 'second') =>
  call(`holds/${id}/decision`, as, { action, reason: 'It is a school.' });
const answer = (id: string, as: Person = 'writer') =>
  call(`user/holds/${id}/answer`, as, { answer: 'My class read it together.' });
const balances = () => readBalances(network.db, writer);
const own = async () => holdListSchema.parse((await call('user/holds', 'writer')).json()).holds;
const notices = async (of: Person) =>
  noticeListSchema.parse((await call('notices', of)).json()).notices.map(({ kind }) => kind);
const expire = () => releaseExpiredHolds({ db: network.db, at: now, log: { warn: () => undefined } });

/** Places a hold of three reads. */
async function hold(): Promise<ModeratorHold> {
  await read({ count: 3 });
  const response = await place();
  expect(response.statusCode).toBe(201);
  return response.json().hold;
}

describe('a hold', () => {
  test('takes the counted reads of a filter out of the balance and shows them to the writer', async () => {
    const before = await balances();
    await read({ count: 3 });
    await read({ count: 2, isBot: true });
    await read({ count: 4, from: 'two' });
    const placed = (await place()).json().hold;
    expect(placed).toMatchObject({
      ...{ status: 'held', reads: 3, day, reason: 'One network reads it all day.', sites: ['beat'] },
      ...{ post: { id: `${post}`, name: 'Tape' }, amount: { micros: 3 * micros }, writer: { name: 'Ola Strand' } },
      ...{ until: '2026-06-29T12:00:00.000Z', placedBy: { name: 'Morgan Ellery' } },
    });
    expect(await balances()).toEqual({
      ...before,
      earned: before.earned + 4 * micros,
      held: before.held + 3 * micros,
    });
    const { reads } = holdReadListSchema.parse((await call(`user/holds/${placed.id}/reads`, 'writer')).json());
    expect(reads.map(({ at }) => at)).toEqual(Array.from({ length: 3 }, () => `${day}T09:41:10.000Z`));
    expect((await own())[0]).not.toHaveProperty('placedBy');
    expect((await notices('writer'))[0]).toBe('holdPlaced');
    expect((await call('user/balance', 'writer')).json().held.micros).toBe(before.held + 3 * micros);
  });

  test("of a network's reads covers all posts of the writer, without reads in another hold", async () => {
    const other = await newPost();
    await read({ count: 2, from: 'three' });
    await read({ postId: other, count: 2, from: 'three' });
    const filter = { postId: undefined, writerId: `${writer}`, network: 'three' };
    expect((await place({ ...filter, postId: `${other}`, writerId: undefined })).json().hold.reads).toBe(2);
    const rest = (await place(filter)).json().hold;
    expect([rest.reads, rest.post]).toEqual([2, null]);
    expect((await place(filter)).json()).toMatchObject({ status: 409, code: 'hold-reads' });
  });

  test('is refused for reads that are not booked, and for one’s own posts', async () => {
    expect((await place()).json()).toMatchObject({ status: 409, code: 'hold-reads' });
    const [moderator] = await network.db.select().from(users).where(eq(users.email, 'second@holds.example'));
    const ofModerator = await newPost(moderator?.id);
    await read({ postId: ofModerator, authorId: moderator?.id ?? 0, count: 2 });
    expect((await place({ postId: `${ofModerator}` }, 'second')).json()).toMatchObject({
      ...{ status: 403, code: 'other-moderator' },
    });
    await network.db.insert(impressions).values({
      ...{ postId: post, authorId: writer, site: 'beat', day, visitor: 'late', network: 'one', createdAt: testNow },
    });
    expect((await place()).json().detail).toMatch(/not booked yet/);
    await bookReads(network.db, now);
    expect((await place()).statusCode).toBe(201);
  });

  test('is refused for too many reads, and for money on its way to the writer', async () => {
    const popular = await newPost();
    await read({ count: 5 });
    await read({ postId: popular, count: 9_300 });
    expect((await place({ postId: `${popular}` })).json()).toMatchObject({ status: 422, code: 'hold-reads' });
    const payout = await network.app.inject({
      ...{ method: 'POST', url: '/api/vocal/user/payouts', payload: { address: 'Lantern Bank, account 4711' } },
      headers: { cookie: cookies.writer, 'idempotency-key': 'holds' },
    });
    expect(payout.statusCode).toBe(201);
    expect((await place()).json()).toMatchObject({ status: 409, code: 'not-enough-money' });
    await call(`user/payouts/${payout.json().payout.id}/cancel`, 'writer', {});
    expect((await place()).statusCode).toBe(201);
  });

  test('is placed once by two moderators at the same time', async () => {
    await read({ count: 3 });
    const responses = await Promise.all([place(), place({}, 'second'), place(), place({}, 'second')]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
  });
});

const wayTo: Record<HoldStatus, HoldAction[]> = {
  held: [],
  answered: ['answer'],
  released: ['release'],
  reversed: ['answer', 'reverse'],
};
const change: Record<HoldStatus, { earned: number; held: number }> = {
  held: { earned: -3 * micros, held: 3 * micros },
  answered: { earned: -3 * micros, held: 3 * micros },
  released: { earned: 0, held: 0 },
  reversed: { earned: -3 * micros, held: 0 },
};

/** Gives up a hold as closing the account does, without closing the account. */
async function giveUp(id: string): Promise<number> {
  const [writer] = await network.db.select(userColumns).from(users).where(eq(users.email, 'writer@holds.example'));
  if (!writer) throw new Error('There is no writer.');
  const step = { holdId: Number(id), action: 'giveUp', actor: writer, at: now, words: 'Closed.' } as const;
  return network.db
    .transaction((transaction) => applyHoldStep(transaction, step))
    .then(
      () => 200,
      (error: ProblemError) => error.status,
    );
}

async function takeStep(id: string, action: HoldAction): Promise<number> {
  if (action === 'answer') return (await answer(id)).statusCode;
  if (action === 'giveUp') return giveUp(id);
  if (action !== 'expire') return (await decide(id, action)).statusCode;
  const before = (await own()).find((one) => one.id === id)?.status;
  now = new Date(testNow.getTime() + 14 * dayMs);
  await expire();
  return (await own()).find((one) => one.id === id)?.status === before ? 409 : 200;
}

describe.each(holdStatuses)('a hold that is %s', (status) => {
  test.each(holdActions)('handles “%s” as in the table and moves its money', async (action) => {
    const { id } = await hold();
    const { earned, held } = await balances();
    for (const step of wayTo[status]) expect(await takeStep(id, step)).toBe(200);
    now = new Date(testNow.getTime() + answerDays * dayMs);
    const transition = holdTransitions.find((one) => one.action === action && one.from.includes(status));
    const expected = transition?.to ?? status;
    expect(await takeStep(id, action)).toBe(transition ? 200 : 409);
    expect((await own()).find((one) => one.id === id)?.status).toBe(expected);
    expect(await balances()).toMatchObject({
      earned: earned + 3 * micros + change[expected].earned,
      held: held - 3 * micros + change[expected].held,
    });
  });
});

describe('a decision', () => {
  test('needs another moderator of the sites of the reads', async () => {
    const { id } = await hold();
    expect((await decide(id, 'release', 'first')).json()).toMatchObject({ status: 403, code: 'other-moderator' });
    const limitTo = (sites: SiteKey[] | null) =>
      network.db
        .update(users)
        .set({ grants: moderatorOf(sites) })
        .where(eq(users.email, 'second@holds.example'));
    await limitTo(['feast' as SiteKey]);
    expect((await decide(id, 'release')).statusCode).toBe(404);
    expect(moderatorHoldListSchema.parse((await call('holds', 'second')).json()).holds).toEqual([]);
    await limitTo(null);
    expect((await decide(id, 'release')).json().hold.decision.words).toBe('It is a school.');
    expect((await notices('writer'))[0]).toBe('holdReleased');
  });

  test("is in the audit for moderators of the reads' site only", async () => {
    const { id, sites } = await hold();
    const limitTo = (sites: SiteKey[] | null) =>
      network.db
        .update(users)
        .set({ grants: moderatorOf(sites) })
        .where(eq(users.email, 'second@holds.example'));
    const seen = async () => (await call(`audit?subject=hold&subjectId=${id}`, 'second')).json().entries;
    await limitTo([...sites]);
    expect(await seen()).toMatchObject([{ action: 'placeHold', site: sites[0] }]);
    await limitTo(['omni']);
    expect(await seen()).toEqual([]);
    await limitTo(null);
  });

  test('against the writer waits for the answer or its deadline', async () => {
    const { id } = await hold();
    expect((await decide(id, 'reverse')).json()).toMatchObject({ status: 409, code: 'hold-status' });
    await answer(id);
    expect((await notices('first'))[0]).toBe('holdAnswered');
    expect((await decide(id, 'reverse')).statusCode).toBe(200);
    expect((await notices('writer'))[0]).toBe('holdReversed');
    const transfers = (await call('user/transfers', 'writer')).json().transfers;
    expect(transfers[0]).toMatchObject({ kind: 'reversal', holdId: id, corrects: transfers[1].id });
  });

  test('that is missing at the deadline returns the money to the writer', async () => {
    const { id } = await hold();
    now = new Date(testNow.getTime() + 14 * dayMs - 1);
    await expire();
    expect((await own()).find((one) => one.id === id)?.status).toBe('held');
    now = new Date(now.getTime() + 1);
    await expire();
    expect((await own()).find((one) => one.id === id)).toMatchObject({ status: 'released', decision: { words: null } });
  });
});

test("hides other writers' holds and refuses answers to them", async () => {
  const { id } = await hold();
  expect((await answer(id, 'second')).statusCode).toBe(404);
  expect((await call(`user/holds/${id}/reads`, 'second')).statusCode).toBe(404);
});

test.each([
  { reason: 'no' },
  { reason: 'a'.repeat(holdLimits.reason + 1) },
  { days: 8 },
  { days: 400 },
  { writerId: '1' },
  { postId: undefined },
  { day: '2026-02-30' },
])('refuses a hold with %j', async (wish) => {
  expect((await place(wish)).statusCode).toBe(422);
});
