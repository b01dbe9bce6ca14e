import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type PostList, postListSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';
import { until } from '../../testing/until.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

async function list(query: string): Promise<PostList> {
  const response = await network.app.inject(`/api/posts/list?${query}`);
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function keys(query: string): Promise<string[]> {
  return (await list(`site=beat&${query}`)).posts.map((post) => post.key);
}

describe('pages', () => {
  test('are newest first, with totals', async () => {
    const first = await list('site=beat&limit=4');
    expect(first.posts.map(({ key }) => key)).toEqual([
      'the-loudest-room',
      'drumming-up',
      'a-quiet-synth',
      'field-notes',
    ]);
    expect(first).toMatchObject({ total: 6, totalPages: 2 });
    expect(await keys('limit=4&page=2')).toEqual(['ten-sleeves', 'night-drive']);
  });

  test("are the same with and without the previous page's key", async () => {
    const all = await keys('limit=6');
    for (const page of [4, 2, 1, 3, 6, 5]) expect(await keys(`limit=1&page=${page}`)).toEqual([all[page - 1]]);
  });

  test('end with the last post', async () => {
    expect(await list('site=beat&page=2')).toEqual({ posts: [], total: 6, totalPages: 1 });
    expect(await list('site=beat&page=100000&limit=100')).toMatchObject({ posts: [] });
    expect(await list('site=feast')).toEqual({ posts: [], total: 0, totalPages: 0 });
  });

  test('contain only cards', async () => {
    const response = await list('site=beat&limit=1');
    expect(postListSchema.strict().parse(response)).toEqual(response);
    expect(response.posts[0]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      key: 'the-loudest-room',
      name: 'The loudest room',
      subtitle: 'A night in a basement',
      summary: 'What forty people and one amplifier can do.',
      type: 'article',
      postType: 'article',
      mediaType: 'image',
      image: { public_id: 'demo/beat/the-loudest-room-1', width: 1800, height: 1200 },
      imageAltText: 'A drum kit under a lamp',
      videoThumbnailUrl: null,
      author: {
        key: 'ada-north',
        fullname: 'Ada North',
        image: { public_id: 'demo/beat/author-ada-north', width: 1400, height: 1400 },
        urlPath: '/author/ada-north',
      },
      category: { key: 'live', name: 'Live', urlPath: '/category/live' },
      channel: {
        key: 'backline',
        name: 'Backline',
        mastheadLogo: { public_id: 'demo/beat/channel-backline', width: 360, height: 96 },
        urlPath: '/channel/backline',
      },
      editorPick: true,
      publishedAt: '2026-06-14T12:00:00.000Z',
      urlPath: '/the-loudest-room',
    });
  });
});

describe('filters', () => {
  test.each([
    ['postType=gallery', ['ten-sleeves']],
    ['editorPick=true', ['the-loudest-room']],
    ['categoryKey=live', ['the-loudest-room', 'drumming-up', 'night-drive']],
    ['channelKey=backline', ['the-loudest-room', 'field-notes']],
    ['author=ada-north', ['the-loudest-room', 'drumming-up', 'field-notes']],
    ['tags=drums', ['the-loudest-room', 'drumming-up', 'night-drive']],
    ['tags=drums&postType=video', []],
    ['tags=drums&categoryKey=live&author=di-east', ['night-drive']],
    ['categoryKey=live&postType=article&editorPick=true', ['the-loudest-room']],
    // Days are in New York's time zone, and a-quiet-synth was published on 12 June at 00:00 UTC.
    ['publishedAfter=2026-06-11&publishedBefore=2026-06-13', ['drumming-up', 'a-quiet-synth']],
    ['publishedAfter=2026-06-01&publishedBefore=2026-06-10', ['field-notes']],
    ['publishedAfter=2026-06-13', ['the-loudest-room', 'drumming-up']],
    ['publishedBefore=2026-01-01', ['night-drive']],
    ['categoryKey=film', []],
    ['author=nobody', []],
    ['tags=heroes', []],
  ])('%s', async (query, expected) => {
    const found = await list(`site=beat&${query}`);
    expect(found.posts.map(({ key }) => key)).toEqual(expected);
    expect(found).toMatchObject({ total: expected.length, totalPages: expected.length === 0 ? 0 : 1 });
  });

  test.each([
    ['categoryKey=live', { article: 3, gallery: 0, video: 0 }],
    ['categoryKey=live&postType=video', { article: 3, gallery: 0, video: 0 }],
    ['author=ada-north', { article: 3, gallery: 0, video: 0 }],
    ['tags=nothing', { article: 0, gallery: 0, video: 0 }],
    ['channelKey=backline&page=7', { article: 2, gallery: 0, video: 0 }],
    ['postType=gallery', undefined],
    ['tags=drums&categoryKey=live', undefined],
    ['categoryKey=live&publishedAfter=2026-06-13', undefined],
  ])('%s report the number of posts of each type, where totals are stored', async (query, expected) => {
    expect((await list(`site=beat&${query}`)).typeTotals).toEqual(expected);
  });

  test('take ids as well as keys', async () => {
    const [post] = (await list('site=beat&tags=drums&limit=1')).posts;
    const detail = (await network.app.inject(`/api/authors/${post?.author?.key}?site=beat`)).json();
    expect(await keys(`author=${detail.author.id}`)).toEqual(await keys('author=ada-north'));
    const { tag } = (await network.app.inject('/api/tags/drums?site=beat')).json();
    expect(await keys(`tags=${tag.id}`)).toEqual(await keys('tags=drums'));
  });

  test('never reach another site', async () => {
    expect((await list('site=marquee&author=ada-north')).posts.map(({ key }) => key)).toEqual(['drums-on-film']);
  });
});

test('ignore a search of spaces', async () => {
  expect(await keys('search=%20')).toHaveLength(6);
  expect(await list('site=beat&search=%20')).not.toHaveProperty('search');
});

test.each([
  ['', '?site'],
  ['site=nowhere', '?site'],
  ['site=beat&page=0', '?page'],
  ['site=beat&page=1.5', '?page'],
  ['site=beat&limit=101', '?limit'],
  ['site=beat&limit=ten', '?limit'],
  ['site=beat&postType=story', '?postType'],
  ['site=beat&editorPick=yes', '?editorPick'],
  ['site=beat&publishedAfter=2026-13-01', '?publishedAfter'],
  ['site=beat&publishedBefore=yesterday', '?publishedBefore'],
  ['site=beat&publishedAfter=2026-02-30', '?publishedAfter'],
  ['site=beat&publishedAfter=2026-06-12&publishedBefore=2026-06-11', '?publishedBefore'],
  ['site=beat&search=a&search=b', '?search'],
  [`site=beat&search=${'x'.repeat(201)}`, '?search'],
  [`site=beat&categoryKey=${'x'.repeat(101)}`, '?categoryKey'],
])('refuses %p', async (query, pointer) => {
  const response = await network.app.inject(`/api/posts/list?${query}`);
  expect(response.statusCode).toBe(400);
  expect(response.headers['content-type']).toMatch('application/problem+json');
  expect(response.json()).toMatchObject({ success: false, status: 400, errors: [{ pointer }] });
});

test.each([
  'site=beat&publishedAfter=0000-01-01',
  'site=beat&search=%00',
  'site=beat&tags=%00',
  'site=beat&author=9'.repeat(1),
])('responds to %p without a 5xx', async (query) => {
  expect((await network.app.inject(`/api/posts/list?${query}`)).statusCode).toBeLessThan(500);
});

test("takes the site from the shell's header, whatever the query names", async () => {
  const fromHeader = await network.app.inject({ url: '/api/posts/list', headers: { 'x-marquee-site': 'marquee' } });
  expect(fromHeader.json()).toEqual(await list('site=marquee'));
  const both = await network.app.inject({ url: '/api/posts/list?site=beat', headers: { 'x-marquee-site': 'marquee' } });
  expect(both.json()).toEqual(await list('site=marquee'));
  const wrong = await network.app.inject({ url: '/api/posts/list', headers: { 'x-marquee-site': 'nowhere' } });
  expect(wrong.statusCode).toBe(400);
});

test('sends the tags of a response and the age of its newest post', async () => {
  const { headers } = await network.app.inject('/api/posts/list?site=beat&limit=1');
  const tags = String(headers['cache-tag']).split(',');
  const id = (await list('site=beat&limit=1')).posts[0]?.id;
  expect(tags.sort()).toEqual(
    ['author:ada-north', 'category:beat/live', 'channel:beat/backline', 'list:beat', `post:${id}`, 'site:beat'].sort(),
  );
  expect(headers['x-newest']).toBe('2026-06-14T12:00:00.000Z');
});

test('responds with 304 to a client that has the list', async () => {
  const first = await network.app.inject('/api/posts/list?site=beat');
  const etag = String(first.headers.etag);
  const again = await network.app.inject({
    url: '/api/posts/list?site=beat',
    headers: { 'if-none-match': `W/${etag}` },
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(again.headers['cache-tag']).toBe(first.headers['cache-tag']);
  const other = await network.app.inject({ url: '/api/posts/list?site=beat', headers: { 'if-none-match': '"other"' } });
  expect(other.statusCode).toBe(200);
});

test('shows published, unpublished and moved posts at once', async () => {
  const { db } = network;
  expect(await keys('channelKey=backline')).toContain('field-notes');
  await db.update(posts).set({ status: 'unpublished' }).where(eq(posts.key, 'field-notes'));
  await until(async () => !(await keys('channelKey=backline')).includes('field-notes'));
  expect(await list('site=beat&tags=touring')).toMatchObject({ total: 1 });
  expect(await keys('limit=2&page=2')).toEqual(['a-quiet-synth', 'ten-sleeves']);
});

test('ignores unknown arguments', async () => {
  expect(await list('site=beat&limit=1&utm_source=letter')).toEqual(await list('site=beat&limit=1'));
});
