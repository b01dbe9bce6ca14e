import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accountDeletedSchema, operatorPayoutListSchema } from '@marquee/shared/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { closedAccounts } from '../../kernel/db/schema/closedAccounts.ts';
import { holds } from '../../kernel/db/schema/holds.ts';
import { impressions } from '../../kernel/db/schema/impressions.ts';
import { ledgerAccounts } from '../../kernel/db/schema/ledger.ts';
import { payouts } from '../../kernel/db/schema/payouts.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { bookReads } from '../../money/ledger/bookReads.ts';
import { recordTransfer } from '../../money/ledger/recordTransfer.ts';
import { verifyLedger } from '../../money/ledger/verifyLedger.ts';
import { openWriterAccounts, readBalances } from '../../money/ledger/writerAccounts.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';

const password = 'tin-whistle-and-kelp';
const iban = 'DE89 3704 0044 0532 0130 00';
let network: TestNetwork;
let people = 0;
let writer = { id: 0, email: '', cookie: '' };

beforeAll(async () => {
  network = await createTestNetwork({ SIGN_UP_LIMIT: '1000', SIGN_IN_LIMIT: '1000' });
});
afterAll(async () => {
  expect(await verifyLedger(network.db)).toEqual([]);
  await network.close();
});
beforeEach(async () => {
  people += 1;
  const account = { email: `ola-${people}@closing.example`, password };
  await post('auth/signup', { ...account, firstName: 'Ola', lastName: `Strand ${people}` });
  const [user] = await network.db.select().from(users).where(eq(users.email, account.email));
  writer = { id: user?.id ?? 0, email: account.email, cookie: await signIn(network.app, account) };
  await openWriterAccounts(network.db, [writer.id]);
});

function post(path: string, payload: object, cookie = '') {
  return network.app.inject({ method: 'POST', url: `/api/vocal/${path}`, payload, headers: { cookie } });
}
const close = (body: object) => post('auth/deleteAccount', { password, posts: 'keep', ...body }, writer.cookie);
const earn = (micros: number) =>
  recordTransfer(network.db, {
    ...{ kind: 'adjustment', from: 'adjustments', to: 'earned', userId: writer.id, micros, at: testNow },
    ...{ key: `earn ${writer.id} ${micros}`, actorId: 1, reason: 'Test' },
  });
const forfeited = async () => {
  const [house] = await network.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, 'forfeited'));
  return house?.balance ?? 0;
};
const deskPayouts = async () => {
  const cookie = await signIn(network.app, demoAccounts.moderator);
  const response = await network.app.inject({ url: '/api/vocal/payouts', headers: { cookie } });
  return operatorPayoutListSchema.parse(response.json()).payouts;
};

/** Money that a moderator holds. */
async function hold(micros: number): Promise<void> {
  await earn(micros);
  const [row] = await network.db
    .insert(holds)
    .values({
      ...{ userId: writer.id, status: 'held', amount: micros, reads: 1, day: '2026-06-14', sites: ['beat'] },
      ...{ filter: { day: '2026-06-14' }, reason: 'One network', placedBy: 1, placedAt: testNow, until: testNow },
    })
    .returning();
  await recordTransfer(network.db, {
    ...{ kind: 'hold', from: 'earned', to: 'held', userId: writer.id, micros, at: testNow },
    ...{ key: `hold:${row?.id}:placed`, holdId: row?.id ?? 0 },
  });
}

describe('closing an account with money', () => {
  test.each(['keep', 'unpublish'])('pays out below the minimum and keeps the payee (%s)', async (fate) => {
    await earn(1_983_800);
    const before = await forfeited();
    const response = await close({ posts: fate, payOut: { address: iban }, givesUp: 0 });
    const { payout, givenUp } = accountDeletedSchema.parse(response.json());
    expect(payout).toMatchObject({ status: 'requested', amount: { micros: 1_980_000 }, address: '•••• 3000' });
    expect(givenUp.micros).toBe(3_800);
    expect((await forfeited()) - before).toBe(3_800);
    expect(await readBalances(network.db, writer.id)).toEqual({ earned: 0, held: 0, paid: 0 });
    const listed = (await deskPayouts()).find(({ id }) => id === payout?.id);
    expect(listed?.writer).toEqual({ id: String(writer.id), name: `Ola Strand ${people}`, isClosed: true });
  });

  test('gives up money only in the exact amount', async () => {
    await earn(41_980_000);
    for (const givesUp of [undefined, 0, 41_970_000, 41_980_001]) {
      const response = await close({ givesUp });
      expect([response.statusCode, response.json().code]).toEqual([409, 'balance-changed']);
      expect(response.json().error).toContain('41.98 USD');
    }
    expect((await close({ givesUp: -1 })).statusCode).toBe(422);
    const before = await forfeited();
    expect((await close({ givesUp: 41_980_000 })).statusCode).toBe(200);
    expect((await forfeited()) - before).toBe(41_980_000);
    expect(await readBalances(network.db, writer.id)).toEqual({ earned: 0, held: 0, paid: 0 });
  });

  test('leaves a payout on its way to its payee', async () => {
    await earn(40_000_000);
    const headers = { cookie: writer.cookie, 'idempotency-key': 'a' };
    const url = '/api/vocal/user/payouts';
    await network.app.inject({ method: 'POST', url, headers, payload: { address: iban } });
    expect((await close({ payOut: { address: iban } })).json()).toMatchObject({ status: 409, code: 'payout-open' });
    expect((await close({ posts: 'unpublish' })).statusCode).toBe(200);
    const [row] = await network.db.select().from(payouts).where(eq(payouts.userId, writer.id));
    expect(row).toMatchObject({ status: 'requested', payeeName: `Ola Strand ${people}` });
    expect(await readBalances(network.db, writer.id)).toEqual({ earned: 0, held: 0, paid: 0 });
  });

  test('refuses a last payout without a whole cent or with an invalid payee', async () => {
    await earn(9_999);
    expect((await close({ payOut: { address: iban } })).json()).toMatchObject({
      status: 409,
      code: 'not-enough-money',
    });
    const wrong = (await close({ payOut: { address: 'DE89 0000 invalid iban' } })).json();
    expect(wrong).toMatchObject({ status: 422, errors: [{ pointer: '/payOut/address', code: 'iban' }] });
    expect((await close({ givesUp: 9_999 })).statusCode).toBe(200);
  });

  test('books earlier reads and no later ones', async () => {
    const times = { createdAt: testNow, modifiedAt: testNow };
    const [tape] = await network.db
      .insert(posts)
      .values({ authorId: writer.id, site: 'beat', name: 'Tape', key: `tape-${people}`, ...times })
      .returning();
    const postId = tape?.id ?? 0;
    await network.db
      .update(posts)
      .set({ status: 'published', publishedAt: testNow })
      .where(and(eq(posts.id, postId), isNull(posts.deletedAt)));
    const read = (visitor: string) =>
      network.db.insert(impressions).values({
        ...{ postId, authorId: writer.id, site: 'beat', day: '2026-06-15', visitor, createdAt: testNow },
      });
    await read('a');
    expect((await close({ givesUp: 3_800 })).statusCode).toBe(200);
    await read('b');
    expect(await bookReads(network.db, testNow)).toEqual({ transfers: 0, reads: 0 });
    expect(await readBalances(network.db, writer.id)).toMatchObject({ earned: 0 });
  });

  test('keeps neither name nor address of a person without money', async () => {
    const account = { email: 'nobody@closing.example', password };
    await post('auth/signup', { ...account, firstName: 'No', lastName: 'Body' });
    const cookie = await signIn(network.app, account);
    expect((await post('auth/deleteAccount', { password, posts: 'unpublish' }, cookie)).statusCode).toBe(200);
    const rows = await network.db.select().from(closedAccounts);
    expect(rows.filter(({ name, email }) => name?.includes('Body') || email === account.email)).toEqual([]);
  });
});

test('gives up held money and ends its hold', async () => {
  const other = writer;
  await hold(7_600);
  expect((await close({ givesUp: 0 })).json()).toMatchObject({ code: 'balance-changed' });
  expect((await close({ givesUp: 7_600 })).statusCode).toBe(200);
  const [row] = await network.db.select().from(holds).where(eq(holds.userId, other.id));
  expect(row).toMatchObject({ status: 'released', decision: 'The writer deleted the account.', decidedBy: null });
  expect(await readBalances(network.db, other.id)).toEqual({ earned: 0, held: 0, paid: 0 });
  // Holds of this test have no reads, which the check of the ledger would miss.
  await network.db.delete(holds).where(eq(holds.userId, other.id));
});
