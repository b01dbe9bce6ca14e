import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type PayoutAction,
  type PayoutStatus,
  payoutActions,
  payoutListSchema,
  payoutStatuses,
  payoutTransitions,
} from '@marquee/shared/domain';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { demoAccounts } from '../../accounts/demo/demoAccounts.ts';
import { audit } from '../../db/schema/audit.ts';
import { payouts } from '../../db/schema/payouts.ts';
import { users } from '../../db/schema/users.ts';
import { recordTransfer } from '../../ledger/recordTransfer.ts';
import { verifyLedger } from '../../ledger/verifyLedger.ts';
import { openWriterAccounts, readBalances } from '../../ledger/writerAccounts.ts';
import { buildServer } from '../../server.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';
import type { PayoutOrder, PayoutProvider, ProviderStatus } from './PayoutProvider.ts';
import { sendPayouts } from './sendPayouts.ts';

let network: TestNetwork;
/** Another process on the same database. */
let second: FastifyInstance;
let operator = '';
let cookie = '';
let writer = 0;
let writers = 0;

beforeAll(async () => {
  network = await createTestNetwork({ PAYOUT_LIMIT: '1000', SIGN_UP_LIMIT: '1000', SIGN_IN_LIMIT: '1000' });
  const { config, db, url } = network;
  second = await buildServer({ config, db, databaseUrl: url, clock: () => testNow, log: pino({ level: 'silent' }) });
  await second.ready();
  operator = await signIn(network.app, demoAccounts.moderator);
});
afterAll(async () => {
  expect(await verifyLedger(network.db)).toEqual([]);
  await second.close();
  await network.close();
});

/** A new writer with an amount of micros. */
beforeEach(async () => {
  writers += 1;
  const account = { email: `writer-${writers}@payouts.example`, password: 'tin-whistle-and-kelp' };
  const payload = { ...account, firstName: '=Ola', lastName: `Strand ${writers}` };
  await network.app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload });
  cookie = await signIn(network.app, account);
  const [user] = await network.db.select().from(users).where(eq(users.email, account.email));
  writer = user?.id ?? 0;
  await openWriterAccounts(network.db, [writer]);
});
const earn = (micros: number) =>
  recordTransfer(network.db, {
    ...{ kind: 'adjustment', from: 'adjustments', to: 'earned', userId: writer, micros, at: testNow },
    ...{ key: `earn ${writer} ${micros}`, actorId: 1, reason: 'Test' },
  });
const address = 'DE89 3704 0044 0532 0130 00';
const ask = (key: string | undefined, body: object = { address }, app = network.app) =>
  app.inject({
    ...{ method: 'POST', url: '/api/vocal/user/payouts', payload: body },
    headers: { cookie, ...(key !== undefined && { 'idempotency-key': key }) },
  });
const call = (path: string, payload?: object, as = operator) =>
  network.app.inject({
    ...{ method: payload ? 'POST' : 'GET', url: `/api/vocal/${path}`, headers: { cookie: as } },
    ...(payload && { payload }),
  });
const balances = () => readBalances(network.db, writer);
const own = async () => payoutListSchema.parse((await call('user/payouts', undefined, cookie)).json()).payouts;

/** A provider in memory, whose payments end as it is told. */
class FakeProvider implements PayoutProvider {
  readonly orders: PayoutOrder[] = [];
  outcome: ProviderStatus = { state: 'pending' };
  isDown = false;
  async create(order: PayoutOrder): Promise<string> {
    if (this.isDown) throw new Error('The bank is closed.');
    this.orders.push(order);
    return `bank-${order.id}`;
  }
  async status(): Promise<ProviderStatus> {
    return this.outcome;
  }
  async cancel(): Promise<boolean> {
    return false;
  }
}
const send = (provider: PayoutProvider) =>
  sendPayouts({ db: network.db, provider, at: testNow, log: { warn: () => undefined } });

describe('asking for a payout', () => {
  test('takes all whole cents, leaves the rest, and hides where the money goes', async () => {
    await earn(35_003_800);
    const response = await ask('a');
    expect([response.statusCode, response.json().payout]).toEqual([
      201,
      expect.objectContaining({ status: 'requested', amount: { micros: 35_000_000, amount: 3_500, currency: 'USD' } }),
    ]);
    expect(response.json().payout.address).toBe('•••• 3000');
    expect((await call('user/balance', undefined, cookie)).json()).toMatchObject({
      available: { micros: 3_800 },
      pending: { micros: 35_000_000 },
      canWithdraw: false,
    });
    expect(JSON.stringify([network.logged, await network.db.select().from(audit)])).not.toContain('3704');
  });

  test('is answered alike for the same key and body, and refused for another body', async () => {
    await earn(40_000_000);
    const [first, again, other] = [await ask('b'), await ask('b'), await ask('b', { address: 'Another one' })];
    expect(again.json()).toEqual(first.json());
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency-key']);
    expect(await own()).toHaveLength(1);
  });

  test.each([undefined, '', 'x'.repeat(101), 'with space'])('needs a key that is one: %j', async (key) => {
    await earn(40_000_000);
    expect([(await ask(key)).statusCode, await own()]).toEqual([400, []]);
  });

  test('needs 35 dollars, an address, and no other one on its way', async () => {
    await earn(34_999_999);
    expect((await ask('c')).json()).toMatchObject({ status: 409, code: 'not-enough-money' });
    await earn(1);
    expect((await ask('c', { address: ' ' })).statusCode).toBe(422);
    // A refused call has not used up its key.
    expect((await ask('c')).statusCode).toBe(201);
    await earn(50_000_000);
    expect((await ask('d')).json()).toMatchObject({ status: 409, code: 'payout-open' });
  });

  test.each([
    ['the same key', () => 'one'],
    ['keys of their own', (number: number) => `key-${number}`],
  ])('fifty times at once over two processes, with %s, makes one payout', async (_name, keyOf) => {
    await earn(80_000_000);
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, number) => ask(keyOf(number), { address }, number % 2 ? second : network.app)),
    );
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(201);
    // With the same key, one that comes after the first was answered gets its answer.
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(await own()).toHaveLength(1);
    expect(await balances()).toEqual({ earned: 0, held: 0, paid: 0 });
  });

  test('is the specification’s history for a call without a body, which changes nothing', async () => {
    await earn(40_000_000);
    await ask('e');
    const headers = { cookie, 'content-type': 'text/plain' };
    const response = await network.app.inject({ method: 'POST', url: '/api/vocal/user/payments', headers });
    expect(payoutListSchema.parse(response.json()).payouts).toHaveLength(1);
    expect(await own()).toHaveLength(1);
  });
});

/** The accounts of 40 dollars in a state, in micros. */
const moneyIn: Record<PayoutStatus, { earned: number; paid: number }> = {
  requested: { earned: 0, paid: 0 },
  approved: { earned: 0, paid: 0 },
  sent: { earned: 0, paid: 0 },
  paid: { earned: 0, paid: 40_000_000 },
  failed: { earned: 40_000_000, paid: 0 },
  cancelled: { earned: 40_000_000, paid: 0 },
  reversed: { earned: 40_000_000, paid: 0 },
};
const wayTo: Record<PayoutStatus, PayoutAction[]> = {
  requested: [],
  approved: ['approve'],
  sent: ['approve', 'send'],
  paid: ['approve', 'send', 'pay'],
  failed: ['fail'],
  cancelled: ['cancel'],
  reversed: ['approve', 'send', 'pay', 'reverse'],
};

async function takeStep(id: string, action: PayoutAction): Promise<number> {
  const provider = new FakeProvider();
  const before = (await own())[0]?.status;
  if (action === 'cancel') return (await call(`user/payouts/${id}/cancel`, {}, cookie)).statusCode;
  if (action === 'send' || action === 'pay') {
    if (action === 'pay') provider.outcome = { state: 'paid' };
    await send(provider);
    return (await own())[0]?.status === before ? 409 : 200;
  }
  return (await call(`payouts/${id}/decision`, { action, reason: 'The bank says no.' })).statusCode;
}

describe.each(payoutStatuses)('a payout that is %s', (status) => {
  test.each(payoutActions)('takes “%s” as the table says, with its money', async (action) => {
    await earn(40_000_000);
    const { id } = (await ask('f')).json().payout;
    for (const step of wayTo[status]) expect(await takeStep(id, step)).toBe(200);
    expect((await own())[0]?.status).toBe(status);
    const transition = payoutTransitions.find((one) => one.action === action && one.from.includes(status));
    // Asking a provider for the state of a payment comes with its order: an approved payout is sent, and paid at once.
    const isPaidAtOnce = status === 'approved' && action === 'pay';
    const expected = isPaidAtOnce ? 'paid' : (transition?.to ?? status);
    expect(await takeStep(id, action)).toBe(expected === status ? 409 : 200);
    expect((await own())[0]?.status).toBe(expected);
    expect(await balances()).toMatchObject(moneyIn[expected]);
  });
});

test('a provider that is down or fails costs nobody money, and another order has the same id', async () => {
  await earn(40_000_000);
  const { id } = (await ask('g')).json().payout;
  await call(`payouts/${id}/decision`, { action: 'approve' });
  const provider = new FakeProvider();
  provider.isDown = true;
  await send(provider);
  expect((await own())[0]?.status).toBe('approved');
  provider.isDown = false;
  // The process dies between the order and its record.
  await network.db.execute(
    sql`alter table payouts add constraint dies check (status <> 'sent' or id <> ${sql.raw(id)})`,
  );
  await send(provider);
  await network.db.execute(sql`alter table payouts drop constraint dies`);
  expect((await own())[0]?.status).toBe('approved');
  provider.outcome = { state: 'failed', reason: 'No such account.' };
  await send(provider);
  expect(provider.orders.map((order) => [order.id, order.cents])).toEqual([
    [id, 4_000],
    [id, 4_000],
  ]);
  expect((await own())[0]).toMatchObject({ status: 'failed', reason: 'No such account.' });
  expect(await balances()).toEqual({ earned: 40_000_000, held: 0, paid: 0 });
});

describe('operators', () => {
  test('export what is to be paid, and confirm it with a file, line by line', async () => {
    await earn(40_000_000);
    const { id } = (await ask('h')).json().payout;
    await call(`payouts/${id}/decision`, { action: 'approve' });
    await send(new FakeProvider());
    const csv = (await call('payouts.csv')).body;
    expect(csv).toContain(`${id},40.00,USD,'=Ola Strand ${writers},${address},2026-06-15T12:00:00.000Z`);
    const confirm = async (lines: string) =>
      (await call('payoutConfirmations', { csv: `id,status,dollars,reference,reason\n${lines}` }))
        .json()
        .lines.map(({ line, result, message }: { line: number; result: string; message: string }) => [
          line,
          result,
          message,
        ]);
    expect(
      await confirm(
        [
          `${id},paid,39.99,,`,
          '999999,paid,40.00,,',
          `${id},lost,40.00,,`,
          `${id},failed,40.00,,`,
          `${id},paid,40.00,B-7,`,
        ].join('\n'),
      ),
    ).toEqual([
      [2, 'refused', 'The payout is of 40.00 dollars.'],
      [3, 'refused', 'There is no such payout.'],
      [4, 'refused', 'The status is paid or failed.'],
      [5, 'refused', 'A payment that failed needs a reason.'],
      [6, 'done', null],
    ]);
    expect(await confirm(`${id},paid,40.00,B-7,`)).toEqual([[2, 'already', null]]);
    expect((await own())[0]).toMatchObject({ status: 'paid', reference: 'B-7' });
    expect(await balances()).toEqual({ earned: 0, held: 0, paid: 40_000_000 });
    expect((await call('payouts.csv')).body).not.toContain(address);
  });

  test.each(['', 'a,b\n1,2', '"', 'id,status,dollars', `id,status,dollars\n${'1,paid,1.00\n'.repeat(1_001)}`])(
    'are told that a text is no file of confirmations',
    async (csv) => {
      expect((await call('payoutConfirmations', { csv })).statusCode).toBe(422);
    },
  );

  test('moderate all sites: a moderator of some sees no payouts', async () => {
    const [moderator] = await network.db.select().from(users).where(eq(users.email, demoAccounts.moderator.email));
    const limitTo = (moderatedSites: 'beat'[] | null) =>
      network.db
        .update(users)
        .set({ moderatedSites })
        .where(eq(users.id, moderator?.id ?? 0));
    await limitTo(['beat']);
    expect((await call('payouts')).json()).toMatchObject({ status: 403, code: 'operator-only' });
    await limitTo(null);
    expect((await call('payouts?status=paid')).statusCode).toBe(200);
  });

  test('say why a payout fails', async () => {
    await earn(40_000_000);
    const { id } = (await ask('i')).json().payout;
    expect((await call(`payouts/${id}/decision`, { action: 'fail' })).statusCode).toBe(422);
    expect(
      (await call(`payouts/${id}/decision`, { action: 'fail', reason: 'Not yours.' })).json().payout,
    ).toMatchObject({
      status: 'failed',
      writer: { name: `=Ola Strand ${writers}` },
    });
  });
});

test('a payout of another writer cannot be cancelled', async () => {
  await earn(40_000_000);
  const { id } = (await ask('j')).json().payout;
  expect((await call(`user/payouts/${id}/cancel`, {})).statusCode).toBe(404);
  expect(
    (
      await network.db
        .select()
        .from(payouts)
        .where(eq(payouts.id, Number(id)))
    )[0]?.status,
  ).toBe('requested');
});
