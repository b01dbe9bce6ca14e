import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { oneTimeTokens } from '../../../kernel/db/schema/oneTimeTokens.ts';
import { users } from '../../../kernel/db/schema/users.ts';
import { mailTo, readMails } from '../../../testing/mailbox.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../../testing/testNetwork.ts';
import { sendWaitingMails } from '../testing/sendWaitingMails.ts';

let network: TestNetwork;
let now = testNow;
beforeAll(async () => {
  network = await createTestNetwork({ MAIL_LIMIT: '8', PORT: '3000' }, undefined, () => now);
});
afterAll(() => network.close());

const password = 'little-women';
const newPassword = 'a lamp beside the window';
let people = 0;
let addresses = 0;

function call(name: string, payload?: object, headers: Record<string, string> = {}) {
  addresses += 1;
  const from = { 'x-forwarded-for': `203.${addresses >> 8}.${addresses & 255}.9`, ...headers };
  return network.app.inject({ method: 'POST', url: `/api/vocal/auth/${name}`, payload, headers: from });
}

async function signUp() {
  people += 1;
  const email = `jo${people}@recovery.example`;
  const response = await call('signup', { firstName: 'Jo', lastName: 'March', email, password });
  const session = response.cookies.find(({ name }) => name === 'marquee_session')?.value;
  const { token: confirmation } = await mailbox(email);
  return {
    id: Number(response.json().user.id),
    email,
    confirmation,
    headers: { cookie: `marquee_session=${session}` },
  };
}

/** Returns the last of `count` mails to an address. Signing up sends the first mail. */
async function mailbox(email: string, count = 1) {
  await sendWaitingMails(network, () => now);
  return mailTo(network.config.mail.directory, email, count);
}

async function forgetPassword() {
  const writer = await signUp();
  await call('forgotPassword', { email: writer.email.toUpperCase() });
  const { token } = await mailbox(writer.email, 2);
  return { ...writer, token };
}

const reset = (token: string, chosen = newPassword) => call('resetPassword', { token, password: chosen });
const signIn = async (email: string, chosen: string) => (await call('signin', { email, password: chosen })).statusCode;
const currentUser = async (headers: Record<string, string>) =>
  (await network.app.inject({ url: '/api/currentUser', headers })).json().user;

describe('a forgotten password', () => {
  test('is replaced by the link in the mail, which ends all sessions', async () => {
    const { email, headers, token } = await forgetPassword();
    const mail = await mailbox(email, 2);
    expect(mail.subject).toBe('Choose a new password for Vocal');
    expect(mail.source).toContain('Hello Jo,');
    expect(mail.source).toContain(`http://vocal.localhost:3000/auth?way=reset&token=${token}`);
    expect((await reset(token)).json()).toEqual({ success: true });
    expect(await currentUser(headers)).toBeNull();
    expect([await signIn(email, password), await signIn(email, newPassword)]).toEqual([401, 200]);
    expect((await mailbox(email, 3)).subject).toBe('Your Vocal password was changed');
  });

  test('confirms the address', async () => {
    const { id, token } = await forgetPassword();
    await reset(token);
    const [row] = await network.db.select().from(users).where(eq(users.id, id));
    expect(row?.emailConfirmedAt).not.toBeNull();
  });

  test('is stored only as a hash of the token', async () => {
    const { token } = await forgetPassword();
    expect(JSON.stringify(await network.db.select().from(oneTimeTokens))).not.toContain(token);
  });

  test('has a link that works once', async () => {
    const { email, token } = await forgetPassword();
    expect((await reset(token)).statusCode).toBe(200);
    const again = await reset(token, 'another lamp at dawn');
    expect([again.statusCode, again.json().code]).toEqual([410, 'link-expired']);
    expect(await signIn(email, newPassword)).toBe(200);
  });

  test('is replaced by one of several parallel calls', async () => {
    const { email, token } = await forgetPassword();
    const chosen = ['first lamp at dawn', 'second lamp at dawn', 'third lamp at dawn'];
    const statuses = (await Promise.all(chosen.map((one) => reset(token, one)))).map(({ statusCode }) => statusCode);
    expect([...statuses].sort()).toEqual([200, 410, 410]);
    const working = await Promise.all(chosen.map((one) => signIn(email, one)));
    expect(working).toEqual(statuses.map((status) => (status === 200 ? 200 : 401)));
  });

  test('has a link that works for an hour', async () => {
    const { email, token } = await forgetPassword();
    now = new Date(testNow.getTime() + 3_600_000);
    expect((await reset(token)).statusCode).toBe(410);
    now = testNow;
    expect(await signIn(email, password)).toBe(200);
  });

  test('ends the other links that were mailed', async () => {
    const { email, token } = await forgetPassword();
    await call('forgotPassword', { email });
    const { token: second } = await mailbox(email, 3);
    await reset(token);
    expect((await reset(second)).statusCode).toBe(410);
  });

  test('has a link that opens no other account and confirms no address', async () => {
    const [mine, hers] = [await forgetPassword(), await forgetPassword()];
    expect((await call('confirmEmail', { token: mine.token })).statusCode).toBe(410);
    expect((await reset(hers.confirmation)).statusCode).toBe(410);
    expect((await reset(mine.token)).statusCode).toBe(200);
    expect(await signIn(hers.email, password)).toBe(200);
  });

  test.each(['', 'x', '0'.repeat(64), '%00', '0'.repeat(201)])('is not replaced by the token %p', async (token) => {
    expect((await reset(token)).statusCode).toBe(token.length > 200 ? 422 : 410);
  });

  test.each([
    ['common-password', 'Password2026'],
    ['predictable-password', 'march-jo-march'],
  ])('is not replaced by the weak password %s, and the link still works', async (code, weak) => {
    const { token } = await forgetPassword();
    const response = await reset(token, weak);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual([expect.objectContaining({ pointer: '/password', code })]);
    expect((await reset(token)).statusCode).toBe(200);
  });
});

describe('the existence of an account', () => {
  test('is not revealed by the response, and only the owner gets a mail', async () => {
    const { email } = await signUp();
    const unknown = await call('forgotPassword', { email: 'nobody@recovery.example' });
    const known = await call('forgotPassword', { email });
    const shown = ({ statusCode, headers, body }: typeof known) => {
      const { date: _date, 'x-request-id': _id, ...rest } = headers;
      return { statusCode, body, headers: rest };
    };
    expect(shown(unknown)).toEqual(shown(known));
    await mailbox(email, 2);
    const mails = await readMails(network.config.mail.directory);
    expect(mails.map(({ to }) => to)).not.toContain('nobody@recovery.example');
  });

  test('is not revealed by limits, and a mailbox with five valid links gets no more', async () => {
    const { email } = await signUp();
    const bodies: string[] = [];
    for (let count = 0; count < 7; count += 1) bodies.push((await call('forgotPassword', { email })).body);
    expect(new Set(bodies)).toEqual(new Set(['{"success":true}']));
    const { token } = await mailbox(email, 6);
    await call('forgotPassword', { email: (await signUp()).email });
    const mails = await readMails(network.config.mail.directory);
    expect(mails.filter(({ to }) => to === email)).toHaveLength(6);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('cannot be guessed often from one address', async () => {
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const attempt = (count: number) => call('forgotPassword', { email: `n${count}@recovery.example` }, from);
    for (let count = 0; count < 8; count += 1) expect((await attempt(count)).statusCode).toBe(200);
    const refused = await attempt(8);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

test('refuses a form of another site', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  for (const name of ['forgotPassword', 'resetPassword', 'confirmEmail'])
    expect((await call(name, {}, headers)).statusCode).toBe(403);
});

test('leaves names that could become links out of the greeting', async () => {
  const email = 'spam@recovery.example';
  await call('signup', { firstName: 'http://evil.example', lastName: 'X', email, password });
  const { source } = await mailbox(email);
  expect(source).toContain('Hello,');
  expect(source).not.toContain('evil.example');
});
