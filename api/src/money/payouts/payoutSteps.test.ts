import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type PayoutAction,
  type PayoutStatus,
  payoutActions,
  payoutStatuses,
  payoutTransitions,
} from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { FakeProvider } from './testing/FakeProvider.ts';
import { PayoutCalls } from './testing/PayoutCalls.ts';

let calls: PayoutCalls;
beforeAll(async () => {
  calls = await PayoutCalls.open();
});
afterAll(() => calls.close());
beforeEach(() => calls.addWriter());

/** Balances in micros for a payout of 40 dollars in a state. */
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
  const before = (await calls.own())[0]?.status;
  if (action === 'cancel') return (await calls.call(`user/payouts/${id}/cancel`, {}, calls.writerCookie)).statusCode;
  if (action === 'send' || action === 'pay') {
    if (action === 'pay') provider.outcome = { state: 'paid' };
    await calls.send(provider);
    return (await calls.own())[0]?.status === before ? 409 : 200;
  }
  return (await calls.call(`payouts/${id}/decision`, { action, reason: 'The bank says no.' })).statusCode;
}

describe.each(payoutStatuses)('a payout that is %s', (status) => {
  test.each(payoutActions)('handles “%s” as in the table and moves its money', async (action) => {
    await calls.earn(40_000_000);
    const { id } = (await calls.ask('f')).json().payout;
    for (const step of wayTo[status]) expect(await takeStep(id, step)).toBe(200);
    expect((await calls.own())[0]?.status).toBe(status);
    const transition = payoutTransitions.find((one) => one.action === action && one.from.includes(status));
    // A run orders a payment and then requests its state, so that an approved payout can be paid at once.
    const isPaidAtOnce = status === 'approved' && action === 'pay';
    const expected = isPaidAtOnce ? 'paid' : (transition?.to ?? status);
    expect(await takeStep(id, action)).toBe(expected === status ? 409 : 200);
    expect((await calls.own())[0]?.status).toBe(expected);
    expect(await calls.balances()).toMatchObject(moneyIn[expected]);
  });
});

test('orders again with the same id when a provider fails', async () => {
  await calls.earn(40_000_000);
  const { id } = (await calls.ask('g')).json().payout;
  await calls.call(`payouts/${id}/decision`, { action: 'approve' });
  const provider = new FakeProvider();
  provider.isDown = true;
  await calls.send(provider);
  expect((await calls.own())[0]?.status).toBe('approved');
  provider.isDown = false;
  // The process dies between the order and its record.
  await calls.network.db.execute(
    sql`alter table payouts add constraint dies check (status <> 'sent' or id <> ${sql.raw(id)})`,
  );
  await calls.send(provider);
  await calls.network.db.execute(sql`alter table payouts drop constraint dies`);
  expect((await calls.own())[0]?.status).toBe('approved');
  provider.outcome = { state: 'failed', reason: 'No such account.' };
  await calls.send(provider);
  expect(provider.orders.map((order) => [order.id, order.cents])).toEqual([
    [id, 4_000],
    [id, 4_000],
  ]);
  expect((await calls.own())[0]).toMatchObject({ status: 'failed', reason: 'No such account.' });
  expect(await calls.balances()).toEqual({ earned: 40_000_000, held: 0, paid: 0 });
});
