import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';
import { posts } from '../db/schema/posts.ts';
import { redirects } from '../db/schema/redirects.ts';
import { reviews } from '../db/schema/reviews.ts';
import { categories, tags } from '../db/schema/taxonomy.ts';

/** Names as they are stored, and as people type them. */
const names = [
  ['ÉCOLE de nuit', 'école'],
  ['ΑΘΉΝΑ', 'αθηνα'],
  ['МОСКВА ночью', 'москва'],
  ['東京タワー', '東京'],
] as const;

let network: TestNetwork;
let moderator = '';
let writer = '';
beforeAll(async () => {
  network = await createTestNetwork({ POST_LIMIT: '1000', SAVE_LIMIT: '1000' });
  const { app, db } = network;
  moderator = await signIn(app, demoAccounts.moderator);
  writer = await signIn(app, demoAccounts.writer);
  for (const [index, [name]] of names.entries()) {
    const titles = { seoTitle: name, seoDescription: '', ogTitle: name };
    const [tag] = await db
      .insert(tags)
      .values({ site: 'beat', key: `word-${index}`, name, ...titles })
      .returning({ id: tags.id });
    await db.insert(categories).values({ site: 'beat', key: `word-${index}`, name, description: '' });
    await db.insert(redirects).values({ site: 'beat', kind: 'tag', key: `former-${index}`, targetId: tag?.id ?? 0 });
    const [post] = await db
      .insert(posts)
      .values({ site: 'beat', name, status: 'needs-review', createdAt: testNow, modifiedAt: testNow })
      .returning({ id: posts.id });
    const waiting = { site: 'beat', status: 'needs-review', isChange: false, submittedAt: testNow } as const;
    await db.insert(reviews).values({ postId: post?.id ?? 0, ...waiting });
    const created = (await call(writer, 'POST', 'posts/create', {})).json();
    await call(writer, 'PUT', `posts/${created.post.id}`, { name, content: `<p>${name}</p>` });
  }
});
afterAll(() => network.close());

const call = (cookie: string, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  network.app.inject({
    method,
    url: `/api/vocal/${path}`,
    headers: { cookie, 'if-match': '*' },
    ...(payload && { payload }),
  });
const namesIn = (rows: { name: string }[]) => rows.map(({ name }) => name);

test.each(names)('finds %s by %s in every list with any locale of the database', async (name, typed) => {
  const q = encodeURIComponent(typed);
  const get = async (path: string, cookie = moderator) => (await call(cookie, 'GET', path)).json();
  expect(namesIn((await get(`tags/list/beat?q=${q}`)).tags)).toEqual([name]);
  expect(namesIn((await get(`curation/beat/tags?q=${q}`)).sections)).toEqual([name]);
  expect(namesIn((await get(`curation/beat/categories?q=${q}`)).sections)).toEqual([name]);
  const found: { target: { name: string } }[] = (await get(`curation/beat/redirects?q=${q}`)).redirects;
  expect(found.map(({ target }) => target.name)).toEqual([name]);
  expect(namesIn((await get(`review?q=${q}`)).posts)).toEqual([name]);
  expect(namesIn((await get(`posts?q=${q}`, writer)).posts)).toEqual([name]);
});

test('finds words of a body in any case', async () => {
  const q = encodeURIComponent('НОЧЬЮ');
  expect(namesIn((await call(writer, 'GET', `posts?q=${q}`)).json().posts)).toEqual(['МОСКВА ночью']);
});

test('looks up the start of a name in the index of tags', async () => {
  const { rows } = await network.db.$client
    .query<{ 'QUERY PLAN': string }>(
      `set enable_seqscan = off; explain select id from tags where site = 'beat' and fold_words(name) like 'ecole%'`,
    )
    .then((results: unknown) => (results as { rows: { 'QUERY PLAN': string }[] }[])[1] ?? { rows: [] });
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('tags_site_words');
});
