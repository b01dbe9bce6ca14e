import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { draftLimits, templateListSchema, templateResponseSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { templates } from '../../kernel/db/schema/templates.ts';
import { uploads } from '../../kernel/db/schema/uploads.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn, signUpStranger } from '../../testing/writers.ts';
import { removeUnusedUploads } from '../uploads/removeUnusedUploads.ts';

const dayMs = 86_400_000;
let network: TestNetwork;
const cookies = { owner: '', other: '', moderator: '' };
type Account = keyof typeof cookies;

beforeAll(async () => {
  network = await createTestNetwork();
  cookies.other = await signUpStranger(network.app);
  cookies.owner = await signIn(network.app, demoAccounts.writer);
  cookies.moderator = await signIn(network.app, demoAccounts.moderator);
});
beforeEach(() => network.db.delete(templates));
afterAll(() => network.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const call = (method: Method, path = '', payload?: object, account: Account = 'owner') =>
  network.app.inject({
    method,
    url: `/api/vocal/templates${path}`,
    headers: { cookie: cookies[account] },
    ...(payload && { payload }),
  });
const recipe = {
  ...{ kind: 'post', name: 'Recipe', postType: 'article', isListicle: true, listicleOrder: 'descending' },
  content: '<p>Serves four.</p>',
  modules: [{ id: 'a', type: 'content', title: 'Method', isListicleItem: true, content: '<p>Stir.</p>' }],
};
async function add(more: object = {}, account: Account = 'owner'): Promise<string> {
  const response = await call('POST', '', { ...recipe, ...more }, account);
  expect(response.statusCode).toBe(201);
  return response.json().template.id;
}
const names = async (account: Account = 'owner') =>
  templateListSchema.parse((await call('GET', '', undefined, account)).json()).templates.map(({ name }) => name);
const read = async (id: string) => templateResponseSchema.parse((await call('GET', `/${id}`)).json()).template;
async function idOf(account: Account): Promise<number> {
  const current = await network.app.inject({ url: '/api/currentUser', headers: { cookie: cookies[account] } });
  return Number(current.json().user.id);
}
async function uploadOf(account: Account) {
  const publicId = `uploads/${crypto.randomUUID()}`;
  const facts = { format: 'jpg', width: 80, height: 60 } as const;
  await network.db
    .insert(uploads)
    .values({ ...facts, publicId, userId: await idOf(account), bytes: 9, createdAt: testNow });
  return { ...facts, public_id: publicId };
}
const pictureBlock = (image: object) => ({
  ...{ kind: 'block', content: '', postType: undefined, isListicle: undefined, listicleOrder: undefined },
  modules: [{ id: 'a', type: 'image', image }],
});

describe('a template', () => {
  test('comes back as it was stored, and can be renamed and deleted', async () => {
    const id = await add();
    const { name, content, isListicle, listicleOrder, modules } = await read(id);
    expect({ name, content, isListicle, listicleOrder }).toEqual({
      ...{ name: 'Recipe', content: '<p>Serves four.</p>', isListicle: true, listicleOrder: 'descending' },
    });
    expect(modules).toMatchObject([{ title: 'Method', isListicleItem: true, content: '<p>Stir.</p>' }]);
    expect((await call('PATCH', `/${id}`, { name: '  Soup ' })).json().template).toMatchObject({ name: 'Soup' });
    expect(await names()).toEqual(['Soup']);
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(200);
    expect(await names()).toEqual([]);
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(404);
  });

  test('is listed by name', async () => {
    for (const name of ['soup', 'Bread', 'Stew']) await add({ name });
    expect(await names()).toEqual(['Bread', 'soup', 'Stew']);
  });

  test('is sanitized like a post', async () => {
    const content = '<p onclick="alert(1)">Hi<script>alert(1)</script></p>';
    const { content: stored } = await read(await add({ content }));
    expect(stored).toBe('<p>Hi</p>');
    const modules = [{ id: 'a', type: 'product', url: 'javascript:alert(1)', data: null, image: null }];
    const refused = await call('POST', '', { ...recipe, modules });
    expect(refused.json().errors[0].pointer).toBe('/modules/0/url');
  });

  test('can have pictures of its owner only, which stay stored', async () => {
    const own = await uploadOf('owner');
    const refused = await call('POST', '', { ...recipe, ...pictureBlock(await uploadOf('other')) });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toMatchObject([{ pointer: '/modules/0/image', code: 'unknown-picture' }]);
    expect((await call('POST', '', { ...recipe, ...pictureBlock(own) }, 'moderator')).statusCode).toBe(422);

    await add(pictureBlock(own));
    for (const days of [8, 10])
      await removeUnusedUploads(network.db, network.originals, new Date(testNow.getTime() + days * dayMs));
    const kept = await network.db.select().from(uploads).where(eq(uploads.publicId, own.public_id));
    expect(kept).toHaveLength(1);
  });

  test.each(['other', 'moderator'] as const)('is hidden from others: %s', async (account) => {
    const id = await add();
    expect(await names(account)).toEqual([]);
    expect((await call('GET', `/${id}`, undefined, account)).statusCode).toBe(404);
    expect((await call('PATCH', `/${id}`, { name: 'Mine' }, account)).statusCode).toBe(404);
    expect((await call('DELETE', `/${id}`, undefined, account)).statusCode).toBe(404);
    expect(await names()).toEqual(['Recipe']);
  });
});

describe('limits', () => {
  test('refuse more templates than an account may have, also in parallel', async () => {
    const userId = await idOf('owner');
    const content = { content: '', modules: [] };
    const row = { userId, kind: 'block' as const, name: 'A', content, createdAt: testNow };
    await network.db.insert(templates).values(Array.from({ length: draftLimits.templates - 1 }, () => row));
    const responses = await Promise.all([1, 2, 3].map(() => call('POST', '', recipe)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'templates-full' });
    await add({}, 'other');
  });

  test.each([
    ['an empty name', { name: ' ' }, '/name'],
    ['a long name', { name: 'x'.repeat(draftLimits.templateName + 1) }, '/name'],
    ['an unknown kind', { kind: 'page' }, '/kind'],
    ['a field of a post that no template keeps', { slug: 'a' }, ''],
    ['too many elements', { content: '<p>a</p>'.repeat(20_001) }, '/modules'],
  ])('refuse %s', async (_, more, pointer) => {
    const response = await call('POST', '', { ...recipe, ...more });
    expect([response.statusCode, response.json().errors[0].pointer]).toEqual([422, pointer]);
    expect(await names()).toEqual([]);
  });

  test('refuse a body of more than 1 MB', async () => {
    expect((await call('POST', '', { ...recipe, content: 'x'.repeat(1_100_000) })).statusCode).toBe(413);
  });
});

test('deletes the templates of a deleted account', async () => {
  const account = { email: 'ola@templates.example', password: 'tin-whistle-and-kelp' };
  await network.app.inject({
    method: 'POST',
    url: '/api/vocal/auth/signup',
    payload: { ...account, firstName: 'Ola', lastName: 'Strand' },
  });
  cookies.other = await signIn(network.app, account);
  await add({}, 'other');
  const [user] = await network.db.select().from(users).where(eq(users.email, account.email));
  const deletion = await network.app.inject({
    ...{ method: 'POST', url: '/api/vocal/auth/deleteAccount', headers: { cookie: cookies.other } },
    payload: { password: account.password, posts: 'keep' },
  });
  expect(deletion.statusCode).toBe(200);
  expect(
    await network.db
      .select()
      .from(templates)
      .where(eq(templates.userId, user?.id ?? 0)),
  ).toEqual([]);
});
