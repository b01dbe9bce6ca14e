import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/users.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

const password = 'little-women';
let people = 0;

/** A new account that is signed in from an address of its own. */
async function signUp() {
  people += 1;
  const headers = { 'x-forwarded-for': `203.0.${people}.9` };
  const form = { firstName: 'Jo', lastName: 'March', email: `jo${people}@account.example`, password };
  const response = await network.app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload: form, headers });
  const session = response.cookies.find(({ name }) => name === 'marquee_session')?.value;
  return { id: String(response.json().user.id), headers: { ...headers, cookie: `marquee_session=${session}` } };
}

describe('updating an account', () => {
  const update = (payload: object, headers: Record<string, string> = {}) =>
    network.app.inject({ method: 'POST', url: '/api/vocal/auth/update', payload, headers });

  test('changes the given fields, and cleans the bio', async () => {
    const { id, headers } = await signUp();
    const response = await update(
      {
        id,
        name: { first: ' Josephine ' },
        bio: '<p>Writes <em>late</em>.</p><script>1</script><img src="/res/media/x">',
        summary: ' Writes late. ',
      },
      headers,
    );
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const { user } = response.json();
    expect(user).toMatchObject({
      name: { first: 'Josephine', last: 'March' },
      bio: '<p>Writes <em>late</em>.</p>',
      summary: 'Writes late.',
    });
    const cleared = await update({ id, lastName: 'Bhaer', summary: '' }, headers);
    expect(cleared.json().user).toEqual({
      ...user,
      name: { first: 'Josephine', last: 'Bhaer' },
      lastName: 'Bhaer',
      summary: '',
    });
  });

  test('never changes rights, key, email address or password', async () => {
    const { id, headers } = await signUp();
    const rowOf = async () =>
      (
        await network.db
          .select()
          .from(users)
          .where(eq(users.id, Number(id)))
      )[0];
    const before = await rowOf();
    const changes = { isAdmin: true, key: 'mine', email: 'x@y.example', password: 'x', passwordHash: 'x' };
    expect((await update({ id, ...changes }, headers)).statusCode).toBe(200);
    expect(await rowOf()).toEqual(before);
  });

  test("is refused for another's account and without a session", async () => {
    const [mine, hers] = [await signUp(), await signUp()];
    const response = await update({ id: hers.id, firstName: 'Eve' }, mine.headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ success: false, code: 'other-account' });
    expect((await update({ id: hers.id, firstName: 'Eve' })).statusCode).toBe(401);
  });

  test.each([
    ['/name/first', { name: { first: '  ' } }],
    ['/lastName', { lastName: 'x'.repeat(61) }],
    ['/summary', { summary: 'x'.repeat(301) }],
    ['/bio', { bio: '<b>'.repeat(3_334) }],
    ['/bio', { bio: '&'.repeat(10_000) }],
  ])('names the field at fault: %s', async (pointer, changes) => {
    const { id, headers } = await signUp();
    const response = await update({ id, ...changes }, headers);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'invalid', errors: [{ pointer }] });
  });
});
