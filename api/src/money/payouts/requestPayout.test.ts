import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { payoutListSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { audit } from '../../kernel/db/schema/audit.ts';
import { payouts } from '../../kernel/db/schema/payouts.ts';
import { buildServer } from '../../server.ts';
import { testNow } from '../../testing/testNetwork.ts';
import { PayoutCalls } from './testing/PayoutCalls.ts';

let calls: PayoutCalls;
/** Another process on the same database. */
let second: FastifyInstance;
beforeAll(async () => {
  calls = await PayoutCalls.open();
  const { config, db, url } = calls.network;
  second = await buildServer({ config, db, databaseUrl: url, clock: () => testNow, log: pino({ level: 'silent' }) });
  await second.ready();
});
afterAll(async () => {
  await second.close();
  await calls.close();
});
beforeEach(() => calls.addWriter());

describe('a payout request', () => {
  test('takes all whole cents and hides the payee', async () => {
    await calls.earn(35_003_800);
    const response = await calls.ask('a');
    expect([response.statusCode, response.json().payout]).toEqual([
      201,
      expect.objectContaining({ status: 'requested', amount: { micros: 35_000_000, amount: 3_500, currency: 'USD' } }),
    ]);
    expect(response.json().payout.address).toBe('•••• 3000');
    expect((await calls.call('user/balance', undefined, calls.writerCookie)).json()).toMatchObject({
      available: { micros: 3_800 },
      pending: { micros: 35_000_000 },
      canWithdraw: false,
    });
    expect(JSON.stringify([calls.network.logged, await calls.network.db.select().from(audit)])).not.toContain('3704');
  });

  test('gets the same response for the same key and body, and is refused for another body', async () => {
    await calls.earn(40_000_000);
    const [first, again, other] = [
      await calls.ask('b'),
      await calls.ask('b'),
      await calls.ask('b', { address: 'Another one' }),
    ];
    expect(again.json()).toEqual(first.json());
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency-key']);
    expect(await calls.own()).toHaveLength(1);
  });

  test.each([undefined, '', 'x'.repeat(101), 'with space'])('is refused with the key %j', async (key) => {
    await calls.earn(40_000_000);
    expect([(await calls.ask(key)).statusCode, await calls.own()]).toEqual([400, []]);
  });

  test('needs 35 dollars, a payee and no open payout', async () => {
    await calls.earn(34_999_999);
    expect((await calls.ask('c')).json()).toMatchObject({ status: 409, code: 'not-enough-money' });
    await calls.earn(1);
    expect((await calls.ask('c', { address: ' ' })).statusCode).toBe(422);
    // A refused call has not used up its key.
    expect((await calls.ask('c')).statusCode).toBe(201);
    await calls.earn(50_000_000);
    expect((await calls.ask('d')).json()).toMatchObject({ status: 409, code: 'payout-open' });
  });

  test.each([
    ['the same key', () => 'one'],
    ['keys of their own', (number: number) => `key-${number}`],
  ])('makes one payout of fifty parallel calls to two processes, with %s', async (_name, keyOf) => {
    await calls.earn(80_000_000);
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        calls.ask(keyOf(number), { address: calls.address }, number % 2 ? second : calls.network.app),
      ),
    );
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(201);
    // A request with the same key that arrives after the first response gets the same response.
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(await calls.own()).toHaveLength(1);
    expect(await calls.balances()).toEqual({ earned: 0, held: 0, paid: 0 });
  });

  test('returns the specification’s history for a call without a body', async () => {
    await calls.earn(40_000_000);
    await calls.ask('e');
    const headers = { cookie: calls.writerCookie, 'content-type': 'text/plain' };
    const response = await calls.network.app.inject({ method: 'POST', url: '/api/vocal/user/payments', headers });
    expect(payoutListSchema.parse(response.json()).payouts).toHaveLength(1);
    expect(await calls.own()).toHaveLength(1);
  });
});

test("refuses to cancel another writer's payout", async () => {
  await calls.earn(40_000_000);
  const { id } = (await calls.ask('j')).json().payout;
  expect((await calls.call(`user/payouts/${id}/cancel`, {})).statusCode).toBe(404);
  expect(
    (
      await calls.network.db
        .select()
        .from(payouts)
        .where(eq(payouts.id, Number(id)))
    )[0]?.status,
  ).toBe('requested');
});
