import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { payouts } from '../../kernel/db/schema/payouts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { moderatorOf } from '../../testing/moderatorOf.ts';
import { FakeProvider } from './testing/FakeProvider.ts';
import { PayoutCalls } from './testing/PayoutCalls.ts';

let calls: PayoutCalls;
beforeAll(async () => {
  calls = await PayoutCalls.open();
});
afterAll(() => calls.close());
beforeEach(() => calls.addWriter());

describe('operators', () => {
  test('export due payouts and confirm them with a file, line by line', async () => {
    await calls.earn(40_000_000);
    const { id } = (await calls.ask('h')).json().payout;
    await calls.call(`payouts/${id}/decision`, { action: 'approve' });
    await calls.send(new FakeProvider());
    const csv = (await calls.call('payouts.csv')).body;
    expect(csv).toContain(`${id},40.00,USD,'=Ola Strand ${calls.writers},${calls.address},2026-06-15T12:00:00.000Z`);
    const confirm = async (lines: string) =>
      (await calls.call('payoutConfirmations', { csv: `id,status,dollars,reference,reason\n${lines}` }))
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
      [2, 'refused', 'The payout is 40.00 dollars.'],
      [3, 'refused', 'This payout does not exist.'],
      [4, 'refused', 'The status must be paid or failed.'],
      [5, 'refused', 'A failed payment needs a reason.'],
      [6, 'done', null],
    ]);
    expect(await confirm(`${id},paid,40.00,B-7,`)).toEqual([[2, 'already', null]]);
    expect((await calls.own())[0]).toMatchObject({ status: 'paid', reference: 'B-7' });
    expect(await calls.balances()).toEqual({ earned: 0, held: 0, paid: 40_000_000 });
    expect((await calls.call('payouts.csv')).body).not.toContain(calls.address);
  });

  test.each(['', 'a,b\n1,2', '"', 'id,status,dollars', `id,status,dollars\n${'1,paid,1.00\n'.repeat(1_001)}`])(
    'get an error for a text that is not a file of confirmations',
    async (csv) => {
      expect((await calls.call('payoutConfirmations', { csv })).statusCode).toBe(422);
    },
  );

  test('moderate all sites, and moderators of some sites see no payouts', async () => {
    const [moderator] = await calls.network.db
      .select()
      .from(users)
      .where(eq(users.email, demoAccounts.moderator.email));
    const limitTo = (sites: 'beat'[] | null) =>
      calls.network.db
        .update(users)
        .set({ grants: moderatorOf(sites) })
        .where(eq(users.id, moderator?.id ?? 0));
    await limitTo(['beat']);
    expect((await calls.call('payouts')).json()).toMatchObject({ status: 403, code: 'operator-only' });
    await limitTo(null);
    expect((await calls.call('payouts?status=paid')).statusCode).toBe(200);
  });

  test('cannot approve, export, confirm or end their own payouts', async () => {
    const { db } = calls.network;
    const [operator] = await db.select().from(users).where(eq(users.email, demoAccounts.moderator.email));
    await calls.earn(40_000_000);
    const { id } = (await calls.ask('own')).json().payout;
    const [row] = await db
      .select()
      .from(payouts)
      .where(eq(payouts.id, Number(id)));
    const giveTo = (userId: number) =>
      db
        .update(payouts)
        .set({ userId })
        .where(eq(payouts.id, Number(id)));
    const refusals = async () => {
      const codes = [];
      for (const action of ['approve', 'fail', 'reverse'])
        codes.push((await calls.call(`payouts/${id}/decision`, { action, reason: 'Mine.' })).json().code);
      return codes;
    };
    await giveTo(operator?.id ?? 0);
    expect(await refusals()).toEqual(Array(3).fill('other-moderator'));
    await db
      .update(payouts)
      .set({ status: 'sent' })
      .where(eq(payouts.id, Number(id)));
    expect((await calls.call('payouts.csv')).body).not.toContain(calls.address);
    const csv = `id,status,dollars\n${id},paid,40.00\n999999,paid,1.00`;
    expect((await calls.call('payoutConfirmations', { csv })).json().lines).toMatchObject([
      { result: 'refused', message: expect.stringMatching(/^Another moderator/) },
      { result: 'refused', message: 'This payout does not exist.' },
    ]);
    const [after] = await db
      .select()
      .from(payouts)
      .where(eq(payouts.id, Number(id)));
    expect(after?.status).toBe('sent');
    await giveTo(row?.userId ?? 0);
    expect((await calls.call('payouts.csv')).body).toContain(calls.address);
  });

  test('give a reason for a failed payout', async () => {
    await calls.earn(40_000_000);
    const { id } = (await calls.ask('i')).json().payout;
    expect((await calls.call(`payouts/${id}/decision`, { action: 'fail' })).statusCode).toBe(422);
    expect(
      (await calls.call(`payouts/${id}/decision`, { action: 'fail', reason: 'Not yours.' })).json().payout,
    ).toMatchObject({
      status: 'failed',
      writer: { name: `=Ola Strand ${calls.writers}` },
    });
  });
});
