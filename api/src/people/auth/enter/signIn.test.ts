import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, isNull } from 'drizzle-orm';
import { users } from '../../../kernel/db/schema/users.ts';
import { demoAccounts, moderatorName } from '../../demo/demoAccounts.ts';
import { AuthCalls, cookieOf, deviceOf } from '../testing/AuthCalls.ts';

let calls: AuthCalls;
beforeAll(async () => {
  calls = await AuthCalls.open();
});
afterAll(() => calls.network.close());

describe('signing in', () => {
  test.each([
    ['the writer', demoAccounts.writer, 'wes-ritter'],
    ['the moderator', demoAccounts.moderator, moderatorName.key],
  ])('accepts %s of the demo', async (_who, { email, password, isAdmin }, key) => {
    const response = await calls.post('signin', { email, password });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ success: true, user: { email, isAdmin, key } });
    expect(await calls.currentUser(cookieOf(response))).toMatchObject({ email });
  });

  test('gets the same response for a wrong password, an unknown address and an author without a password', async () => {
    const email = 'author@march.example';
    const { db } = calls.network;
    const [author] = await db.select().from(users).where(isNull(users.passwordHash)).limit(1);
    const { rowCount } = await db
      .update(users)
      .set({ email })
      .where(eq(users.id, author?.id ?? 0));
    expect(rowCount).toBe(1);
    const responses = await Promise.all(
      [demoAccounts.writer.email, 'nobody@march.example', email].map((email) =>
        calls.post('signin', { email, password: 'wrong' }),
      ),
    );
    for (const response of responses) {
      expect(response.statusCode).toBe(401);
      expect(response.headers['set-cookie']).toBeUndefined();
      expect(response.body).toBe(responses[0]?.body);
    }
  });

  test("accepts the right password after any number of strangers' guesses", async () => {
    const account = calls.newcomer();
    await calls.post('signup', account);
    const { email, password } = account;
    const stranger = calls.fromElsewhere();
    for (let count = 0; count < 4; count += 1)
      await calls.post('signin', { email, password: `wrong ${count}` }, stranger);
    await calls.useUp(stranger);
    expect((await calls.post('signin', { email, password: 'wrong' }, stranger)).statusCode).toBe(429);
    expect((await calls.post('signin', { email, password })).statusCode).toBe(200);
  });

  test('admits a known device when a stranger has exhausted the limit of its address', async () => {
    const account = calls.newcomer();
    const { email, password } = account;
    const shared = calls.fromElsewhere();
    const device = deviceOf(await calls.post('signup', account));
    await calls.useUp(shared);
    expect((await calls.post('signin', { email, password }, shared)).statusCode).toBe(429);
    expect((await calls.post('signin', { email, password }, { ...shared, cookie: device })).statusCode).toBe(200);
  });

  test('accepts the cookie of a device for its account only and no forged one', async () => {
    const [mine, hers] = [calls.newcomer(), calls.newcomer()];
    const device = deviceOf(await calls.post('signup', mine));
    await calls.post('signup', hers);
    const shared = calls.fromElsewhere();
    await calls.useUp(shared);
    for (const cookie of [device, device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), 'marquee_device=x.y'])
      expect((await calls.post('signin', hers, { ...shared, cookie })).statusCode).toBe(429);
  });

  test('sends the cookie of a device only to account calls', async () => {
    const { cookies } = await calls.post('signup', calls.newcomer());
    expect(cookies.find(({ name }) => name === 'marquee_device')).toMatchObject({
      path: '/api/vocal/auth',
      httpOnly: true,
      sameSite: 'Strict',
    });
  });

  test('counts no right passwords', async () => {
    const account = calls.newcomer();
    await calls.post('signup', account);
    const office = calls.fromElsewhere();
    for (let count = 0; count < 12; count += 1)
      expect(
        (await calls.post('signin', { email: account.email, password: account.password }, office)).statusCode,
      ).toBe(200);
  });

  test('is limited by address, whatever the account', async () => {
    const headers = calls.fromElsewhere();
    let last = 0;
    for (let count = 0; count < 10; count += 1)
      last = (await calls.post('signin', { email: `n${count}@march.example`, password: 'x' }, headers)).statusCode;
    expect(last).toBe(429);
  });
});
