import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  type Draft,
  draftResponseSchema,
  type Revision,
  restoredDraftSchema,
  revisionListSchema,
  revisionResponseSchema,
} from '@marquee/shared/domain';
import { eq, inArray } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';
import { redirects } from '../../kernel/db/schema/redirects.ts';
import { revisions } from '../../kernel/db/schema/revisions.ts';
import { categories, tags } from '../../kernel/db/schema/taxonomy.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';

let network: TestNetwork;
let now = testNow;
let cookie = '';
beforeAll(async () => {
  network = await createTestNetwork({}, undefined, () => now);
  cookie = await signIn(network.app, demoAccounts.writer);
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => network.close());

const after = (minutes: number) => {
  now = new Date(testNow.getTime() + minutes * 60_000);
};
const call = (method: 'GET' | 'POST' | 'PUT', path: string, ifMatch?: string, payload?: object) =>
  network.app.inject({
    method,
    url: `/api/vocal/posts/${path}`,
    headers: { cookie, ...(ifMatch && { 'if-match': ifMatch }) },
    ...(payload && { payload }),
  });
const postOf = (response: { json(): unknown }): Draft => draftResponseSchema.parse(response.json()).post;
const create = async () => postOf(await call('POST', 'create')).id;
const save = async (id: string, name: string, query = '') => postOf(await call('PUT', `${id}${query}`, '*', { name }));
const listOf = async (id: string): Promise<Revision[]> =>
  revisionListSchema.parse((await call('GET', `${id}/revisions`)).json()).revisions;
const nameOf = async (id: string, revision: string) =>
  revisionResponseSchema.parse((await call('GET', `${id}/revisions/${revision}`)).json()).revision.fields.name;
async function namesOf(id: string): Promise<string[]> {
  const list = await listOf(id);
  return Promise.all(list.map((revision) => nameOf(id, revision.id)));
}

test('stores a revision every ten minutes, however often a writer saves', async () => {
  const id = await create();
  for (let minute = 0; minute <= 60; minute += 2) {
    after(minute);
    await save(id, `Minute ${minute}`);
  }
  // Ten minutes after the last revision, the next save stores the version that it replaces.
  expect(await namesOf(id)).toEqual([56, 48, 40, 32, 24, 16, 8].map((minute) => `Minute ${minute}`));
});

test('stores the present version once when the writer leaves', async () => {
  const id = await create();
  await save(id, 'Here', '?reason=leave');
  await save(id, 'Here', '?reason=leave');
  expect(await listOf(id)).toMatchObject([{ version: 2, reason: 'leave', by: { fullname: expect.any(String) } }]);
  expect(await namesOf(id)).toEqual(['Here']);
});

test('stores the end of an interrupted session when the next one begins', async () => {
  const id = await create();
  await save(id, 'First');
  after(9);
  await save(id, 'Killed here');
  after(24 * 60);
  await save(id, 'Next day');
  expect(await namesOf(id)).toEqual(['Killed here']);
});

test('stores the published version before its first change', async () => {
  const found = await network.db.select().from(posts).where(eq(posts.status, 'published'));
  const current = await network.app.inject({ url: '/api/currentUser', headers: { cookie } });
  const own = found.find(({ authorId }) => authorId === Number(current.json().user.id));
  const id = String(own?.id);
  await save(id, 'Changed');
  expect(await namesOf(id)).toEqual([own?.name]);
});

test('stores the present version before restoring a revision', async () => {
  const id = await create();
  await save(id, 'Old', '?reason=leave');
  after(1);
  const { version } = await save(id, 'New');
  const [old] = await listOf(id);
  const path = `${id}/revisions/${old?.id}/restore`;
  expect((await call('POST', path)).statusCode).toBe(428);
  expect((await call('POST', path, '"1"')).json()).toMatchObject({ status: 412, post: { name: 'New' } });
  expect(postOf(await call('POST', path, `"${version}"`))).toMatchObject({ name: 'Old', version: version + 1 });
  expect(await namesOf(id)).toEqual(['Old', 'New', 'Old']);
  const other = await create();
  expect((await call('POST', `${other}/revisions/${old?.id}/restore`, '*')).statusCode).toBe(404);
  expect((await call('GET', `${other}/revisions/${old?.id}`)).statusCode).toBe(404);
});

test('restores merged tags under their new names and leaves out removed names', async () => {
  const id = await create();
  const texts = { seoTitle: '', seoDescription: '', ogTitle: '', ogDescription: '' };
  const tagOf = (key: string, name: string) => ({ site: 'beat' as const, key, name, ...texts });
  const made = await network.db
    .insert(tags)
    .values([tagOf('old-trams', 'Old trams'), tagOf('trams', 'Trams'), tagOf('buses', 'Buses')])
    .returning({ id: tags.id, name: tags.name });
  const [merged, into, gone] = made.map(({ id: tag, name }) => ({ id: String(tag), name }));
  const [category] = await network.db
    .insert(categories)
    .values({ site: 'beat', key: 'rails', name: 'Rails', description: '', ...texts })
    .returning({ id: categories.id });
  const fields = { site: 'beat', category: 'rails', tags: [merged, into, gone, { id: null, name: 'New' }] };
  await call('PUT', `${id}?reason=leave`, '*', fields);
  after(1);
  await call('PUT', id, '*', { tags: [], category: null });
  await network.db.delete(tags).where(inArray(tags.id, [Number(merged?.id), Number(gone?.id)]));
  await network.db
    .insert(redirects)
    .values({ site: 'beat', kind: 'tag', key: 'old-trams', targetId: Number(into?.id) });
  await network.db.delete(categories).where(eq(categories.id, category?.id ?? 0));
  const [old] = await listOf(id);
  const restored = restoredDraftSchema.parse((await call('POST', `${id}/revisions/${old?.id}/restore`, '*')).json());
  expect(restored.post).toMatchObject({ category: null, tags: [into, { id: null, name: 'New' }] });
  expect(restored.dropped).toEqual(['rails', 'Buses']);
});

test('stores both versions of a resolved conflict', async () => {
  const id = await create();
  await save(id, 'Begun', '?reason=leave');
  after(1);
  await save(id, 'Theirs');
  await save(id, 'Mine', '?reason=conflict');
  expect(await namesOf(id)).toEqual(['Mine', 'Theirs', 'Begun']);
});

test('thins revisions to one an hour after a day and one a day after thirty days', async () => {
  const id = await create();
  const made = await save(id, 'Text', '?reason=leave');
  const [{ fields } = { fields: undefined }] = await network.db
    .select()
    .from(revisions)
    .where(eq(revisions.postId, Number(id)));
  if (!fields) throw new Error('No revision was kept.');
  const hours = (count: number) => new Date(testNow.getTime() - count * 3_600_000);
  const ages = [3, 3.1, 40.1, 40.2, 40.9, 41.1, 31 * 24 + 13, 31 * 24 + 14, 32 * 24 + 13, 32 * 24 + 13.5];
  await network.db.insert(revisions).values(
    ages.map((age, index) => ({
      postId: Number(id),
      version: 100 - index,
      at: hours(age),
      reason: 'interval' as const,
      fields,
    })),
  );
  after(1);
  await save(id, 'More', '?reason=leave');
  const left = (await listOf(id)).filter(({ version }) => version > made.version + 1);
  const agesLeft = left.map(({ at }) => (testNow.getTime() - Date.parse(at)) / 3_600_000);
  // The test's time is noon, so an hour ends on the hour, and a day ended twelve hours ago.
  expect(agesLeft).toEqual([3, 3.1, 40.1, 41.1, 31 * 24 + 13, 32 * 24 + 13]);
});
