import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { formerAddresses } from '../../kernel/db/schema/formerAddresses.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { categories, tags } from '../../kernel/db/schema/taxonomy.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import {
  type FormerAddressRow,
  writeFormerAddresses,
} from '../../review/curation/formerAddresses/writeFormerAddresses.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { until } from '../../testing/until.ts';
import { signIn } from '../../testing/writers.ts';

const emptyTexts = { seoTitle: '', seoDescription: '', ogTitle: '' };

let network: TestNetwork;
let postId: number;
beforeAll(async () => {
  network = await createTestNetwork();
  const [post] = await network.db.select({ id: posts.id }).from(posts).where(eq(posts.key, 'field-notes'));
  postId = post?.id ?? 0;
});
afterAll(() => network.close());

const ask = async (address: string, site = 'beat') => {
  const response = await network.app.inject(`/api/formerAddresses?site=${site}&address=${encodeURIComponent(address)}`);
  return response.statusCode === 200 ? response.json().location : response.statusCode;
};
const write = (...rows: FormerAddressRow[]) =>
  writeFormerAddresses(network.db, { site: 'beat', source: 'person', at: new Date(testNow) }, rows);
const toPath = (address: string, target: string) => ({ address, kind: 'path', targetId: null, target }) as const;
const toPost = (address: string) => ({ address, kind: 'post', targetId: postId, target: null }) as const;

test('leads every spelling of a former address to its post, also after the post got another key', async () => {
  await write(toPost('/2014/03/12/notes'), toPost('/?p=123'), toPost('/2015/日本'), toPost('/story.asp?id=7'));
  for (const address of [
    '/2014/03/12/notes',
    '/2014/03/12/Notes/?utm_source=x',
    '/2014/03/12/notes/feed/',
    '/2014/03/12/notes/comment-page-2/',
    '/2014/03/12/notes/amp/',
    '/2014/03/12/notes.html',
    '/index.php/2014/03/12/notes/',
    '/index.php?p=123',
    '/?p=123&preview=true',
    '/2015/%E6%97%A5%E6%9C%AC/',
    '/story.asp?id=7&fbclid=z',
  ])
    expect([address, await ask(address)]).toEqual([address, '/field-notes']);
  expect(await ask('/story.asp?id=8')).toBe(404);
  expect(await ask('/2014/03/12/notes', 'feast')).toBe(404);
  await network.db.update(posts).set({ key: 'noted' }).where(eq(posts.id, postId));
  await until(async () => (await ask('/2014/03/12/notes')) === '/noted');
  expect(await ask('/Field-Notes/')).toBe('/noted');
  await network.db.update(posts).set({ key: 'field-notes' }).where(eq(posts.id, postId));
  await until(async () => (await ask('/2014/03/12/notes')) === '/field-notes');
});

test('leads further pages and feeds of sections and authors to what they have here', async () => {
  const idOf = async (table: typeof categories | typeof users, key: string) => {
    const [row] = await network.db.select({ id: table.id }).from(table).where(eq(table.key, key));
    return row?.id ?? 0;
  };
  const [gear] = await network.db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.site, 'beat'), eq(categories.key, 'gear')));
  await write(
    { address: '/category/tools/machines', kind: 'category', targetId: gear?.id ?? 0, target: null },
    { address: '/author/ada', kind: 'author', targetId: await idOf(users, 'ada-north'), target: null },
  );
  expect(await ask('/category/tools/machines/page/3/')).toBe('/category/gear');
  expect(await ask('/category/tools/machines/feed/')).toBe('/category/gear/feed.xml');
  expect(await ask('/author/ada/page/2')).toBe('/author/ada-north');
  expect(await ask('/author/ada/feed/atom/')).toBe('/author/ada-north/feed.xml');
  expect(await ask('/category/gear/page/2/')).toBe('/category/gear');
  expect(await ask('/field-notes/feed/')).toBe('/field-notes');
  expect(await ask('/feed/')).toBe('/feed.xml');
  expect(await ask('/?feed=rss2')).toBe('/feed.xml');
  // Pages that the home page lacks are 404, as without a move.
  expect(await ask('/page/4/')).toBe(404);
});

test('follows a section that is merged into another one', async () => {
  const [from, into] = await network.db
    .insert(tags)
    .values(['merged', 'lasting'].map((key) => ({ ...{ site: 'beat', key, name: key }, ...emptyTexts }) as const))
    .returning({ id: tags.id });
  await write({ address: '/tag/tag-7', kind: 'tag', targetId: from?.id ?? 0, target: null });
  expect(await ask('/tag/tag-7/')).toBe('/tag/merged');
  const cookie = await signIn(network.app, demoAccounts.moderator);
  const url = `/api/vocal/curation/beat/tags/${into?.id}/merge`;
  const merge = { method: 'POST', url, headers: { cookie }, payload: { from: [String(from?.id)] } } as const;
  expect((await network.app.inject(merge)).statusCode).toBe(200);
  await until(async () => (await ask('/tag/tag-7/')) === '/tag/lasting');
});

test('leads nowhere for pages that exist, unknown addresses and circles', async () => {
  await write(toPath('/field-notes', '/elsewhere'), toPath('/a', '/b'), toPath('/b', '/c'), toPath('/c', '/a'));
  for (const address of [
    '/field-notes',
    '/Field-Notes/',
    '/a',
    '/b',
    '/?p=999',
    '/',
    '/%ff',
    '/category/gear',
    '/x/y/z',
  ])
    expect([address, await ask(address)]).toEqual([address, 404]);
});

test('joins redirects that lead to redirects, and follows a path that is no record', async () => {
  await write(toPath('/one', '/two'), toPath('/two', '/three/'), toPost('/three'), toPath('/who', '/about#us'));
  expect(await ask('/one')).toBe('/field-notes');
  expect(await ask('/who/')).toBe('/about#us');
});

test('leads to a post only while it is published', async () => {
  const draft = {
    site: 'beat',
    key: 'planned',
    name: 'Planned',
    createdAt: new Date(testNow),
    modifiedAt: new Date(testNow),
  } as const;
  const [row] = await network.db.insert(posts).values(draft).returning({ id: posts.id });
  await write({ address: '/2030/planned', kind: 'post', targetId: row?.id ?? 0, target: null });
  expect(await ask('/2030/planned')).toBe(404);
  await network.db
    .update(posts)
    .set({ status: 'published', publishedAt: new Date(testNow) })
    .where(eq(posts.key, 'planned'));
  await until(async () => (await ask('/2030/planned')) === '/planned');
});

test('keeps the rows of a person when an import writes others, and counts what changes', async () => {
  const imported = (rows: FormerAddressRow[]) =>
    writeFormerAddresses(network.db, { site: 'beat', source: 'import', at: new Date(testNow) }, rows);
  await write(toPath('/by-hand', '/about'));
  expect(await imported([toPost('/by-hand'), toPost('/by-import')])).toEqual({ added: 1, changed: 0, unchanged: 1 });
  expect(await imported([toPost('/by-import')])).toEqual({ added: 0, changed: 0, unchanged: 1 });
  expect(await write(toPath('/by-import', '/about'))).toEqual({ added: 0, changed: 1, unchanged: 0 });
  await until(async () => (await ask('/by-import')) === '/about');
  await network.db.delete(formerAddresses).where(eq(formerAddresses.address, '/by-import'));
  await until(async () => (await ask('/by-import')) === 404);
});

test('refuses an address that is too long', async () => {
  expect(await ask(`/${'a'.repeat(7_000)}`)).toBe(400);
  expect(await ask(`/${'a'.repeat(700)}`)).toBe(404);
});
