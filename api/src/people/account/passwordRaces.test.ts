import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { sessions } from '../../kernel/db/schema/sessions.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { Sessions } from '../accounts/Sessions.ts';
import { createOneTimeTokens } from '../auth/mails/oneTimeTokens.ts';

const oldPassword = 'tin-whistle-and-kelp';
const newPassword = 'barnacles-and-brine';
let network: TestNetwork;
let people = 0;

beforeAll(async () => {
  network = await createTestNetwork({ SIGN_UP_LIMIT: '1000', SIGN_IN_LIMIT: '1000' });
});
afterAll(() => network.close());

function post(name: string, payload: object, headers: Record<string, string> = {}) {
  return network.app.inject({ method: 'POST', url: `/api/vocal/auth/${name}`, payload, headers });
}

async function signUp() {
  people += 1;
  const email = `ola-${people}@races.example`;
  const response = await post('signup', { email, password: oldPassword, firstName: 'Ola', lastName: 'Strand' });
  const session = response.cookies.find(({ name }) => name === 'marquee_session')?.value;
  return { id: Number(response.json().user.id), email, headers: { cookie: `marquee_session=${session}` } };
}
type Person = Awaited<ReturnType<typeof signUp>>;

/** Three ways to end the old password. No sign-in with it may outlive the change, even if both happen at once. */
const endings: Record<string, (person: Person) => Promise<{ statusCode: number }>> = {
  'a change of the password': ({ headers }) => post('changePassword', { oldPassword, newPassword }, headers),
  'a new password by mail': async ({ id: userId, email }) => {
    const tokens = createOneTimeTokens(network.db, () => testNow);
    const token = await tokens.make({ userId, email, purpose: 'reset-password' });
    return post('resetPassword', { token, password: newPassword });
  },
  'the end of the account, whose posts stay': ({ headers }) =>
    post('deleteAccount', { password: oldPassword, posts: 'keep' }, headers),
  'the end of the account with its posts': ({ headers }) =>
    post('deleteAccount', { password: oldPassword, posts: 'unpublish' }, headers),
};

test.each(Object.entries(endings))('ends sign-ins with the old password after %s', async (name, end) => {
  const person = await signUp();
  const signIns = Array.from({ length: 14 }, (_, count) =>
    post('signin', { email: person.email, password: oldPassword }, { 'x-forwarded-for': `203.0.${count}.9` }),
  );
  const [ended, ...responses] = await Promise.all([end(person), ...signIns]);
  expect(ended?.statusCode).toBe(200);
  expect(responses.map(({ statusCode }) => statusCode).filter((status) => status !== 200 && status !== 401)).toEqual(
    [],
  );
  const remaining = name === 'a change of the password' ? 1 : 0;
  expect(await network.db.$count(sessions, eq(sessions.userId, person.id))).toBe(remaining);
});

test('does not start a session during a change of the password', async () => {
  const { id } = await signUp();
  const [row] = await network.db.select().from(users).where(eq(users.id, id));
  const oldHash = row?.passwordHash ?? '';
  const start = () =>
    new Sessions(network.db, () => testNow).start({
      userId: id,
      passwordHash: oldHash,
      device: '',
      way: 'password',
      provesFactor: false,
    });
  const starting = await network.db.transaction(async (transaction) => {
    await transaction.update(users).set({ passwordHash: 'another' }).where(eq(users.id, id));
    return { token: start() };
  });
  expect(await starting.token).toBeUndefined();
  await network.db.update(users).set({ passwordHash: oldHash }).where(eq(users.id, id));
  expect(await start()).toEqual(expect.any(String));
});

test('makes one of two parallel changes with the same old password', async () => {
  const { headers } = await signUp();
  const change = (password: string) => post('changePassword', { oldPassword, newPassword: password }, headers);
  const responses = await Promise.all([change(newPassword), change('gulls-over-the-pier')]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
});

test('checks ten of sixty parallel wrong passwords of a session', async () => {
  const { headers, id } = await signUp();
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, count) => {
      const payload = { oldPassword: `wrong-${count}`, newPassword };
      return post('changePassword', payload, { ...headers, 'x-forwarded-for': `198.51.${count}.7` });
    }),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10);
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(50);
  expect((await post('changePassword', { oldPassword, newPassword }, headers)).statusCode).toBe(429);
  expect(await network.db.$count(users, eq(users.id, id))).toBe(1);
});

test('does not count right passwords as attempts', async () => {
  const { headers } = await signUp();
  for (let count = 0; count < 12; count += 1) {
    const [from, to] = count % 2 ? [newPassword, oldPassword] : [oldPassword, newPassword];
    expect((await post('changePassword', { oldPassword: from, newPassword: to }, headers)).statusCode).toBe(200);
  }
});
