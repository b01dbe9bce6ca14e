import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Draft, draftResponseSchema } from '@marquee/shared/domain';
import { uploads } from '../../../kernel/db/schema/uploads.ts';
import { demoAccounts } from '../../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../../testing/testNetwork.ts';
import { signIn, signUpStranger } from '../../../testing/writers.ts';

let network: TestNetwork;
const cookies = { author: '', other: '', admin: '' };
type Account = keyof typeof cookies;

beforeAll(async () => {
  network = await createTestNetwork();
  cookies.other = await signUpStranger(network.app);
  cookies.author = await signIn(network.app, demoAccounts.writer);
  cookies.admin = await signIn(network.app, demoAccounts.moderator);
});
afterAll(() => network.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, account: Account = 'author') =>
  network.app.inject({
    method,
    url: `/api/vocal/posts/${path}`,
    headers: { cookie: cookies[account], 'if-match': '*' },
    ...(payload && { payload }),
  });
const postOf = (response: { json(): unknown }): Draft => draftResponseSchema.parse(response.json()).post;
const save = (id: string, changes: object, account: Account = 'author') => call('PUT', id, changes, account);
const pointers = (response: { json(): { errors?: { pointer: string }[] } }) =>
  response.json().errors?.map(({ pointer }) => pointer);

async function uploadOf(account: Account) {
  const current = await network.app.inject({ url: '/api/currentUser', headers: { cookie: cookies[account] } });
  const publicId = `uploads/${crypto.randomUUID()}`;
  const facts = { format: 'jpg', width: 80, height: 60 } as const;
  const userId = Number(current.json().user.id);
  await network.db.insert(uploads).values({ ...facts, publicId, userId, bytes: 9, createdAt: testNow });
  return { ...facts, public_id: publicId };
}
async function demoPost(): Promise<Draft> {
  const { posts } = (
    await network.app.inject({ url: '/api/vocal/posts?status=published', headers: { cookie: cookies.author } })
  ).json();
  return postOf(await call('GET', posts[0].id));
}

test('accepts a writer’s own uploads and points to foreign and invented ones', async () => {
  const { id } = postOf(await call('POST', 'create'));
  const [own, foreign] = [await uploadOf('author'), await uploadOf('other')];
  const invented = { ...own, public_id: 'beat/promo' };
  const modules = [
    { type: 'image', id: 'a', image: foreign },
    { type: 'gallery', id: 'b', images: [own, foreign].map((image) => ({ ...image, url: null })) },
    { type: 'product', id: 'c', url: '', data: null, image: invented },
    { type: 'content', id: 'd', content: `<p><img src="/res/media/image/upload/w_600/${foreign.public_id}" /></p>` },
  ];
  const response = await save(id, { image: foreign, modules });
  expect(response.statusCode).toBe(422);
  expect(pointers(response)).toEqual([
    '/image',
    '/modules/0/image',
    '/modules/1/images/1',
    '/modules/2/image',
    '/modules/3/content',
  ]);
  expect(postOf(await call('GET', id)).modules).toEqual([]);
  const galleries = [{ type: 'gallery', id: 'b', images: [{ ...own, url: null }] }];
  expect((await save(id, { image: own, modules: galleries })).statusCode).toBe(200);
});

test('accepts a former picture of the post again', async () => {
  const { id, image } = await demoPost();
  expect((await save(id, { image: null })).statusCode).toBe(200);
  expect((await save(id, { image })).statusCode).toBe(200);

  const copy = postOf(await call('POST', `${id}/duplicate`));
  expect((await save(copy.id, { image: null, name: 'Without' })).statusCode).toBe(200);
  expect((await save(copy.id, { image })).statusCode).toBe(200);
});

test.each(['', '?reason=leave', '?reason=conflict'])(
  'refuses a picture of another writer’s post: %j',
  async (reason) => {
    const { image } = await demoPost();
    const { id } = postOf(await call('POST', 'create', undefined, 'other'));
    expect(pointers(await save(`${id}${reason}`, { image }, 'other'))).toEqual(['/image']);
  },
);

test('refuses a foreign picture whose id is in the title of an own post', async () => {
  const { id } = postOf(await call('POST', 'create'));
  const foreign = await uploadOf('other');
  const title = `${foreign.public_id}"`;
  const modules = [{ type: 'content', id: 'a', title, content: '<p>Words.</p>' }];
  expect((await save(id, { title, name: title, modules })).statusCode).toBe(200);
  await save(id, { subtitle: 'Another version' });
  expect(pointers(await save(id, { image: foreign }))).toEqual(['/image']);
  expect(
    pointers(await save(id, { content: `<p><img src="/res/media/image/upload/w_600/${foreign.public_id}" /></p>` })),
  ).toEqual(['/content']);
});

test("lets a moderator add the author's and own pictures", async () => {
  const { id } = await demoPost();
  for (const owner of ['author', 'admin'] as const)
    expect((await save(id, { image: await uploadOf(owner) }, 'admin')).statusCode).toBe(200);
  expect(pointers(await save(id, { image: await uploadOf('other') }, 'admin'))).toEqual(['/image']);
});
