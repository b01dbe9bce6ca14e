import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { users } from '../../../kernel/db/schema/users.ts';
import { moderatorOf } from '../../../testing/moderatorOf.ts';
import { SoftAuthenticator } from '../../passkeys/testing/SoftAuthenticator.ts';
import { cookieIn, FactorCalls } from '../testing/FactorCalls.ts';

let calls: FactorCalls;
let person: Awaited<ReturnType<FactorCalls['newcomer']>>;
let device: SoftAuthenticator;
beforeAll(async () => {
  calls = await FactorCalls.open({
    ...{ SIGN_UP_LIMIT: '1000', SIGN_IN_LIMIT: '1000', SECOND_FACTOR_ROLES: 'administrator' },
  });
});
afterAll(() => calls.network.close());
beforeEach(async () => {
  person = await calls.newcomer();
  device = new SoftAuthenticator(calls.network.config.usualCreatorOrigin);
});

const challengeFor = async (call: string, body: object, cookie = '') =>
  String((await calls.post(call, body, cookie)).json().options?.challenge);
const newChallenge = (who = person) => challengeFor('newPasskeyOptions', { password: who.password }, who.cookie);
const signInChallenge = () => challengeFor('passkeyOptions', {});

async function add(who = person, name = 'Phone') {
  const response = device.create({ challenge: await newChallenge(who) });
  return calls.post('addPasskey', { name, response }, who.cookie);
}

describe('adding a passkey', () => {
  test('asks for the password, lists the passkey, and proves the second factor of the session', async () => {
    expect((await calls.post('newPasskeyOptions', {}, person.cookie)).statusCode).toBe(422);
    expect((await add()).statusCode).toBe(200);
    const state = await calls.state(person.cookie);
    expect(state).toMatchObject({ isProved: true, passkeys: [{ name: 'Phone', lastUsedAt: null }] });
    expect((await add()).statusCode).toBe(422);
  });

  test('asks for a discoverable passkey that verifies the person, for the creator host', async () => {
    const { options } = (await calls.post('newPasskeyOptions', { password: person.password }, person.cookie)).json();
    expect(options).toMatchObject({
      rp: { id: new URL(calls.network.config.usualCreatorOrigin).hostname },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['a device that did not verify the person', { isVerified: false }],
    ['an unknown challenge', { challenge: 'AAAA' }],
  ])('refuses %s', async (_what, wrong) => {
    const response = device.create({ challenge: await newChallenge(), ...wrong });
    expect((await calls.post('addPasskey', { name: 'A', response }, person.cookie)).statusCode).toBe(422);
  });

  test('accepts a challenge once, within ten minutes, for its account and its purpose', async () => {
    const other = await calls.newcomer();
    const late = await newChallenge();
    calls.pass(11 * 60_000);
    const wrong = [late, await newChallenge(other), await signInChallenge()];
    for (const challenge of wrong) {
      const response = device.create({ challenge });
      expect((await calls.post('addPasskey', { name: 'A', response }, person.cookie)).statusCode).toBe(422);
    }
  });

  test('is limited to twenty', async () => {
    for (let count = 0; count < 20; count += 1) {
      device = new SoftAuthenticator(calls.network.config.usualCreatorOrigin);
      await add();
    }
    const refused = await calls.post('newPasskeyOptions', { password: person.password }, person.cookie);
    expect(refused.json()).toMatchObject({ status: 409, code: 'passkeys-full' });
  });
});

describe('signing in with a passkey', () => {
  const signIn = async (wrong: object = {}) =>
    calls.post('passkeySignIn', { response: device.get({ challenge: await signInChallenge(), ...wrong }) });

  test('needs nothing else, and makes roles effective', async () => {
    const grants = moderatorOf(null);
    await calls.network.db.update(users).set({ grants }).where(eq(users.id, person.id));
    await add();
    const entered = await signIn();
    expect(entered.json()).toMatchObject({ user: { email: person.email, isAdmin: true } });
    const listed = await calls.get('/api/vocal/auth/sessions', cookieIn(entered));
    expect(listed.json().sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).way).toBe('passkey');
    const byPassword = await calls.post('signin', person);
    expect(byPassword.json()).toMatchObject({ user: { isAdmin: false, needsSecondFactor: true } });
    const stolen = { password: person.password };
    const refused = await calls.post('beginSecondFactor', stolen, cookieIn(byPassword));
    expect(refused.json()).toMatchObject({ code: 'second-factor-required' });
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['a device that did not verify the person', { isVerified: false }],
    ['an unknown challenge', { challenge: 'AAAA' }],
  ])('refuses %s', async (_what, wrong) => {
    await add();
    const refused = await signIn(wrong);
    expect(refused.json()).toMatchObject({ status: 401, code: 'passkey-refused' });
    expect(cookieIn(refused)).toBe('');
  });

  test('refuses a used challenge, an unknown passkey and a count that went back', async () => {
    expect((await signIn()).statusCode).toBe(401);
    await add();
    device.counter = 7;
    const response = device.get({ challenge: await signInChallenge() });
    expect((await calls.post('passkeySignIn', { response })).statusCode).toBe(200);
    expect((await calls.post('passkeySignIn', { response })).statusCode).toBe(401);
    device.counter = 6;
    expect((await signIn()).statusCode).toBe(401);
    device.counter = 8;
    expect((await signIn()).statusCode).toBe(200);
  });

  test('is over once the passkey is removed, and tells a suspended person why', async () => {
    await add();
    const { passkeys } = await calls.state(person.cookie);
    const { id } = passkeys[0];
    const renamed = await calls.post('renamePasskey', { id, name: 'Old phone' }, person.cookie);
    expect(renamed.statusCode).toBe(200);
    const suspension = { suspendedAt: new Date(), suspendedReason: 'Spam.' };
    const ofPerson = eq(users.id, person.id);
    await calls.network.db.update(users).set(suspension).where(ofPerson);
    expect((await signIn()).json()).toMatchObject({ status: 403, code: 'account-suspended' });
    await calls.network.db.update(users).set({ suspendedAt: null }).where(ofPerson);
    const other = await calls.newcomer();
    for (const call of ['removePasskey', 'renamePasskey']) {
      const body = { id, name: 'A', password: other.password };
      expect((await calls.post(call, body, other.cookie)).statusCode).toBe(404);
    }
    expect((await calls.post('removePasskey', { id, password: 'wrong' }, person.cookie)).statusCode).toBe(422);
    const removed = await calls.post('removePasskey', { id, password: person.password }, person.cookie);
    expect(removed.statusCode).toBe(200);
    expect(await calls.state(person.cookie)).toMatchObject({ passkeys: [], isProved: false });
    expect((await signIn()).json()).toMatchObject({ code: 'passkey-refused' });
  });
});
