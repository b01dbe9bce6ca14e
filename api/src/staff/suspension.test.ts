import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { desc, eq } from 'drizzle-orm';
import { audit } from '../kernel/db/schema/audit.ts';
import { notices } from '../kernel/db/schema/notices.ts';
import { payouts } from '../kernel/db/schema/payouts.ts';
import { posts } from '../kernel/db/schema/posts.ts';
import { reviews } from '../kernel/db/schema/reviews.ts';
import { users } from '../kernel/db/schema/users.ts';
import { applyPayoutStep } from '../money/payouts/applyPayoutStep.ts';
import { demoAccounts } from '../people/demo/demoAccounts.ts';
import { publishDue } from '../review/schedule/publishDue.ts';
import { ReviewCalls } from '../review/testing/ReviewCalls.ts';
import { testNow } from '../testing/testNetwork.ts';
import { signIn } from '../testing/writers.ts';

let calls: ReviewCalls;
let admin = '';
const ids = { writer: 0, second: 0, admin: 0 };
const tomorrow = new Date(testNow.getTime() + 86_400_000);
const moderator = { email: 'second@marquee.example', password: 'kelp-and-barnacles' };

beforeAll(async () => {
  calls = await ReviewCalls.open();
  admin = calls.cookies.moderator;
  const rows = await calls.network.db.select({ id: users.id, email: users.email }).from(users);
  const idOf = (email: string) => rows.find((row) => row.email === email)?.id ?? 0;
  ids.writer = idOf(demoAccounts.writer.email);
  ids.admin = idOf(demoAccounts.moderator.email);
  ids.second = idOf(moderator.email);
});
afterAll(() => calls.network.close());

const post = (url: string, cookie: string, payload: object = {}) =>
  calls.network.app.inject({ method: 'POST', url: `/api/vocal/${url}`, headers: { cookie }, payload });
const suspend = (id: number, reason = 'Spam in comments.', cookie = admin) =>
  post(`people/${id}/suspend`, cookie, { reason });
const restore = (id: number) => post(`people/${id}/restore`, admin);
const signInAs = ({ email, password }: { email: string; password: string }) =>
  post('auth/signin', '', { email, password });

test('ends the sessions at once, and says why at sign-in only to who knows the password', async () => {
  const response = await suspend(ids.writer);
  expect(response.json().person.suspension).toEqual({ since: testNow.toISOString(), reason: 'Spam in comments.' });
  const own = await calls.call('author', 'GET', 'posts');
  expect([own.statusCode, own.json().code]).toEqual([401, 'signed-out']);
  const right = await signInAs(demoAccounts.writer);
  expect([right.statusCode, right.json().code]).toEqual([403, 'account-suspended']);
  expect(right.json().error).toContain('Spam in comments.');
  expect(right.headers['set-cookie']).toBeUndefined();
  const wrong = await signInAs({ ...demoAccounts.writer, password: 'not the password' });
  expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'wrong-credentials']);
});

test('tells the person once, and records who did it', async () => {
  await suspend(ids.writer, 'Another reason.');
  const told = await calls.network.db.select().from(notices).where(eq(notices.userId, ids.writer));
  expect(told).toMatchObject([{ kind: 'suspend', detail: { note: 'Spam in comments.' } }]);
  const rows = await calls.network.db
    .select()
    .from(audit)
    .where(eq(audit.subjectId, String(ids.writer)))
    .orderBy(desc(audit.id));
  expect(rows.filter(({ subject }) => subject === 'user')).toMatchObject([
    { action: 'suspend', actorId: ids.admin, after: { suspension: 'Spam in comments.' } },
  ]);
});

test('lets the person sign in again with the same drafts after the suspension is lifted', async () => {
  expect((await restore(ids.writer)).json().person.suspension).toBeNull();
  const cookie = await signIn(calls.network.app, demoAccounts.writer);
  const drafts = await calls.network.app.inject({ url: '/api/vocal/posts', headers: { cookie } });
  expect(drafts.statusCode).toBe(200);
});

test('keeps published and scheduled posts, and releases claims', async () => {
  Object.assign(calls.cookies, { author: await signIn(calls.network.app, demoAccounts.writer) });
  const scheduled = await calls.submitted();
  await calls.step('moderator', scheduled, 'claim');
  await calls.decide('moderator', scheduled, { action: 'schedule', publishAt: tomorrow.toISOString() });
  const claimed = await calls.submitted('Day Drive');
  await calls.step('second', claimed, 'claim');
  await suspend(ids.writer);
  await suspend(ids.second);
  const [review] = await calls.network.db
    .select()
    .from(reviews)
    .where(eq(reviews.postId, Number(claimed)));
  expect(review).toMatchObject({ status: 'needs-review', claimedBy: null });
  await publishDue(calls.network.db, new Date(tomorrow.getTime() + 1_000));
  const [row] = await calls.network.db
    .select()
    .from(posts)
    .where(eq(posts.id, Number(scheduled)));
  expect(row?.status).toBe('published');
  await restore(ids.second);
  await restore(ids.writer);
});

test('approves no payout of a suspended account', async () => {
  await suspend(ids.writer);
  const [payout] = await calls.network.db
    .insert(payouts)
    .values({
      ...{ userId: ids.writer, amount: 40_000_000, status: 'requested', requestedAt: testNow, changedAt: testNow },
      ...{ payeeName: 'Ola', address: 'DE89370400440532013000', addressEnd: '3000' },
    })
    .returning();
  const approve = () =>
    calls.network.db.transaction((transaction) =>
      applyPayoutStep(transaction, {
        ...{ payoutId: payout?.id ?? 0, action: 'approve', by: 'operator', at: testNow },
        actor: { id: ids.admin, grants: [{ role: 'administrator', site: null, until: null }] },
      }),
    );
  await expect(approve()).rejects.toMatchObject({ status: 409, code: 'account-suspended' });
  await restore(ids.writer);
  expect((await approve()).status).toBe('approved');
});

test.each([
  ['no reason', ''],
  ['a reason that is too long', 'x'.repeat(501)],
])('refuses %s and names it', async (_what, reason) => {
  const response = await suspend(ids.writer, reason);
  expect([response.statusCode, response.json().errors?.[0].pointer]).toEqual([422, '/reason']);
});

test('keeps an administrator who can sign in', async () => {
  const own = await suspend(ids.admin);
  expect([own.statusCode, own.json().code]).toEqual([409, 'last-administrator']);
  const second = await signIn(calls.network.app, moderator);
  const both = await Promise.all([suspend(ids.second), suspend(ids.admin, 'A dispute.', second)]);
  // The slower call finds its own account suspended, before or after it waited.
  expect([
    [200, 401],
    [200, 403],
  ]).toContainEqual(both.map(({ statusCode }) => statusCode).sort());
});
