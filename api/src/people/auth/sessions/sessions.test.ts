import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sessions } from '../../../kernel/db/schema/sessions.ts';
import { createTestNetwork, testNow } from '../../../testing/testNetwork.ts';
import { demoAccounts } from '../../demo/demoAccounts.ts';
import { AuthCalls, cookieOf, setCookie } from '../testing/AuthCalls.ts';

let calls: AuthCalls;
beforeAll(async () => {
  calls = await AuthCalls.open();
});
afterAll(() => calls.network.close());

describe('a session', () => {
  test('has a cookie that scripts cannot read, bound to the host on https', async () => {
    const { email, password } = demoAccounts.writer;
    const plain = setCookie(await calls.post('signin', { email, password }));
    expect(plain).toMatch(/^marquee_session=[\w-]{43};/);
    expect(plain).toMatch('HttpOnly');
    expect(plain).toMatch('SameSite=Lax');
    expect(plain).not.toMatch(/Secure|Domain/);
    const secure = setCookie(
      await calls.post('signin', { email, password }, { ...calls.fromElsewhere(), 'x-forwarded-proto': 'https' }),
    );
    expect(secure).toMatch(/^__Host-marquee_session=/);
    expect(secure).toMatch(/Path=\/;.*Secure/);
  });

  test('is stored only as a hash', async () => {
    const { email, password } = demoAccounts.writer;
    const token = cookieOf(await calls.post('signin', { email, password })).split('=')[1] ?? '';
    const rows = await calls.network.db.select().from(sessions);
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('ends at its expiry', async () => {
    const cookie = cookieOf(await calls.post('signup', calls.newcomer()));
    expect(await calls.currentUser(cookie)).not.toBeNull();
    await calls.network.db.update(sessions).set({ expiresAt: testNow });
    expect(await calls.currentUser(cookie)).toBeNull();
  });

  test('is replaced by the next session of the same browser', async () => {
    const { email, password } = demoAccounts.moderator;
    const first = cookieOf(await calls.post('signin', { email, password }));
    const second = cookieOf(
      await calls.post('signin', { email, password }, { ...calls.fromElsewhere(), cookie: first }),
    );
    expect(await calls.currentUser(first)).toBeNull();
    expect(await calls.currentUser(second)).not.toBeNull();
  });

  test.each(['', 'marquee_session=', 'marquee_session=nonsense', 'marquee_session=%00', '__Host-marquee_session=x'])(
    'is not opened by the cookie %p',
    async (cookie) => {
      const response = await calls.network.app.inject({ url: '/api/currentUser', headers: { cookie } });
      expect(response.json()).toEqual({ success: true, user: null });
      expect(response.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'cookie' });
    },
  );
});

test('is shared between the creator host and the sites with a common domain', async () => {
  const other = await createTestNetwork({ COOKIE_DOMAIN: 'example.com' });
  const account = calls.newcomer();
  const { email } = account;
  const response = await other.app.inject({
    method: 'POST',
    url: '/api/vocal/auth/signup',
    payload: account,
    headers: { host: 'vocal.example.com', 'x-forwarded-proto': 'https' },
  });
  expect(setCookie(response)).toMatch(/^__Secure-marquee_session=.*Domain=example\.com.*Secure/);
  const onSite = { host: 'beat.example.com', 'x-forwarded-proto': 'https', cookie: cookieOf(response) };
  const current = await other.app.inject({ url: '/api/currentUser', headers: onSite });
  expect(current.json().user).toMatchObject({ email });
  expect(current.headers['cache-control']).toBe('private, no-store');
  const signedOut = await other.app.inject({ method: 'POST', url: '/api/vocal/auth/signout', headers: onSite });
  expect(setCookie(signedOut)).toMatch(/^__Secure-marquee_session=; Max-Age=0; Domain=example\.com/);
  await other.close();
});

test('belongs to the host alone at a name outside of the common domain', async () => {
  const other = await createTestNetwork({ COOKIE_DOMAIN: 'example.com' });
  const account = calls.newcomer();
  const headers = { host: 'creators.test', 'x-forwarded-proto': 'https' };
  const url = '/api/vocal/auth/signup';
  const response = await other.app.inject({ method: 'POST', url, payload: account, headers });
  expect(setCookie(response)).toMatch(/^__Host-marquee_session=/);
  expect(setCookie(response)).not.toContain('Domain');
  const cookie = cookieOf(response);
  const userAt = async (host: string) =>
    (await other.app.inject({ url: '/api/currentUser', headers: { ...headers, host, cookie } })).json().user;
  expect(await userAt('creators.test')).toMatchObject({ email: account.email });
  expect(await userAt('notexample.com')).toMatchObject({ email: account.email });
  expect(await userAt('beat.example.com')).toBeNull();
  await other.close();
});

describe('signing out', () => {
  test.each(['GET', 'POST'] as const)('by %s ends the session for good', async (method) => {
    const cookie = cookieOf(await calls.post('signup', calls.newcomer()));
    const response = await calls.network.app.inject({ method, url: '/api/vocal/auth/signout', headers: { cookie } });
    expect(response.json()).toEqual({ success: true });
    expect(setCookie(response)).toMatch(/^marquee_session=; Max-Age=0/);
    expect(await calls.currentUser(cookie)).toBeNull();
  });

  test('works without a session', async () => {
    expect((await calls.post('signout')).json()).toEqual({ success: true });
  });
});
