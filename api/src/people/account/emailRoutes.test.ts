import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mailTo } from '../../testing/mailbox.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { sendWaitingMails } from '../auth/testing/sendWaitingMails.ts';

let network: TestNetwork;
let now = testNow;
beforeAll(async () => {
  network = await createTestNetwork({}, undefined, () => now);
});
afterAll(() => network.close());

const password = 'little-women';
let people = 0;

function call(name: string, payload?: object, headers: Record<string, string> = {}) {
  return network.app.inject({ method: 'POST', url: `/api/vocal/auth/${name}`, payload, headers });
}

async function signUp() {
  people += 1;
  const email = `meg${people}@email.example`;
  const from = { 'x-forwarded-for': `203.0.${people}.9` };
  const response = await call('signup', { firstName: 'Meg', lastName: 'March', email, password }, from);
  const session = response.cookies.find(({ name }) => name === 'marquee_session')?.value;
  const { token } = await mailbox(email);
  return { email, headers: { ...from, cookie: `marquee_session=${session}` }, token };
}

async function mailbox(email: string, count = 1) {
  await sendWaitingMails(network, () => now);
  return mailTo(network.config.mail.directory, email, count);
}
const confirm = (token: string) => call('confirmEmail', { token });
const currentUser = async (headers: Record<string, string>) =>
  (await network.app.inject({ url: '/api/currentUser', headers })).json().user;
const signIn = async (email: string) => (await call('signin', { email, password })).statusCode;

describe('confirming the address', () => {
  test('works once on any device, with the link of the mail after signing up', async () => {
    const { email, headers, token } = await signUp();
    expect((await currentUser(headers)).isEmailConfirmed).toBe(false);
    expect((await confirm(token)).json()).toEqual({ success: true, email });
    expect((await currentUser(headers)).isEmailConfirmed).toBe(true);
    expect((await confirm(token)).statusCode).toBe(410);
  });

  test('works for seven days', async () => {
    const { token } = await signUp();
    now = new Date(testNow.getTime() + 7 * 86_400_000);
    expect((await confirm(token)).statusCode).toBe(410);
    now = testNow;
  });

  test('sends its link again on request, five times an hour', async () => {
    const { email, headers, token } = await signUp();
    for (let count = 1; count < 5; count += 1)
      expect((await call('sendConfirmation', undefined, headers)).statusCode).toBe(200);
    const refused = await call('sendConfirmation', undefined, headers);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    const last = await mailbox(email, 5);
    expect(last.token).not.toBe(token);
    expect((await confirm(last.token)).statusCode).toBe(200);
  });

  test('needs a session and an unconfirmed address', async () => {
    const { headers, token } = await signUp();
    await confirm(token);
    expect((await call('sendConfirmation', undefined, headers)).statusCode).toBe(200);
    expect((await call('sendConfirmation')).statusCode).toBe(401);
  });
});

describe('changing the address', () => {
  const change = (email: string, headers: Record<string, string>, given = password) =>
    call('changeEmail', { email, password: given }, headers);

  test('takes effect with the link mailed to the new address, and notifies the old one', async () => {
    const { email, headers } = await signUp();
    const next = `next-${email}`;
    expect((await change(next.toUpperCase(), headers)).json()).toEqual({ success: true });
    const { token, subject } = await mailbox(next);
    expect(subject).toBe('Confirm your email address');
    expect((await currentUser(headers)).email).toBe(email);
    expect((await confirm(token)).json()).toEqual({ success: true, email: next });
    expect(await currentUser(headers)).toMatchObject({ email: next, isEmailConfirmed: true });
    expect([await signIn(email), await signIn(next)]).toEqual([401, 200]);
    const mail = await mailbox(email, 2);
    expect(mail.subject).toBe('The email address of your Vocal account was changed');
    expect(mail.source).toContain(next);
  });

  test('ends links in the old mailbox', async () => {
    const { email, headers, token } = await signUp();
    await call('forgotPassword', { email });
    const { token: reset } = await mailbox(email, 2);
    const next = `next-${email}`;
    await change(next, headers);
    await confirm((await mailbox(next)).token);
    expect((await confirm(token)).statusCode).toBe(410);
    expect((await call('resetPassword', { token: reset, password: 'a lamp at dawn' })).statusCode).toBe(410);
    expect((await currentUser(headers)).email).toBe(next);
  });

  test("to another account's address gets the same response, and only its owner is notified", async () => {
    const [mine, hers] = [await signUp(), await signUp()];
    const free = await change(`free-${mine.email}`, mine.headers);
    const taken = await change(hers.email, mine.headers);
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    const mail = await mailbox(hers.email, 2);
    expect(mail.subject).toBe('This address already has a Vocal account');
    expect(mail.token).toBe('');
  });

  test('is refused when another account has taken the address since', async () => {
    const { email, headers } = await signUp();
    const next = `next-${email}`;
    await change(next, headers);
    const { token } = await mailbox(next);
    await call('signup', { firstName: 'Amy', lastName: 'March', email: next, password });
    const refused = await confirm(token);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'email-taken']);
    expect((await currentUser(headers)).email).toBe(email);
  });

  test('needs the password, another address, and a session', async () => {
    const { email, headers } = await signUp();
    const wrong = await change(`next-${email}`, headers, 'wrong');
    expect([wrong.statusCode, wrong.json().errors[0].pointer]).toEqual([422, '/password']);
    const same = await change(email.toUpperCase(), headers);
    expect([same.statusCode, same.json().errors[0].pointer]).toEqual([422, '/email']);
    expect((await change(`next-${email}`, {})).statusCode).toBe(401);
  });

  test('is limited to five mails an hour for an account', async () => {
    const { email, headers } = await signUp();
    for (let count = 0; count < 5; count += 1)
      expect((await change(`n${count}-${email}`, headers)).statusCode).toBe(200);
    expect((await change(`n5-${email}`, headers)).statusCode).toBe(429);
  });

  test('ends links to other addresses when the password changes', async () => {
    const { email, headers } = await signUp();
    const next = `next-${email}`;
    await change(next, headers);
    const { token } = await mailbox(next);
    await call('changePassword', { oldPassword: password, newPassword: 'a lamp at dawn' }, headers);
    expect((await confirm(token)).statusCode).toBe(410);
  });
});
