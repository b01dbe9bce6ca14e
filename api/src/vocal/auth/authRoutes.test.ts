import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { currentUserSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { demoAccounts, moderatorName } from '../../accounts/demo/demoAccounts.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork({ SIGN_IN_LIMIT: '9', SIGN_UP_LIMIT: '12' });
});
afterAll(() => network.close());

let people = 0;
const newcomer = (more: object = {}) => {
  people += 1;
  return { firstName: 'Jo', lastName: 'March', email: `jo${people}@march.example`, password: 'little-women', ...more };
};
/** Every test comes from an address of its own, so that the limits of one are not those of another. */
let addresses = 0;
const fromElsewhere = () => {
  addresses += 1;
  return { 'x-forwarded-for': `203.0.${addresses}.9` };
};

const post = (call: string, payload?: object, headers: Record<string, string> = fromElsewhere()) =>
  network.app.inject({ method: 'POST', url: `/api/vocal/auth/${call}`, payload, headers });
/** Wrong passwords until the address has no more of them. */
const useUp = async (headers: Record<string, string>) => {
  for (let count = 0; count < 9; count += 1)
    await post('signin', { email: `x${count}@march.example`, password: 'wrong' }, headers);
};
const currentUser = async (cookie: string) =>
  currentUserSchema.parse((await network.app.inject({ url: '/api/currentUser', headers: { cookie } })).json()).user;
const setCookie = (response: LightMyRequestResponse) => String(response.headers['set-cookie']);
const deviceOf = (response: LightMyRequestResponse) => {
  const found = response.cookies.find(({ name }) => name === 'marquee_device');
  return `${found?.name}=${found?.value}`;
};
const cookieOf = (response: LightMyRequestResponse) => setCookie(response).split(';')[0] ?? '';

describe('signing up', () => {
  test('makes an account and signs in', async () => {
    const form = newcomer({ email: 'Jo@March.example', isAdmin: true, key: 'mine' });
    const response = await post('signup', form);
    expect(response.statusCode).toBe(201);
    const { success, user } = response.json();
    expect(success).toBe(true);
    expect(user).toEqual({
      id: expect.stringMatching(/^\d+$/),
      key: 'jo-march',
      isAdmin: false,
      name: { first: 'Jo', last: 'March' },
      firstName: 'Jo',
      lastName: 'March',
      email: 'jo@march.example',
      bio: '',
      summary: '',
      image: null,
      isEmailConfirmed: false,
    });
    expect(await currentUser(cookieOf(response))).toEqual(user);
    const [row] = await network.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('gives namesakes different keys', async () => {
    const keyOf = async (more: object) => (await post('signup', newcomer(more))).json().user.key;
    expect(await keyOf({ firstName: 'Ada', lastName: 'North' })).toBe('ada-north-2');
    expect(await keyOf({ firstName: 'Zoë', lastName: "O'Ångström" })).toBe('zoe-o-angstrom');
    expect(await keyOf({ firstName: '志', lastName: '村' })).toBe('writer');
    const twins = await Promise.all([1, 2, 3].map(() => keyOf({ firstName: 'Meg', lastName: 'March' })));
    expect(twins.sort()).toEqual(['meg-march', 'meg-march-2', 'meg-march-3']);
  });

  test('is refused for an address that has an account, in any case of letters', async () => {
    const response = await post('signup', newcomer({ email: 'WRITER@marquee.example' }));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ success: false, errors: [{ pointer: '/email' }] });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['Password2026', 'common-password'],
    ['marquee-jo-1', 'predictable-password'],
  ])('is refused with the password %s', async (password, code) => {
    const response = await post('signup', newcomer({ password }));
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toMatch('application/problem+json');
    expect(response.json()).toMatchObject({ code: 'invalid', errors: [{ pointer: '/password', code }] });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('is limited by address', async () => {
    const headers = fromElsewhere();
    for (let count = 0; count < 12; count += 1)
      await post('signup', { ...newcomer(), email: 'writer@marquee.example' }, headers);
    const response = await post('signup', newcomer(), headers);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await post('signup', newcomer())).statusCode).toBe(201);
  });
});

describe('signing in', () => {
  test.each([
    ['the writer', demoAccounts.writer, 'wes-ritter'],
    ['the moderator', demoAccounts.moderator, moderatorName.key],
  ])('lets in %s of the demo', async (_who, { email, password, isAdmin }, key) => {
    const response = await post('signin', { email, password });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ success: true, user: { email, isAdmin, key } });
    expect(await currentUser(cookieOf(response))).toMatchObject({ email });
  });

  test('responds alike to a wrong password, an unknown address and an author without an account', async () => {
    const responses = await Promise.all([
      post('signin', { email: demoAccounts.writer.email, password: 'wrong' }),
      post('signin', { email: 'nobody@march.example', password: 'wrong' }),
    ]);
    for (const response of responses) {
      expect(response.statusCode).toBe(401);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    expect(responses[0]?.body).toBe(responses[1]?.body);
  });

  test('responds in the same way to an unknown address and a wrong password', async () => {
    const known = await post('signin', { email: 'writer@marquee.example', password: 'wrong' });
    const unknown = await post('signin', { email: 'a@b.example', password: 'wrong' });
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.json()).toEqual(known.json());
  });

  test('accepts the right password, however often strangers guessed at the account', async () => {
    const account = newcomer();
    await post('signup', account);
    const { email, password } = account;
    const stranger = fromElsewhere();
    for (let count = 0; count < 4; count += 1) await post('signin', { email, password: `wrong ${count}` }, stranger);
    await useUp(stranger);
    expect((await post('signin', { email, password: 'wrong' }, stranger)).statusCode).toBe(429);
    expect((await post('signin', { email, password })).statusCode).toBe(200);
  });

  test('admits a device that signed in before, even when a stranger used up the limit of its address', async () => {
    const account = newcomer();
    const { email, password } = account;
    const shared = fromElsewhere();
    const device = deviceOf(await post('signup', account));
    await useUp(shared);
    expect((await post('signin', { email, password }, shared)).statusCode).toBe(429);
    expect((await post('signin', { email, password }, { ...shared, cookie: device })).statusCode).toBe(200);
  });

  test("a device's cookie is valid for its account only and cannot be forged", async () => {
    const [mine, hers] = [newcomer(), newcomer()];
    const device = deviceOf(await post('signup', mine));
    await post('signup', hers);
    const shared = fromElsewhere();
    await useUp(shared);
    for (const cookie of [device, device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), 'marquee_device=x.y'])
      expect((await post('signin', hers, { ...shared, cookie })).statusCode).toBe(429);
  });

  test('sends the cookie of a device only to account calls', async () => {
    const { cookies } = await post('signup', newcomer());
    expect(cookies.find(({ name }) => name === 'marquee_device')).toMatchObject({
      path: '/api/vocal/auth',
      httpOnly: true,
      sameSite: 'Strict',
    });
  });

  test('counts no right passwords', async () => {
    const account = newcomer();
    await post('signup', account);
    const office = fromElsewhere();
    for (let count = 0; count < 12; count += 1)
      expect((await post('signin', { email: account.email, password: account.password }, office)).statusCode).toBe(200);
  });

  test('is limited by address, whatever the account', async () => {
    const headers = fromElsewhere();
    let last = 0;
    for (let count = 0; count < 10; count += 1)
      last = (await post('signin', { email: `n${count}@march.example`, password: 'x' }, headers)).statusCode;
    expect(last).toBe(429);
  });
});

describe('a session', () => {
  test('lives in a cookie that scripts cannot read, bound to the host on https', async () => {
    const { email, password } = demoAccounts.writer;
    const plain = setCookie(await post('signin', { email, password }));
    expect(plain).toMatch(/^marquee_session=[\w-]{43};/);
    expect(plain).toMatch('HttpOnly');
    expect(plain).toMatch('SameSite=Lax');
    expect(plain).not.toMatch(/Secure|Domain/);
    const secure = setCookie(
      await post('signin', { email, password }, { ...fromElsewhere(), 'x-forwarded-proto': 'https' }),
    );
    expect(secure).toMatch(/^__Host-marquee_session=/);
    expect(secure).toMatch(/Path=\/;.*Secure/);
  });

  test('is stored only as a hash', async () => {
    const { email, password } = demoAccounts.writer;
    const token = cookieOf(await post('signin', { email, password })).split('=')[1] ?? '';
    const rows = await network.db.select().from(sessions);
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('ends at its expiry', async () => {
    const cookie = cookieOf(await post('signup', newcomer()));
    expect(await currentUser(cookie)).not.toBeNull();
    await network.db.update(sessions).set({ expiresAt: testNow });
    expect(await currentUser(cookie)).toBeNull();
  });

  test('is replaced by the next session of the same browser', async () => {
    const { email, password } = demoAccounts.moderator;
    const first = cookieOf(await post('signin', { email, password }));
    const second = cookieOf(await post('signin', { email, password }, { ...fromElsewhere(), cookie: first }));
    expect(await currentUser(first)).toBeNull();
    expect(await currentUser(second)).not.toBeNull();
  });

  test.each(['', 'marquee_session=', 'marquee_session=nonsense', 'marquee_session=%00', '__Host-marquee_session=x'])(
    'is not opened by the cookie %p',
    async (cookie) => {
      const response = await network.app.inject({ url: '/api/currentUser', headers: { cookie } });
      expect(response.json()).toEqual({ success: true, user: null });
      expect(response.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'cookie' });
    },
  );
});

test('with a common domain an account that signed in at the creator host is known on the sites', async () => {
  const other = await createTestNetwork({ COOKIE_DOMAIN: 'example.com' });
  const account = newcomer();
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

describe('signing out', () => {
  test.each(['GET', 'POST'] as const)('by %s ends the session for good', async (method) => {
    const cookie = cookieOf(await post('signup', newcomer()));
    const response = await network.app.inject({ method, url: '/api/vocal/auth/signout', headers: { cookie } });
    expect(response.json()).toEqual({ success: true });
    expect(setCookie(response)).toMatch(/^marquee_session=; Max-Age=0/);
    expect(await currentUser(cookie)).toBeNull();
  });

  test('is possible without a session', async () => {
    expect((await post('signout')).json()).toEqual({ success: true });
  });
});

describe('other sites', () => {
  const { email, password } = demoAccounts.writer;
  test.each<[Record<string, string>, number]>([
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin: 'http://vocal.localhost:3000', host: 'vocal.localhost:3000' }, 200],
    [
      { origin: 'http://vocal.localhost:3000', host: '127.0.0.1:3101', 'x-forwarded-host': 'vocal.localhost:3000' },
      200,
    ],
    [{ origin: 'http://evil.example', host: 'vocal.localhost:3000' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 200],
  ])('POST with %p is answered %p', async (headers, status) => {
    const response = await post('signin', { email, password }, { ...fromElsewhere(), ...headers });
    expect(response.statusCode).toBe(status);
    if (status === 403) expect(response.json()).toMatchObject({ success: false, code: 'cross-site' });
  });

  test.each<[string, number]>([
    ['same-origin', 200],
    ['none', 200],
    ['cross-site', 403],
    ['same-site', 403],
  ])('GET signout from %s gets %p', async (from, status) => {
    const headers = { 'sec-fetch-site': from };
    expect((await network.app.inject({ url: '/api/vocal/auth/signout', headers })).statusCode).toBe(status);
  });
});
