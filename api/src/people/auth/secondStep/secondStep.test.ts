import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { recoveryCodes, secondFactors } from '../../../kernel/db/schema/secondFactors.ts';
import { sessions } from '../../../kernel/db/schema/sessions.ts';
import { users } from '../../../kernel/db/schema/users.ts';
import { cookieIn, FactorCalls } from '../testing/FactorCalls.ts';

let calls: FactorCalls;
let person: Awaited<ReturnType<FactorCalls['newcomer']>>;
let secret: string;
let codes: string[];
beforeAll(async () => {
  calls = await FactorCalls.open({ SIGN_UP_LIMIT: '1000' });
});
afterAll(() => calls.network.close());
beforeEach(async () => {
  person = await calls.newcomer();
  ({ secret, recoveryCodes: codes } = await calls.turnOn(person));
});

const wrongCode = { code: 'invalid', errors: [{ pointer: '/code', code: 'wrong-code' }] };

describe('setting up codes', () => {
  test('asks for the password, and for a code of the app', async () => {
    const other = await calls.newcomer();
    const refused = await calls.post('beginSecondFactor', { password: 'wrong' }, other.cookie);
    expect(refused.json()).toMatchObject({ errors: [{ pointer: '/password' }] });
    const begun = await calls.post('beginSecondFactor', { password: other.password }, other.cookie);
    const { secret: made, address } = begun.json();
    expect(address).toBe(
      `otpauth://totp/Vocal:${encodeURIComponent(other.email)}?issuer=Vocal&secret=${made}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await calls.post('confirmSecondFactor', { code: '000000' }, other.cookie)).json()).toMatchObject(wrongCode);
    expect(await calls.state(other.cookie)).toMatchObject({ hasCodes: false, isProved: false });
    // No sign-in asks for a code before the set-up is finished.
    expect((await calls.post('signin', other)).statusCode).toBe(200);
    const confirmed = await calls.post('confirmSecondFactor', { code: calls.codeOf(made) }, other.cookie);
    expect(new Set(confirmed.json().recoveryCodes).size).toBe(10);
    expect(await calls.state(other.cookie)).toMatchObject({ hasCodes: true, recoveryCodesLeft: 10, isProved: true });
  });

  test('signs out all other browsers, and cannot be done twice', async () => {
    const other = await calls.newcomer();
    const elsewhere = cookieIn(await calls.post('signin', other));
    await calls.turnOn(other);
    expect((await calls.get('/api/vocal/auth/sessions', elsewhere)).statusCode).toBe(401);
    const again = await calls.post('beginSecondFactor', { password: other.password }, other.cookie);
    expect(again.json()).toMatchObject({ status: 409, code: 'second-factor-status' });
  });

  test('stores neither the secret nor the recovery codes in plain text', async () => {
    const rows = await calls.network.db.select().from(secondFactors);
    const hashes = await calls.network.db.select().from(recoveryCodes);
    const stored = JSON.stringify([rows, hashes]);
    expect(hashes.length).toBeGreaterThan(9);
    for (const word of [secret, ...codes]) expect(stored).not.toContain(word);
  });
});

describe('the second step', () => {
  test('signs in with the code of the app, once', async () => {
    const first = await calls.post('signin', person);
    expect(first.statusCode).toBe(401);
    expect(first.json()).toMatchObject({ code: 'second-factor', challenge: expect.any(String) });
    expect(cookieIn(first)).toBe('');
    const { challenge } = first.json();
    expect((await calls.post('secondStep', { challenge, code: '123 123' })).json()).toMatchObject(wrongCode);
    const code = calls.codeOf(secret);
    const entered = await calls.post('secondStep', { challenge, code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(entered.json()).toMatchObject({ success: true, user: { email: person.email } });
    const listed = await calls.get('/api/vocal/auth/sessions', cookieIn(entered));
    expect(listed.json().sessions[0]).toMatchObject({ way: 'second-factor', isCurrent: true });
    expect((await calls.post('secondStep', { challenge, code })).json().code).toBe('sign-in-expired');
    const again = await calls.challenge(person);
    expect((await calls.post('secondStep', { challenge: again, code })).json()).toMatchObject(wrongCode);
    calls.pass();
    const next = { challenge: again, code: calls.codeOf(secret) };
    expect((await calls.post('secondStep', next)).statusCode).toBe(200);
  });

  test('accepts one of two parallel uses of a code', async () => {
    const challenges = [await calls.challenge(person), await calls.challenge(person)];
    const code = calls.codeOf(secret);
    const responses = await Promise.all(challenges.map((challenge) => calls.post('secondStep', { challenge, code })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test('accepts each recovery code once', async () => {
    const [code = ''] = codes;
    const challenge = await calls.challenge(person);
    const entered = await calls.post('secondStep', { challenge, code: code.toUpperCase().replaceAll('-', ' ') });
    expect(entered.statusCode).toBe(200);
    expect(await calls.state(cookieIn(entered))).toMatchObject({ recoveryCodesLeft: 9 });
    const again = { challenge: await calls.challenge(person), code };
    expect((await calls.post('secondStep', again)).json()).toMatchObject(wrongCode);
  });

  test('refuses ten wrong codes of an account for a quarter of an hour, and no other account', async () => {
    const challenge = await calls.challenge(person);
    for (let count = 0; count < 10; count += 1) await calls.post('secondStep', { challenge, code: '000000' });
    const right = { challenge, code: calls.codeOf(secret) };
    expect((await calls.post('secondStep', right)).statusCode).toBe(429);
    const other = await calls.newcomer();
    await calls.turnOn(other);
    const ofOther = { challenge: await calls.challenge(other), code: '000000' };
    expect((await calls.post('secondStep', ofOther)).statusCode).toBe(422);
    calls.pass(16 * 60_000);
    const later = { challenge: await calls.challenge(person), code: calls.codeOf(secret) };
    expect((await calls.post('secondStep', later)).statusCode).toBe(200);
  });

  test('expires after ten minutes, with a new password, and for a suspended account', async () => {
    const { db } = calls.network;
    const old = await calls.challenge(person);
    calls.pass(11 * 60_000);
    expect((await calls.post('secondStep', { challenge: old, code: calls.codeOf(secret) })).statusCode).toBe(410);
    const challenge = await calls.challenge(person);
    const change = { oldPassword: person.password, newPassword: 'good-wives-1869' };
    expect((await calls.post('changePassword', change, person.cookie)).statusCode).toBe(200);
    expect((await calls.post('secondStep', { challenge, code: calls.codeOf(secret) })).statusCode).toBe(410);
    const renewed = await calls.challenge({ ...person, password: change.newPassword });
    await db.update(users).set({ suspendedAt: new Date(), suspendedReason: 'Spam.' }).where(eq(users.id, person.id));
    const refused = await calls.post('secondStep', { challenge: renewed, code: calls.codeOf(secret) });
    expect(refused.json()).toMatchObject({ status: 403, code: 'account-suspended' });
  });

  test('is not skipped by a challenge of another purpose', async () => {
    for (const challenge of ['', 'x', '0'.repeat(64)])
      expect((await calls.post('secondStep', { challenge, code: codes[0] ?? '' })).statusCode).toBe(410);
  });
});

describe('turning codes off', () => {
  test.each(['password', 'code'])('asks for the %s', async (proof) => {
    expect((await calls.post('removeSecondFactor', {}, person.cookie)).statusCode).toBe(422);
    expect((await calls.post('removeSecondFactor', { code: '000000' }, person.cookie)).statusCode).toBe(422);
    expect((await calls.post('removeSecondFactor', { password: 'wrong' }, person.cookie)).statusCode).toBe(422);
    const body = proof === 'password' ? { password: person.password } : { code: calls.codeOf(secret) };
    expect((await calls.post('removeSecondFactor', body, person.cookie)).statusCode).toBe(200);
    expect(await calls.state(person.cookie)).toMatchObject({ hasCodes: false, recoveryCodesLeft: 0, isProved: false });
    expect((await calls.post('signin', person)).statusCode).toBe(200);
  });

  test('is refused to a session without the factor, and so is adding another factor', async () => {
    const { db } = calls.network;
    await db.update(sessions).set({ provesFactor: false }).where(eq(sessions.userId, person.id));
    const body = { password: person.password };
    for (const call of ['removeSecondFactor', 'beginSecondFactor', 'makeRecoveryCodes'])
      expect((await calls.post(call, body, person.cookie)).json()).toMatchObject({ code: 'second-factor-required' });
  });

  test('makes recovery codes anew, which ends the old ones', async () => {
    const made = await calls.post('makeRecoveryCodes', { password: person.password }, person.cookie);
    const [fresh = ''] = made.json().recoveryCodes;
    const old = { challenge: await calls.challenge(person), code: codes[0] ?? '' };
    expect((await calls.post('secondStep', old)).statusCode).toBe(422);
    expect((await calls.post('secondStep', { ...old, code: fresh })).statusCode).toBe(200);
  });
});
