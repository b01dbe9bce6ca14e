import { setTimeout as wait } from 'node:timers/promises';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { expect, test } from '@playwright/test';
import { demoAccounts } from '../../../api/src/people/demo/demoAccounts.ts';
import { originOf, ports } from '../../network/addresses.ts';
import { type OwnNetwork, startOwnNetwork } from '../../network/ownNetwork.ts';
import { sharedParts } from './sharedParts.ts';

/** Connections go to the two workers in turn, more or less. */
const asksForAllWorkers = 4;

let network: OwnNetwork;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  network = await startOwnNetwork(ports.freshness, ports.freshnessApi);
});
test.afterAll(() => network?.stop());

type PageResponse = { status: number; text: string; retryAfter: string | undefined };

/** Responses of every worker. */
async function askAll(path: string): Promise<PageResponse[]> {
  const responses: PageResponse[] = [];
  for (let count = 0; count < asksForAllWorkers; count += 1) {
    const { status, headers, body } = await askSite(originOf('beat', ports.freshness) + path);
    responses.push({ status, text: body.toString(), retryAfter: headers['retry-after'] });
  }
  return responses;
}

/** Paths of which not every response is as expected. */
async function pathsWithout(
  paths: readonly string[],
  isExpected: (response: PageResponse) => boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of paths) if (!(await askAll(path)).every(isExpected)) wrong.push(path);
  return wrong;
}

const shows = (text: string) => (response: PageResponse) => response.text.includes(text);
const hides = (text: string) => (response: PageResponse) => !response.text.includes(text);
const is = (status: number) => (response: PageResponse) => response.status === status;

async function sql<Row extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await network.db.$client.query<Row>(text, values)).rows;
}

/** Waits until every response of these paths is as expected. */
async function eachSoon(paths: readonly string[], isExpected: (response: PageResponse) => boolean): Promise<void> {
  await expect.poll(() => pathsWithout(paths, isExpected)).toEqual([]);
}

/** Has all workers store the pages, and makes a change as psql would. */
async function change(stored: readonly string[], text: string, values: unknown[] = []): Promise<void> {
  for (const path of stored) await askAll(path);
  await sql(text, values);
}

type Post = {
  id: string;
  key: string;
  author: string;
  name: string;
  category: string;
  channel: string;
  tag: string;
  month: string;
};

/** The newest post of a site with everything that a post can be filed under. */
async function filedPost(): Promise<Post> {
  const [post] = await sql<Post>(`
    select p.id, p.key, u.key as author, concat_ws(' ', u.first_name, u.last_name) as name, c.key as category, ch.key as channel, min(t.key) as tag,
      to_char(p.published_at at time zone 'UTC', 'YYYY-MM') as month
    from posts p join users u on u.id = author_id join categories c on c.id = category_id
      join channels ch on ch.id = channel_id join post_tag pt on pt.post_id = p.id join tags t on t.id = tag_id
    where p.site = 'beat' and p.status = 'published'
    group by p.id, u.id, c.key, ch.key order by p.published_at desc limit 1`);
  if (!post) throw new Error('No post of beat is filed under everything');
  return post;
}

/** Pages and feeds that list a post. */
function listsOf({ author, name, category, channel, tag, month }: Post): string[] {
  const folders = [`/author/${author}`, `/category/${category}`, `/channel/${channel}`, `/tag/${tag}`];
  return [
    ...folders,
    ...folders.map((folder) => `${folder}/feed.xml`),
    `/search/${encodeURIComponent(name)}`,
    `/archive/${month.replace('-', '/')}`,
  ];
}
/** Pages and feeds that list the newest posts. */
const newest = ['/', '/feed.xml', '/feed.atom', '/feed.json'];

test('a renamed post has its new name on every page, in feeds and on its own page', async () => {
  const post = await filedPost();
  const pages = [`/${post.key}`, ...listsOf(post)];
  await change(pages, "update posts set name = 'The Renamed Room', title = 'The Renamed Room' where id = $1", [
    post.id,
  ]);
  await eachSoon(pages, shows('The Renamed Room'));
});

test('a new post appears where it belongs, also at an address that was 404, and disappears when it is withdrawn', async () => {
  const post = await filedPost();
  const lists = [...newest, ...listsOf(post)];
  const own = '/fresh-off-the-press';
  const month = new Date().toISOString().slice(0, 7);
  const siteMap = `/sitemaps/posts-${month}.xml`;
  expect(await pathsWithout([own], is(404))).toEqual([]);
  await change(
    [...lists, siteMap],
    `with fresh as (
      insert into posts overriding system value
      select (jsonb_populate_record(p, jsonb_build_object('id', nextval(pg_get_serial_sequence('posts', 'id')), 'name', 'Fresh Off the Press',
        'title', 'Fresh Off the Press', 'key', 'fresh-off-the-press', 'published_at', now()))).*
      from posts p where id = $1 returning id)
    insert into post_tag (post_id, tag_id) select fresh.id, tag_id from fresh, post_tag where post_id = $1`,
    [post.id],
  );
  await eachSoon([own, ...lists.filter((path) => !path.startsWith('/archive'))], shows('Fresh Off the Press'));
  await eachSoon([`/archive/${month.replace('-', '/')}`], shows('Fresh Off the Press'));
  await eachSoon([siteMap], shows(own));

  await change([own, ...lists], "update posts set status = 'draft' where key = 'fresh-off-the-press'");
  await eachSoon([own], is(404));
  await eachSoon([...lists], hides('Fresh Off the Press'));
  await eachSoon([siteMap], hides(own));
});

test('a preview is the page of the published post but for the listed parts, and a revoked one is a 404, api or not', async () => {
  const vocal = originOf('vocal', ports.freshness);
  const json = { 'content-type': 'application/json' };
  const { email, password } = demoAccounts.writer;
  const body = JSON.stringify({ email, password });
  const signedIn = await askSite(`${vocal}/api/vocal/auth/signin`, { method: 'POST', headers: json, body });
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  const desk = async (method: string, path: string, fields?: object) => {
    const headers = { ...json, cookie, 'if-match': '*' };
    const call = { method, headers, ...(fields && { body: JSON.stringify(fields) }) };
    const response = await askSite(`${vocal}/api/vocal/posts/${path}`, call);
    if (response.status >= 400) throw new Error(`${method} ${path}: ${response.status} ${response.body}`);
    return JSON.parse(response.body.toString());
  };
  const { post } = await desk('POST', 'create');
  const { id: like, category } = await filedPost();
  const words = { name: 'Unseen so far', title: 'Unseen so far', subtitle: 'Not yet', summary: 'Soon.' };
  await desk('PUT', post.id, { ...words, site: 'beat', category, key: 'unseen-so-far' });
  await sql(
    `update posts set (content, modules, image) = (select content, modules, image from posts where id = $1) where id = $2`,
    [like, post.id],
  );
  const { path, preview } = await desk('POST', `${post.id}/previews`);
  const [shown, ...others] = await askAll(path);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  await sql("update posts set status = 'published', published_at = now() where id = $1", [post.id]);
  await expect.poll(async () => (await askAll('/unseen-so-far')).every(is(200))).toBe(true);
  const [live] = await askAll('/unseen-so-far');
  expect(shown?.text).toContain('Preview: Unseen so far');
  expect(sharedParts(shown?.text ?? '')).toBe(sharedParts(live?.text ?? ''));

  await desk('DELETE', `${post.id}/previews/${preview.id}`);
  expect(await askAll(path)).toEqual(Array(asksForAllWorkers).fill(expect.objectContaining({ status: 404 })));
  const { path: second } = await desk('POST', `${post.id}/previews`);
  expect((await askAll(second)).every(is(200))).toBe(true);
  network.killApi();
  expect((await askAll(second)).every(is(404))).toBe(true);
  expect((await askAll(path)).every(is(404))).toBe(true);
  await network.startApi();
  await expect.poll(async () => (await askAll(second)).every(is(200))).toBe(true);
});

test('a renamed category has its new name in the menu of every page', async () => {
  const post = await filedPost();
  const pages = [
    '/',
    `/${post.key}`,
    '/about',
    '/no-such-post',
    ...listsOf(post).filter((path) => !path.endsWith('.xml')),
  ];
  await change(pages, "update categories set name = 'Renamed Rooms' where site = 'beat' and key = $1", [post.category]);
  await eachSoon(pages, shows('Renamed Rooms'));
});

test('a renamed author has the new name wherever it appears', async () => {
  const post = await filedPost();
  const pages = [
    `/${post.key}`,
    `/author/${post.author}`,
    `/author/${post.author}/feed.xml`,
    `/category/${post.category}`,
  ];
  await change(pages, "update users set last_name = 'Renamedson' where key = $1", [post.author]);
  await eachSoon([...pages, '/search/renamedson'], shows('Renamedson'));
});

test('a changed promo changes on the home page', async () => {
  await change(['/'], "update promos set name = 'Renamed Promotion' where site = 'beat'");
  await eachSoon(['/'], shows('Renamed Promotion'));
});

for (const { part, kill, start } of [
  { part: 'api', kill: () => network.killApi(), start: () => network.startApi() },
  { part: 'database', kill: () => network.killDatabase(), start: () => network.startDatabase() },
]) {
  test(`without the ${part} readers get every page that was read before, and fresh pages as soon as it is back`, async () => {
    const post = await filedPost();
    const pages = ['/', `/${post.key}`, '/sitemap.xml', ...listsOf(post)];
    // A page that is rendered while a purge of an earlier test arrives is not stored.
    await wait(2_000);
    // The worst moment: each page must be rendered. The purge has two seconds to reach the workers.
    await change(pages, "select purge_tags('{*}')");
    await wait(2_000);
    await kill();
    expect(await pathsWithout(pages, is(200))).toEqual([]);

    const [unread] = await askAll(`/a-post-that-nobody-read-before-the-${part}-went`);
    expect(unread).toMatchObject({ status: 503, retryAfter: '10' });
    expect(unread?.text).toContain(`href="/category/${post.category}"`);

    await start();
    await sql('update posts set name = $2 where id = $1', [post.id, `Back with the ${part}`]);
    await eachSoon([`/${post.key}`, ...listsOf(post)], shows(`Back with the ${part}`));
  });
}
