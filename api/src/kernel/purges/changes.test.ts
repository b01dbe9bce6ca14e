import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';
import { until } from '../../testing/until.ts';
import { cacheTag } from '../cache/cacheTags.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

const run = async (text: string) => (await network.db.$client.query(text)).rows;

/** Returns the tags that a statement purges, one list for each transaction. */
async function purgedBy(statement: string): Promise<string[][]> {
  const [{ last }] = await run('select coalesce(max(id), 0) as last from purges');
  await run(statement);
  return (await run(`select tags from purges where id > ${last} order by id`)).map(({ tags }) => tags);
}

/** A post's id in place of its key: `post:{field-notes}`. */
async function withIds(tags: readonly string[]): Promise<string[]> {
  const ids = new Map((await run('select key, id from posts')).map(({ key, id }) => [key, id]));
  return tags.map((tag) => tag.replace(/\{(.*)\}/, (_, key) => ids.get(key))).sort();
}

const draft = `insert into posts (site, key, name, author_id, category_id, created_at, modified_at)
  select 'beat', 'new-post', 'New', u.id, c.id, now(), now() from users u, categories c
  where u.key = 'ben-south' and c.site = 'beat' and c.key = 'gear'`;

// These tests run in order, because each test builds on the previous tests.
describe('a change of', () => {
  test.each<[string, string, string[]]>([
    ['a post', `update posts set summary = 'New.' where key = 'field-notes'`, ['post:{field-notes}', 'list:beat']],
    ['a post to what it is', `update posts set summary = summary where key = 'field-notes'`, []],
    [
      "a post's category",
      `update posts set category_id = (select id from categories where site = 'beat' and key = 'gear') where key = 'field-notes'`,
      ['post:{field-notes}', 'list:beat', 'category:beat/scenes', 'category:beat/gear'],
    ],
    [
      "a post's tags",
      `delete from post_tag where post_id = (select id from posts where key = 'field-notes')
        and tag_id = (select id from tags where key = 'touring')`,
      ['post:{field-notes}', 'list:beat', 'tag:beat/touring'],
    ],
    ['a draft', draft, []],
    ['a draft again', `update posts set name = 'Newer' where key = 'new-post'`, []],
    [
      'a draft to a published post',
      `update posts set status = 'published', published_at = now() where key = 'new-post'`,
      ['post:{new-post}', 'list:beat', 'category:beat/gear'],
    ],
    [
      "a post's site",
      `update posts set site = 'feast', category_id = null where key = 'new-post'`,
      ['post:{new-post}', 'list:beat', 'list:feast', 'category:beat/gear'],
    ],
    [
      'a post to one that is gone, and with it the only one of its author',
      `update posts set status = 'unpublished' where key = 'night-drive'`,
      ['post:{night-drive}', 'list:beat', 'category:beat/live', 'tag:beat/touring', 'tag:beat/drums', 'author:di-east'],
    ],
    [
      "an author's name",
      `update users set last_name = 'Norton' where key = 'ada-north'`,
      ['author:ada-north', 'list:beat', 'list:marquee'],
    ],
    ["an author's bio", `update users set bio = '<p>New.</p>' where key = 'ada-north'`, ['author:ada-north']],
    ['an account', `update users set password_hash = 'x', is_admin = true where key = 'ada-north'`, []],
    [
      "a category's name",
      `update categories set name = 'On stage' where site = 'beat' and key = 'live'`,
      ['category:beat/live'],
    ],
    ["a category's key", `update categories set key = 'on stage' where site = 'beat' and key = 'live'`, ['site:beat']],
    [
      "an odd category's place",
      `update categories set position = 9 where key = 'on stage'`,
      [cacheTag.category('beat', 'on stage')],
    ],
    [
      'the list of categories',
      `insert into categories (site, key, name, description) values ('beat', 'ü/x', 'X', '')`,
      ['site:beat'],
    ],
    [
      'an odd category to nothing',
      `delete from categories where key = 'ü/x'`,
      ['list:beat', cacheTag.category('beat', 'ü/x')],
    ],
    ['a channel', `update channels set image = null where key = 'backline'`, ['channel:beat/backline']],
    [
      'a tag',
      `update tags set name = 'Drumming' where key = 'drums' and site = 'beat'`,
      ['tag:beat/drums', 'list:beat'],
    ],
    ['the promo', `update promos set name = 'New' where site = 'beat'`, ['promo:beat']],
    [
      'the promo to another',
      `insert into promos (site, name, subtitle, action_url, action_label, created_at) values ('feast', '', '', '/', '', now())`,
      ['promo:feast'],
    ],
    [
      'the reads',
      `insert into post_views (post_id, day, site, views) select id, '2020-01-01', 'beat', 1 from posts where site = 'beat'`,
      [],
    ],
    [
      'a post without reads to nothing',
      `delete from impressions using posts where posts.id = post_id and key = 'ten-sleeves';
        delete from post_views using posts where posts.id = post_id and key = 'ten-sleeves';
        delete from posts where key = 'ten-sleeves'`,
      ['post:{ten-sleeves}', 'list:beat', 'category:beat/records', 'tag:beat/vinyl', 'tag:beat/jazz', 'author:cy-west'],
    ],
  ])('%s', async (_what, statement, expected) => {
    const tags = await withIds(expected);
    expect(await purgedBy(statement)).toEqual(tags.length === 0 ? [] : [tags]);
  });
});

test('purges once when a transaction commits', async () => {
  const purges = await purgedBy(`begin;
    update posts set summary = 'A' where key = 'field-notes';
    update posts set summary = 'B' where key = 'a-quiet-synth';
    update promos set subtitle = 'C' where site = 'beat';
    commit`);
  expect(purges).toEqual([await withIds(['list:beat', 'post:{field-notes}', 'post:{a-quiet-synth}', 'promo:beat'])]);
  expect(await purgedBy(`begin; update promos set subtitle = 'D' where site = 'beat'; rollback`)).toEqual([]);
  expect(await run('select * from purges_pending')).toEqual([]);
});

test('purges whole sites for a change of very many posts', async () => {
  const purges = await purgedBy(`insert into posts (site, key, status, published_at, created_at, modified_at)
    select 'omni', 'many-' || n, 'published', now(), now(), now() from generate_series(1, 600) n`);
  expect(purges).toEqual([['site:omni']]);
  expect(await purgedBy('truncate promos')).toEqual([['*']]);
});

test('purges only the responses that a change affects', async () => {
  const nameOf = async () => (await network.app.inject('/api/posts/field-notes?site=beat')).json().post.name;
  expect(await nameOf()).toBe('Field notes');
  await run(`update posts set name = 'Fresh notes' where key = 'field-notes'`);
  await until(async () => (await nameOf()) === 'Fresh notes');
});
