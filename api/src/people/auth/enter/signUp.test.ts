import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { users } from '../../../kernel/db/schema/users.ts';
import { AuthCalls, cookieOf, signUpLimit } from '../testing/AuthCalls.ts';

let calls: AuthCalls;
beforeAll(async () => {
  calls = await AuthCalls.open();
});
afterAll(() => calls.network.close());

describe('signing up', () => {
  test('makes an account and signs in', async () => {
    const form = calls.newcomer({ email: 'Jo@March.example', isAdmin: true, key: 'mine' });
    const response = await calls.post('signup', form);
    expect(response.statusCode).toBe(201);
    const { success, user } = response.json();
    expect(success).toBe(true);
    expect(user).toEqual({
      id: expect.stringMatching(/^\d+$/),
      key: 'jo-march',
      isAdmin: false,
      grants: [],
      name: { first: 'Jo', last: 'March' },
      firstName: 'Jo',
      lastName: 'March',
      email: 'jo@march.example',
      bio: '',
      summary: '',
      image: null,
      isEmailConfirmed: false,
      smartPunctuation: true,
      needsSecondFactor: false,
    });
    expect(await calls.currentUser(cookieOf(response))).toEqual(user);
    const [row] = await calls.network.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('gives people of the same name different keys', async () => {
    const keyOf = async (more: object) => (await calls.post('signup', calls.newcomer(more))).json().user.key;
    expect(await keyOf({ firstName: 'Ada', lastName: 'North' })).toBe('ada-north-2');
    expect(await keyOf({ firstName: 'Zoë', lastName: "O'Ångström" })).toBe('zoe-oangstrom');
    expect(await keyOf({ firstName: '志', lastName: '村' })).toBe('zhi-cun');
    expect(await keyOf({ firstName: '!', lastName: '?' })).toBe('writer');
    const twins = await Promise.all([1, 2, 3].map(() => keyOf({ firstName: 'Meg', lastName: 'March' })));
    expect(twins.sort()).toEqual(['meg-march', 'meg-march-2', 'meg-march-3']);
  });

  test('is refused for the address of an account in upper or lower case', async () => {
    const response = await calls.post('signup', calls.newcomer({ email: 'WRITER@marquee.example' }));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ success: false, errors: [{ pointer: '/email' }] });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['Password2026', 'common-password'],
    ['marquee-jo-1', 'predictable-password'],
  ])('is refused with the password %s', async (password, code) => {
    const response = await calls.post('signup', calls.newcomer({ password }));
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toMatch('application/problem+json');
    expect(response.json()).toMatchObject({ code: 'invalid', errors: [{ pointer: '/password', code }] });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('is limited by address', async () => {
    const headers = calls.fromElsewhere();
    for (let count = 0; count < signUpLimit; count += 1)
      await calls.post('signup', { ...calls.newcomer(), email: 'writer@marquee.example' }, headers);
    const response = await calls.post('signup', calls.newcomer(), headers);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await calls.post('signup', calls.newcomer())).statusCode).toBe(201);
  });
});
