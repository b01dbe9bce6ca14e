import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { sessions } from '../../kernel/db/schema/sessions.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { moderatorOf } from '../../testing/moderatorOf.ts';
import { signIn } from '../../testing/writers.ts';
import { cookieIn, FactorCalls } from '../auth/testing/FactorCalls.ts';
import { demoAccounts } from '../demo/demoAccounts.ts';

let calls: FactorCalls;
beforeAll(async () => {
  calls = await FactorCalls.open({ SIGN_UP_LIMIT: '1000', SECOND_FACTOR_ROLES: 'administrator, author' });
});
afterAll(() => calls.network.close());

const withGrants = async (grants: (typeof users.$inferSelect)['grants']) => {
  const person = await calls.newcomer();
  await calls.network.db.update(users).set({ grants }).where(eq(users.id, person.id));
  return person;
};
const userOf = async (cookie: string) => (await calls.get('/api/currentUser', cookie)).json().user;

describe('a role that needs a second factor', () => {
  test('is not effective until the session has proved one', async () => {
    const person = await withGrants(moderatorOf(null));
    expect(await userOf(person.cookie)).toMatchObject({ isAdmin: false, grants: [], needsSecondFactor: true });
    for (const path of ['people', 'review', 'payouts', 'board', 'audit'])
      expect((await calls.get(`/api/vocal/${path}`, person.cookie)).json()).toMatchObject({
        status: 403,
        code: 'second-factor-required',
      });
    const ownPost = await calls.network.app.inject({
      method: 'POST',
      url: '/api/vocal/posts/create',
      headers: { cookie: person.cookie },
    });
    expect(ownPost.statusCode).toBe(201);
    expect(await calls.state(person.cookie)).toMatchObject({ isDemanded: true, isProved: false });

    const { secret } = await calls.turnOn(person);
    expect(await userOf(person.cookie)).toMatchObject({ isAdmin: true, needsSecondFactor: false });
    expect((await calls.get('/api/vocal/people', person.cookie)).statusCode).toBe(200);

    const second = { challenge: await calls.challenge(person), code: calls.codeOf(secret) };
    const cookie = cookieIn(await calls.post('secondStep', second));
    expect((await calls.get('/api/vocal/people', cookie)).statusCode).toBe(200);
    await calls.post('removeSecondFactor', { password: person.password }, cookie);
    expect((await calls.get('/api/vocal/people', cookie)).json()).toMatchObject({ code: 'second-factor-required' });
  });

  test('stays without effect on a post of another writer, and hides posts from others as before', async () => {
    const { app } = calls.network;
    const writer = await signIn(app, demoAccounts.writer);
    const made = await app.inject({ method: 'POST', url: '/api/vocal/posts/create', headers: { cookie: writer } });
    const url = `/api/vocal/posts/${made.json().post.id}`;
    const person = await withGrants(moderatorOf(null));
    expect((await calls.get(url, person.cookie)).json()).toMatchObject({ code: 'second-factor-required' });
    const stranger = await calls.newcomer();
    expect((await calls.get(url, stranger.cookie)).statusCode).toBe(404);
  });

  test('leaves the other roles of the account effective', async () => {
    const person = await withGrants([
      { role: 'author', site: 'beat', until: null },
      { role: 'editor', site: 'beat', until: null },
    ]);
    const { grants, needsSecondFactor } = await userOf(person.cookie);
    expect(grants).toEqual([{ role: 'editor', site: 'beat', until: null }]);
    expect(needsSecondFactor).toBe(true);
    expect((await calls.get('/api/vocal/review', person.cookie)).statusCode).toBe(200);
    const { user } = (await calls.post('update', { id: String(person.id), firstName: 'Beth' }, person.cookie)).json();
    expect(user).toMatchObject({ firstName: 'Beth', grants: [{ role: 'editor' }] });
  });

  test('cannot be reached by adding a factor to an account that has another one', async () => {
    const person = await withGrants(moderatorOf(null));
    await calls.turnOn(person);
    const { db } = calls.network;
    await db.update(sessions).set({ provesFactor: false }).where(eq(sessions.userId, person.id));
    const refused = await calls.post('beginSecondFactor', { password: person.password }, person.cookie);
    expect(refused.json()).toMatchObject({ status: 403, code: 'second-factor-required' });
  });
});
