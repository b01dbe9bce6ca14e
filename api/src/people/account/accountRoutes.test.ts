import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, eq, isNull, like } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

const password = 'little-women';
let people = 0;

/** Creates an account that is signed in from its own address. */
async function signUp() {
  people += 1;
  const headers = { 'x-forwarded-for': `203.0.${people}.9` };
  const form = { firstName: 'Jo', lastName: 'March', email: `jo${people}@account.example`, password };
  const response = await call('signup', form, headers);
  const session = response.cookies.find(({ name }) => name === 'marquee_session')?.value;
  const id = String(response.json().user.id);
  return { id, email: form.email, headers: { ...headers, cookie: `marquee_session=${session}` } };
}

function call(name: string, payload: object, headers: Record<string, string> = {}) {
  return network.app.inject({ method: 'POST', url: `/api/vocal/auth/${name}`, payload, headers });
}

/** Signs in from one more browser. */
async function signInAgain(email: string, userAgent: string) {
  people += 1;
  const headers = { 'x-forwarded-for': `203.0.${people}.9`, 'user-agent': userAgent };
  const response = await call('signin', { email, password }, headers);
  const session = response.cookies.find(({ name }) => name === 'marquee_session')?.value;
  return { ...headers, cookie: `marquee_session=${session}` };
}

const currentUser = async (headers: Record<string, string>) =>
  (await network.app.inject({ url: '/api/currentUser', headers })).json().user;

const sessionsOf = (headers: Record<string, string>) =>
  network.app.inject({ url: '/api/vocal/auth/sessions', headers });

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('updating an account', () => {
  const update = (payload: object, headers?: Record<string, string>) => call('update', payload, headers);

  test('changes the given fields and sanitizes the bio', async () => {
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
  ])('names the invalid field: %s', async (pointer, changes) => {
    const { id, headers } = await signUp();
    const response = await update({ id, ...changes }, headers);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'invalid', errors: [{ pointer }] });
  });
});

describe('changing the password', () => {
  const newPassword = 'a lamp beside the window';

  test('needs the old password and ends all other sessions', async () => {
    const { email, headers } = await signUp();
    const elsewhere = await signInAgain(email, firefox);
    expect((await call('changePassword', { oldPassword: password, newPassword }, headers)).statusCode).toBe(200);
    expect(await currentUser(headers)).toMatchObject({ email });
    expect(await currentUser(elsewhere)).toBeNull();
    expect((await call('signin', { email, password }, elsewhere)).statusCode).toBe(401);
    expect((await call('signin', { email, password: newPassword }, elsewhere)).statusCode).toBe(200);
  });

  test.each([
    ['/oldPassword', 'wrong-password', 'not mine at all', newPassword],
    ['/newPassword', 'common-password', password, 'Password2026'],
    ['/newPassword', 'predictable-password', password, 'march-jo-march'],
  ])('names the invalid field: %s %s', async (pointer, code, oldPassword, chosen) => {
    const { headers } = await signUp();
    const response = await call('changePassword', { oldPassword, newPassword: chosen }, headers);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual([expect.objectContaining({ pointer, code })]);
  });

  test('is refused after ten wrong passwords of a session, but not in another session', async () => {
    const { email, headers } = await signUp();
    const attempt = (oldPassword: string, from: Record<string, string>) =>
      call('changePassword', { oldPassword, newPassword }, from);
    for (let count = 0; count < 10; count += 1) expect((await attempt(`wrong ${count}`, headers)).statusCode).toBe(422);
    const refused = await attempt(password, headers);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await attempt(password, await signInAgain(email, firefox))).statusCode).toBe(200);
  });

  test('needs a session', async () => {
    expect((await call('changePassword', { oldPassword: password, newPassword })).statusCode).toBe(401);
  });
});

describe('sessions', () => {
  test('are listed by device with the present one marked', async () => {
    const { email, headers } = await signUp();
    await signInAgain(email, firefox);
    const { sessions } = (await sessionsOf(headers)).json();
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual(expect.objectContaining({ device: 'Firefox on Linux', isCurrent: false }));
    expect(sessions).toContainEqual(expect.objectContaining({ device: '', isCurrent: true }));
    expect((await network.app.inject({ url: '/api/vocal/auth/sessions' })).statusCode).toBe(401);
  });

  test('end one by one', async () => {
    const { email, headers } = await signUp();
    const elsewhere = await signInAgain(email, firefox);
    const { sessions } = (await sessionsOf(headers)).json();
    const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await call('endSessions', { id }, headers)).statusCode).toBe(200);
    expect(await currentUser(elsewhere)).toBeNull();
    expect((await call('endSessions', { id }, headers)).statusCode).toBe(404);
  });

  test('cannot be ended by other accounts', async () => {
    const [mine, hers] = [await signUp(), await signUp()];
    const { id } = (await sessionsOf(hers.headers)).json().sessions[0];
    expect((await call('endSessions', { id }, mine.headers)).statusCode).toBe(404);
    expect((await call('endSessions', { id: '%' }, mine.headers)).statusCode).toBe(422);
    expect(await currentUser(hers.headers)).not.toBeNull();
  });

  test('end all at once except the present one', async () => {
    const { email, headers } = await signUp();
    const elsewhere = await signInAgain(email, firefox);
    expect((await call('endSessions', {}, headers)).statusCode).toBe(200);
    expect(await currentUser(elsewhere)).toBeNull();
    expect(await currentUser(headers)).not.toBeNull();
  });
});

describe('deleting the account', () => {
  /** A writer with a published post and a draft. */
  async function writerWithPosts() {
    const writer = await signUp();
    const dates = { createdAt: new Date(), modifiedAt: new Date() };
    const own = { ...dates, authorId: Number(writer.id), site: 'beat' as const, name: 'Mine' };
    const key = `mine-${writer.id}`;
    await network.db.insert(posts).values([
      { ...own, key, status: 'published', publishedAt: new Date('2026-01-02T03:04:05Z') },
      { ...own, key: `${key}-draft`, status: 'draft' },
    ]);
    return { ...writer, key };
  }
  const postsOf = async (key: string) => {
    const rows = await network.db
      .select()
      .from(posts)
      .where(like(posts.key, `${key}%`));
    return rows.map(({ status, authorId }) => ({ status, authorId }));
  };
  const readPost = (key: string) => network.app.inject({ url: `/api/posts/${key}?site=beat` });

  test("keeps published posts under the author's name", async () => {
    const { id, email, headers, key } = await writerWithPosts();
    expect((await call('deleteAccount', { password, posts: 'keep' }, headers)).statusCode).toBe(200);
    expect(await currentUser(headers)).toBeNull();
    expect((await call('signin', { email, password }, headers)).statusCode).toBe(401);
    expect(await postsOf(key)).toEqual([{ status: 'published', authorId: Number(id) }]);
    expect((await readPost(key)).json().post.author).toMatchObject({ fullname: 'Jo March' });
    expect((await call('signup', { firstName: 'Jo', lastName: 'March', email, password })).statusCode).toBe(201);
  });

  test('unpublishes posts and removes personal data on request', async () => {
    const { id, headers, key } = await writerWithPosts();
    expect((await call('deleteAccount', { password, posts: 'unpublish' }, headers)).statusCode).toBe(200);
    expect(await postsOf(key)).toEqual([{ status: 'unpublished', authorId: null }]);
    expect((await readPost(key)).statusCode).toBe(404);
    expect(await network.db.$count(posts, and(eq(posts.status, 'unpublished'), isNull(posts.deletedAt)))).toBe(0);
    expect(
      await network.db
        .select()
        .from(users)
        .where(eq(users.id, Number(id))),
    ).toEqual([]);
  });

  test('needs the password', async () => {
    const { headers } = await signUp();
    const response = await call('deleteAccount', { password: 'wrong', posts: 'keep' }, headers);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: [{ pointer: '/password' }] });
    expect(await currentUser(headers)).not.toBeNull();
  });
});
