import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Adjustment, adjustmentListSchema, noticeListSchema } from '@marquee/shared/domain';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../kernel/db/schema/users.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { moderatorOf } from '../../testing/moderatorOf.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';
import { verifyLedger } from '../ledger/verifyLedger.ts';
import { readBalances } from '../ledger/writerAccounts.ts';

let network: TestNetwork;
const cookies = { writer: '', first: '', second: '', limited: '' };
const ids = { writer: '', first: '' };
type Person = keyof typeof cookies;

beforeAll(async () => {
  network = await createTestNetwork();
  const { app, db } = network;
  for (const person of ['writer', 'second', 'limited'] as const) {
    const account = { email: `${person}@adjustments.example`, password: 'tin-whistle-and-kelp' };
    const payload = { ...account, firstName: 'Ola', lastName: person };
    const response = await app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload });
    if (person === 'writer') ids.writer = response.json().user.id;
    cookies[person] = await signIn(app, account);
    if (person !== 'writer')
      await db
        .update(users)
        .set({ grants: moderatorOf(person === 'limited' ? ['beat'] : null) })
        .where(eq(users.email, account.email));
  }
  cookies.first = await signIn(app, demoAccounts.moderator);
  const [first] = await db.select().from(users).where(eq(users.email, demoAccounts.moderator.email));
  ids.first = String(first?.id);
});
afterAll(async () => {
  expect(await verifyLedger(network.db)).toEqual([]);
  await network.close();
});

function call(path: string, as: Person, payload?: object) {
  return network.app.inject({
    ...{ method: payload ? 'POST' : 'GET', url: `/api/vocal/${path}`, headers: { cookie: cookies[as] } },
    ...(payload && { payload }),
  });
}
const wish = (micros: number) => ({ writerId: ids.writer, micros, reason: 'The bank kept a fee.' });
const propose = async (micros: number): Promise<Adjustment> =>
  (await call('adjustments', 'first', wish(micros))).json().adjustment;
const decide = (id: string, as: Person, action = 'approve') => call(`adjustments/${id}/decision`, as, { action });
const earned = async () => (await readBalances(network.db, Number(ids.writer))).earned;

test('moves money once another person approves the adjustment, and shows the writer the reason', async () => {
  const { id, status } = await propose(5_000_000);
  expect([status, await earned()]).toEqual(['proposed', 0]);
  expect((await decide(id, 'first')).json()).toMatchObject({ status: 403, code: 'other-moderator' });
  expect((await decide(id, 'second')).json().adjustment).toMatchObject({
    status: 'approved',
    writer: { name: 'Ola writer' },
  });
  expect(await earned()).toBe(5_000_000);
  expect((await decide(id, 'second')).json()).toMatchObject({ status: 409, code: 'adjustment-status' });
  const { transfers } = (await call('user/transfers', 'writer')).json();
  expect(transfers[0]).toMatchObject({ kind: 'adjustment', from: 'adjustments', reason: 'The bank kept a fee.' });
  const { notices } = noticeListSchema.parse((await call('notices', 'writer')).json());
  expect(notices[0]).toMatchObject({ kind: 'adjustmentAdded', detail: { micros: 5_000_000 } });
});

test('takes no more than is available from a writer', async () => {
  const before = await earned();
  const { id } = await propose(-before - 1);
  expect((await decide(id, 'second')).json()).toMatchObject({ status: 409, code: 'not-enough-money' });
  const all = await propose(-before);
  expect((await decide(all.id, 'second')).statusCode).toBe(200);
  expect(await earned()).toBe(0);
});

test('moves nothing for a rejected adjustment and accepts one of two parallel decisions', async () => {
  const rejected = await propose(1_000);
  expect((await decide(rejected.id, 'second', 'reject')).json().adjustment.status).toBe('rejected');
  expect(await earned()).toBe(0);
  const { id } = await propose(2_000);
  const statuses = (await Promise.all([decide(id, 'second'), decide(id, 'second')])).map((one) => one.statusCode);
  expect([statuses.sort(), await earned()]).toEqual([[200, 409], 2_000]);
});

test('lets only moderators of all sites adjust money, and never their own', async () => {
  for (const person of ['writer', 'limited'] as const) {
    expect((await call('adjustments', person)).json()).toMatchObject({ status: 403, code: 'operator-only' });
    expect((await call('adjustments', person, wish(1))).statusCode).toBe(403);
  }
  const own = await call('adjustments', 'first', { ...wish(1), writerId: ids.first });
  expect(own.json()).toMatchObject({ status: 403, code: 'other-moderator' });
  const listed = adjustmentListSchema.parse((await call('adjustments?status=approved', 'first')).json());
  expect(listed.adjustments.every(({ status }) => status === 'approved')).toBe(true);
});

test.each([
  [{ micros: 0 }],
  [{ micros: 0.5 }],
  [{ micros: 10_000_000_001 }],
  [{ reason: 'x' }],
  [{ reason: 'x'.repeat(501) }],
  [{ writerId: '' }],
])('refuses the proposal %j', async (fault) => {
  expect((await call('adjustments', 'first', { ...wish(1), ...fault })).statusCode).toBe(422);
});

test('keeps a decided adjustment unchanged in the database', async () => {
  const { id } = await propose(1_000);
  for (const change of ['amount = 2', "status = 'approved', decided_by = proposed_by, decided_at = now()"])
    await expect(network.db.execute(sql.raw(`update adjustments set ${change} where id = ${id}`))).rejects.toThrow();
  await decide(id, 'second', 'reject');
  await expect(network.db.execute(sql.raw(`update adjustments set decision = 'x' where id = ${id}`))).rejects.toThrow();
  await expect(network.db.execute(sql.raw(`delete from adjustments where id = ${id}`))).rejects.toThrow();
});
