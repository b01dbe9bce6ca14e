import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connectDatabase } from '@marquee/api/acts/database.ts';
import { DiskOriginals } from '@marquee/api/acts/pictures.ts';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { createTestNetwork, type TestNetwork, testNow } from '@marquee/api/testing/testNetwork.ts';
import { embeddedHome } from '@marquee/api/testing/testServer.ts';
import { postDetailSchema, postListSchema } from '@marquee/shared/domain';
import { seedNetwork } from '../seed/seedNetwork.ts';
import { commonestWord, rarePosts, rareWord } from './generatedText.ts';
import { generatePosts } from './generatePosts.ts';

const count = 600;

/** The posts of the demo's small content are added to the generated ones, as an editor would add more. */
let network: TestNetwork;
beforeAll(async () => {
  const database = await createGenerated();
  await addPosts(database);
  network = await createTestNetwork({}, database);
});
afterAll(() => network.close());

/** The generator disables triggers, for which it needs a superuser. */
async function fill({ adminUrl }: TestDatabase): Promise<void> {
  const db = connectDatabase({
    url: adminUrl,
    pool: 4,
    statementTimeoutMs: 15_000,
    connectTimeoutMs: 15_000,
    onIdleError: () => undefined,
  });
  await generatePosts({ db, count, seed: 7, now: testNow });
  await db.$client.end();
}

/** Seeds the demo's small content. The test network then skips its fixtures, whose ids would collide with the generated rows. */
async function addPosts({ db }: TestDatabase): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'marquee-generated-'));
  await seedNetwork({
    ...{ db, now: testNow, sites: ['beat', 'marquee'], originals: new DiskOriginals(directory) },
    content: join(import.meta.dirname, '../seed/testing/content'),
    report: { info: () => undefined, warn: () => undefined },
  });
  await rm(directory, { recursive: true });
}

async function createGenerated(): Promise<TestDatabase> {
  const database = await createTestDatabase(embeddedHome);
  await fill(database);
  return database;
}

const rows = async (text: string, { db }: TestDatabase = network) => (await db.$client.query(text)).rows;
const json = async (path: string) => (await network.app.inject(path)).json();

/** Everything that distinguishes two generated sets. */
const fingerprint = `
  select md5(string_agg(p::text || coalesce(t.tags, ''), '' order by p.id)) as print from posts p
  left join lateral (select string_agg(post_tag::text, '' order by position) as tags from post_tag where post_id = p.id) t
    on true
  where p.id <= ${count}`;

/** The totals that differ from a count of the rows. */
const wrongTotals = `
  with counted as (
    select p.site, t.scope, t.scope_id, t.post_type, count(*) as total from posts p, totals_of_post(p) t group by 1, 2, 3, 4
    union all
    select p.site, 'tag', t.tag_id, k.post_type, count(*) from post_tag t join posts p on p.id = t.post_id,
      lateral (values (''), (p.post_type)) k (post_type) group by 1, 3, 4
  )
  select * from counted full join post_totals using (site, scope, scope_id, post_type)
  where counted.total is distinct from post_totals.total`;

const allIndexes = `select indexdef from pg_indexes where schemaname = 'public' order by 1`;

describe('the generated rows', () => {
  test('have the requested number, published, over all sites and 14 years', async () => {
    const [facts] = await rows(`select count(*)::int as posts, count(distinct site)::int as sites,
      min(published_at) as oldest, max(published_at) as newest from posts where status = 'published' and id <= ${count}`);
    expect(facts).toMatchObject({ posts: count, sites: 10 });
    expect(facts.newest.getTime()).toBeLessThan(testNow.getTime());
    expect(facts.oldest.getUTCFullYear()).toBeLessThanOrEqual(testNow.getUTCFullYear() - 14);
  });

  test('are the same for the same seed, and indexed as usual', async () => {
    const second = await createGenerated();
    expect(await rows(fingerprint, second)).toEqual(await rows(fingerprint));
    await second.drop();
    const empty = await createTestDatabase(embeddedHome);
    expect(await rows(allIndexes)).toEqual(await rows(allIndexes, empty));
    await empty.drop();
  });

  test('are counted correctly, together with posts that are added later', async () => {
    expect(await rows(wrongTotals)).toEqual([]);
  });

  test('refer to authors, categories, channels and tags of their site', async () => {
    const strays = await rows(`select p.id from posts p
      left join users u on u.id = p.author_id
      left join categories c on c.id = p.category_id and c.site = p.site
      left join channels h on h.id = p.channel_id and h.site = p.site
      left join post_tag m on m.post_id = p.id left join tags t on t.id = m.tag_id and t.site = p.site and m.site = p.site
      where p.id <= ${count} and (u.id is null or c.id is null or t.id is null or (p.channel_id is not null and h.id is null))`);
    expect(strays).toEqual([]);
  });

  test('are refused in a database that has posts', async () => {
    const again = generatePosts({ db: network.db, count, seed: 7, now: testNow });
    await expect(again).rejects.toThrow('The generator needs a database without posts.');
  });
});

describe('the api', () => {
  test('lists and shows generated posts and their views', async () => {
    const list = postListSchema.parse(await json('/api/posts/list?site=feast&limit=5'));
    expect(list.posts).toHaveLength(5);
    const detail = postDetailSchema.parse(await json(`/api/posts/${list.posts[0]?.key}?site=feast`));
    expect(detail.relatedPosts).toHaveLength(6);
    expect((await json('/api/posts/mostViewed?site=feast&limit=3')).posts).toHaveLength(3);
  });

  test('finds the most common word nearly everywhere and the rare word in a dozen posts', async () => {
    const found = async (word: string) =>
      (await rows(`select post_id from post_search where search @@ to_tsquery('english', '${word}')`)).length;
    expect(await found(commonestWord)).toBeGreaterThan(count * 0.95);
    expect(await found(rareWord)).toBe(rarePosts);
  });
});
