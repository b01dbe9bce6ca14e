import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { audit } from '../kernel/db/schema/audit.ts';
import { signInChallenges } from '../kernel/db/schema/secondFactors.ts';
import { users } from '../kernel/db/schema/users.ts';
import { cookieIn, FactorCalls } from '../people/auth/testing/FactorCalls.ts';
import { TestProvider, testClient } from './testing/TestProvider.ts';

const creatorOrigin = 'http://vocal.localhost:3000';
const settings = {
  ...{ OPENID_CLIENT_ID: testClient.id, OPENID_CLIENT_SECRET: testClient.secret, OPENID_LABEL: 'Sign in with Acme' },
  ...{ OPENID_SCOPE: 'openid email profile groups', OPENID_FACTOR_VALUES: 'mfa' },
  OPENID_ROLES: 'newsroom=editor:beat,finance=accountant,chiefs=administrator',
  ...{ SIGN_IN_LIMIT: '1000', SIGN_UP_LIMIT: '1000', SECOND_FACTOR_ROLES: 'administrator' },
  PUBLIC_PORT: '3000',
};

let provider: TestProvider;
let calls: FactorCalls;
let people = 0;
beforeAll(async () => {
  provider = await TestProvider.start(`${creatorOrigin}/api/vocal/auth/openid/callback`);
  calls = await FactorCalls.open({ ...settings, OPENID_ISSUER: provider.issuer });
});
afterAll(async () => {
  await calls.network.close();
  await provider.close();
});
beforeEach(() => {
  people += 1;
  const email = `kim${people}@acme.example`;
  const name = { given_name: 'Kim', family_name: 'Oduya' };
  provider.person = { sub: `acme-${people}`, email, email_verified: true, ...name };
  provider.amr = ['pwd'];
});

const stateCookie = (response: { cookies: { name: string; value: string }[] }) => {
  const found = response.cookies.find(({ name }) => name === 'marquee_openid');
  return `${found?.name}=${found?.value}`;
};

/** Begins a sign-in. Returns the provider's address, and the cookie of the browser. */
async function begin(next = '') {
  const response = await calls.get(`/api/vocal/auth/openid/start?next=${encodeURIComponent(next)}`, '');
  return { address: String(response.headers.location), cookie: stateCookie(response) };
}

/** Goes to the provider and comes back. */
async function comeBack({ address, cookie }: Awaited<ReturnType<typeof begin>>, change = (url: URL) => url) {
  const answer = change(await provider.visit(address));
  return calls.get(answer.pathname + answer.search, cookie);
}
const signIn = async (next = '') => comeBack(await begin(next));
const failed = (failure: string) => `${creatorOrigin}/auth?way=sign-in#failure=${failure}`;
const userOf = async (response: { cookies: { name: string; value: string }[] }) =>
  (await calls.get('/api/currentUser', cookieIn(response))).json().user;

describe('a sign-in by OpenID Connect', () => {
  test('makes a contributor of a new person, with a confirmed address and no password', async () => {
    expect((await calls.get('/api/vocal/auth/ways', '')).json().openid).toEqual({ label: 'Sign in with Acme' });
    const response = await signIn('/vocal/posts');
    expect(response.headers.location).toBe(`${creatorOrigin}/auth?way=sign-in&next=%2Fvocal%2Fposts`);
    const user = await userOf(response);
    expect(user).toMatchObject({ name: { first: 'Kim', last: 'Oduya' }, grants: [], isEmailConfirmed: true });
    const [row] = await calls.network.db
      .select()
      .from(users)
      .where(eq(users.id, Number(user.id)));
    expect(row?.passwordHash).toBeNull();
    const sessions = (await calls.get('/api/vocal/auth/sessions', cookieIn(response))).json().sessions;
    expect(sessions).toMatchObject([{ way: 'openid' }]);
    expect(await calls.state(cookieIn(response))).toMatchObject({ hasPassword: false, isProved: false });
    // The address of the person may change at the provider.
    provider.person = { ...provider.person, email: 'other@acme.example' };
    expect((await userOf(await signIn())).id).toBe(user.id);
  });

  test('joins an account by its verified and confirmed address, which keeps its password', async () => {
    const person = await calls.newcomer();
    await calls.network.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, person.id));
    provider.person = { ...provider.person, email: person.email.toUpperCase() };
    expect((await userOf(await signIn())).id).toBe(String(person.id));
    expect((await calls.post('signin', person)).statusCode).toBe(200);
    const rows = await calls.network.db
      .select()
      .from(audit)
      .where(eq(audit.subjectId, String(person.id)));
    expect(rows).toMatchObject([{ action: 'joinOpenid', after: { issuer: `${provider.issuer}/` } }]);
    provider.person = { ...provider.person, sub: `another-${people}` };
    expect((await signIn()).headers.location).toBe(failed('openid-refused'));
  });

  test('ends the password and the sessions of an account whose address was never confirmed', async () => {
    const stranger = await calls.newcomer();
    await calls.turnOn(stranger);
    provider.person = { ...provider.person, email: stranger.email };
    const response = await signIn();
    expect((await userOf(response)).id).toBe(String(stranger.id));
    expect(await userOf({ cookies: [] })).toBeNull();
    expect((await calls.get('/api/vocal/auth/sessions', stranger.cookie)).statusCode).toBe(401);
    expect((await calls.post('signin', stranger)).json()).toMatchObject({ code: 'wrong-credentials' });
    expect(await calls.state(cookieIn(response))).toMatchObject({ hasCodes: false });
  });

  test('gives and takes the roles of the claims, and leaves roles that were given by hand', async () => {
    provider.person = { ...provider.person, groups: ['newsroom', 'finance', 'unknown'] };
    const { id, grants } = await userOf(await signIn());
    const editor = { role: 'editor', site: 'beat', until: null };
    const accountant = { role: 'accountant', site: null, until: null };
    expect(grants).toEqual([editor, accountant]);
    const byHand = { role: 'auditor', site: null, until: null } as const;
    const current = [byHand, ...grants];
    await calls.network.db
      .update(users)
      .set({ grants: current })
      .where(eq(users.id, Number(id)));
    provider.person = { ...provider.person, groups: ['finance'] };
    expect((await userOf(await signIn())).grants).toEqual([byHand, accountant]);
    provider.person = { ...provider.person, groups: undefined };
    expect((await userOf(await signIn())).grants).toEqual([byHand]);
    const rows = await calls.network.db.select().from(audit).where(eq(audit.subjectId, id));
    expect(rows.map(({ action }) => action)).toEqual(['create', 'changeRoles', 'changeRoles', 'changeRoles']);
    expect(rows.at(-1)?.reason).toBe(`OpenID Connect, ${provider.issuer}/`);
  });

  test('proves a second factor only if the provider says so', async () => {
    provider.person = { ...provider.person, groups: ['chiefs'] };
    expect(await userOf(await signIn())).toMatchObject({ isAdmin: false, needsSecondFactor: true });
    provider.amr = ['pwd', 'mfa'];
    expect(await userOf(await signIn())).toMatchObject({ isAdmin: true, needsSecondFactor: false });
  });

  test('asks an account with codes for a code, unless the provider has checked a factor', async () => {
    const entered = await signIn();
    const cookie = cookieIn(entered);
    const { secret } = (await calls.post('beginSecondFactor', {}, cookie)).json();
    await calls.post('confirmSecondFactor', { code: calls.codeOf(secret) }, cookie);
    calls.pass();
    const waiting = await signIn();
    expect(cookieIn(waiting)).toBe('');
    const challenge = new URLSearchParams(new URL(String(waiting.headers.location)).hash.slice(1)).get('challenge');
    const done = await calls.post('secondStep', { challenge, code: calls.codeOf(secret) });
    expect(done.statusCode).toBe(200);
    provider.amr = ['mfa'];
    expect(cookieIn(await signIn())).not.toBe('');
  });
});

describe('a failed sign-in by OpenID Connect', () => {
  test('leads back for another state, another browser, a used and an expired sign-in', async () => {
    const other = (url: URL) => {
      url.searchParams.set('state', 'x');
      return url;
    };
    expect((await comeBack(await begin(), other)).headers.location).toBe(failed('openid-expired'));
    const stranger = { ...(await begin()), cookie: '' };
    expect((await comeBack(stranger)).headers.location).toBe(failed('openid-expired'));
    const used = await begin();
    const answer = await provider.visit(used.address);
    const url = answer.pathname + answer.search;
    expect(cookieIn(await calls.get(url, used.cookie))).not.toBe('');
    expect((await calls.get(url, used.cookie)).headers.location).toBe(failed('openid-expired'));
    const late = await begin();
    calls.pass(11 * 60_000);
    expect((await comeBack(late)).headers.location).toBe(failed('openid-expired'));
  });

  test.each(['nonce', 'verifier'])('leads back for another %s', async (name) => {
    const begun = await begin();
    const [row] = await calls.network.db.select().from(signInChallenges).where(eq(signInChallenges.purpose, 'openid'));
    await calls.network.db.update(signInChallenges).set({ data: { ...row?.data, [name]: 'x'.repeat(43) } });
    const response = await comeBack(begun);
    expect(response.headers.location).toBe(failed('openid-refused'));
    expect(cookieIn(response)).toBe('');
  });

  test.each([[false], ['true'], [null]])('leads back for an address that is verified %p', async (verified) => {
    const person = await calls.newcomer();
    provider.person = { ...provider.person, email: person.email, email_verified: verified };
    expect((await signIn()).headers.location).toBe(failed('openid-unverified'));
  });

  test('leads back for a suspended account, and for a person who refuses', async () => {
    const { id } = await userOf(await signIn());
    const suspension = { suspendedAt: new Date(), suspendedReason: 'Spam.' };
    await calls.network.db
      .update(users)
      .set(suspension)
      .where(eq(users.id, Number(id)));
    expect((await signIn()).headers.location).toBe(failed('account-suspended'));
    const { cookie, address } = await begin();
    const state = new URL(address).searchParams.get('state');
    const refusal = `/api/vocal/auth/openid/callback?error=access_denied&state=${state}`;
    expect((await calls.get(refusal, cookie)).headers.location).toBe(failed('openid-refused'));
  });

  test('leads back while the provider is down, and passwords still work', async () => {
    const down = await FactorCalls.open({ ...settings, OPENID_ISSUER: 'http://127.0.0.1:9' });
    const response = await down.get('/api/vocal/auth/openid/start', '');
    expect(response.headers.location).toBe(failed('openid-unavailable'));
    const person = await down.newcomer();
    expect((await down.post('signin', person)).statusCode).toBe(200);
    await down.network.close();
  });

  test('does not exist without a provider', async () => {
    const without = await FactorCalls.open();
    expect((await without.get('/api/vocal/auth/ways', '')).json()).toEqual({ success: true, openid: null });
    for (const path of ['start', 'callback?code=x'])
      expect((await without.get(`/api/vocal/auth/openid/${path}`, '')).statusCode).toBe(404);
    await without.network.close();
  });
});
