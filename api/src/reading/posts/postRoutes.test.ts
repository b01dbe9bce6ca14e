import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { nextPostSchema, type PostSummary, postDetailSchema, postModuleSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { postViews } from '../../kernel/db/schema/impressions.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

const get = (path: string) => network.app.inject(path);
const keysOf = (list: readonly PostSummary[]) => list.map(({ key }) => key);

describe('one post', () => {
  test('is returned completely by its key', async () => {
    const response = await get('/api/posts/the-loudest-room?site=beat');
    const body = response.json();
    expect(postDetailSchema.strict().parse(body)).toEqual(body);
    expect(body.post).toMatchObject({
      site: 'beat',
      title: 'The loudest room',
      imageCaption: 'The kit, <em>before</em>.',
      mediaLayout: 'fullWidth',
      galleries: true,
      products: true,
      isListicle: false,
      reviewStatus: 'published',
      publishedAt: '2026-06-14T12:00:00.000Z',
      seoKeywords: 'Drums, Punk',
      ogType: 'article',
      specialFeature: { name: 'The tour bus', image: { public_id: 'demo/beat/the-loudest-room-2' } },
      tags: [
        { key: 'drums', name: 'Drums', urlPath: '/tag/drums' },
        { key: 'punk', name: 'Punk', urlPath: '/tag/punk' },
      ],
    });
    expect(body.post.author).toMatchObject({ name: { first: 'Ada', last: 'North' }, summary: 'Drums and noise.' });
    expect(body.post.channel).toMatchObject({ channelKey: 'backline', url: 'https://backline.example' });
    expect(body.post.modules.map((module: { type: string }) => module.type)).toEqual(
      postModuleSchema.options.map(({ shape }) => shape.type.value),
    );
  });

  test('is returned by its id', async () => {
    const byKey = (await get('/api/posts/ten-sleeves?site=beat')).json();
    expect((await get(`/api/posts/${byKey.post.id}?site=beat`)).json()).toEqual(byKey);
    expect(byKey.post).toMatchObject({ isListicle: true, listicleOrder: 'descending', galleries: false });
  });

  test('has a player of an allowed host for a link', async () => {
    const { post } = (await get('/api/posts/a-quiet-synth?site=beat')).json();
    expect(post).toMatchObject({ mediaType: 'video', videoLink: expect.any(String), ogType: 'video.other' });
    expect(post.videoData).toMatchObject({ exists: true, thumbnailUrl: null });
    expect(post.videoData.html).toContain('src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"');
  });

  test('has the tags of everything that it shows', async () => {
    const tags = String((await get('/api/posts/the-loudest-room?site=beat')).headers['cache-tag']).split(',');
    expect(tags).toEqual(
      expect.arrayContaining([
        'site:beat',
        'category:beat/live',
        'tag:beat/punk',
        'author:ada-north',
        'author:di-east',
        'list:beat',
      ]),
    );
  });

  test.each([
    'nothing-here',
    'the-last-reel',
    '999999999',
    '99999999999999999999',
    'a%20b',
    '%E2%98%83',
    '..%2F..',
    'x'.repeat(200),
  ])('is not found on another site: %s', async (key) => {
    const response = await get(`/api/posts/${key}?site=beat`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, code: '404', status: 404 });
    expect(response.headers['cache-tag']).toBe('site:beat,list:beat');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('that is not published is not found', async () => {
    await network.db.update(posts).set({ status: 'needs-review' }).where(eq(posts.key, 'drums-on-film'));
    expect((await get('/api/posts/drums-on-film?site=marquee')).statusCode).toBe(404);
    expect((await get('/api/posts/next/drums-on-film?site=marquee')).statusCode).toBe(404);
  });
});

describe('the next post', () => {
  test('is the post published just before', async () => {
    const response = await get('/api/posts/next/drumming-up?site=beat&publishedAt=2026-06-13T12:00:00.000Z');
    const body = response.json();
    expect(nextPostSchema.strict().parse(body)).toMatchObject({ success: true, post: { key: 'a-quiet-synth' } });
  });

  test('is found without a time, and by id', async () => {
    const { post } = (await get('/api/posts/drumming-up?site=beat')).json();
    const { post: next } = (await get(`/api/posts/next/${post.id}?site=beat`)).json();
    expect(next.key).toBe('a-quiet-synth');
  });

  test('starts from the given time', async () => {
    const response = await get('/api/posts/next/drumming-up?site=beat&publishedAt=2026-06-10T00:00:00%2B02:00');
    expect(response.json().post.key).toBe('ten-sleeves');
  });

  test('is null after the oldest', async () => {
    const { key } = (await network.app.inject('/api/posts/list?site=marquee&limit=100')).json().posts.at(-1);
    expect((await get(`/api/posts/next/${key}?site=marquee`)).json()).toEqual({ success: true, post: null });
  });

  test('of an unknown post is 404, and an invalid time is refused', async () => {
    expect((await get('/api/posts/next/nothing?site=beat')).statusCode).toBe(404);
    const response = await get('/api/posts/next/drumming-up?site=beat&publishedAt=soon');
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].pointer).toBe('?publishedAt');
  });
});

describe('a post with the next one', () => {
  const address = '/api/posts/drumming-up?site=beat';

  test('combines both responses and their cache metadata', async () => {
    const [detail, joined] = [await get(address), await get(`${address}&with=next`)];
    const { post, relatedPosts } = detail.json();
    const next = await get(`/api/posts/next/${post.id}?site=beat&publishedAt=${post.publishedAt}`);
    expect(joined.json()).toEqual({ post, relatedPosts, next: next.json() });
    const tagsOf = ({ headers }: typeof joined) => String(headers['cache-tag']).split(',');
    expect(tagsOf(joined).sort()).toEqual([...new Set([...tagsOf(detail), ...tagsOf(next)])].sort());
    expect(joined.headers['x-newest']).toBe(detail.headers['x-newest']);
    expect([detail, next].map(({ headers }) => headers.etag)).not.toContain(joined.headers.etag);
  });

  /** Requests a post while queries for the next post fail. Returns the response and the number of these queries. */
  async function getFailing(path: string) {
    const { $client } = network.db;
    const query = $client.query.bind($client);
    let queries = 0;
    const failing = jest.spyOn($client, 'query').mockImplementation(((sent: { name?: string }, ...rest: never[]) => {
      if (sent.name !== 'next_post') return query(sent as never, ...rest);
      queries += 1;
      return Promise.reject(new Error('The database is away'));
    }) as never);
    const response = await get(path);
    failing.mockRestore();
    return { response, queries };
  }

  test('is returned without the next post when only that fails', async () => {
    const { response, queries } = await getFailing('/api/posts/ten-sleeves?site=beat&with=next');
    expect([response.statusCode, queries]).toEqual([200, 1]);
    expect(response.json()).toEqual((await get('/api/posts/ten-sleeves?site=beat')).json());
  });

  test('makes no query for the next post when it does not exist', async () => {
    const { response, queries } = await getFailing('/api/posts/the-last-reel?site=beat&with=next');
    expect([response.statusCode, queries]).toEqual([404, 0]);
  });

  test('is refused with any other value of `with`', async () => {
    const response = await get(`${address}&with=previous`);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].pointer).toBe('?with');
  });
});

describe('most viewed posts', () => {
  test('are those with the most impressions in the last 30 days', async () => {
    const { db } = network;
    const idOf = async (key: string) => {
      const [row] = await db.select({ id: posts.id }).from(posts).where(eq(posts.key, key));
      return row?.id ?? 0;
    };
    await db.delete(postViews);
    const reads = [
      { key: 'field-notes', day: '2026-06-10', views: 7 },
      { key: 'field-notes', day: '2026-06-11', views: 6 },
      { key: 'the-loudest-room', day: '2026-06-14', views: 12 },
      { key: 'a-quiet-synth', day: '2026-05-17', views: 1 },
      { key: 'night-drive', day: '2026-05-16', views: 1_000 },
    ];
    for (const { key, day, views } of reads)
      await db.insert(postViews).values({ postId: await idOf(key), day, views, site: 'beat' });

    const viewed = async (query: string) => keysOf((await get(`/api/posts/mostViewed?site=beat${query}`)).json().posts);
    expect(await viewed('')).toEqual(['field-notes', 'the-loudest-room', 'a-quiet-synth']);
    expect(await viewed('&limit=1')).toEqual(['field-notes']);
    expect(await viewed('&postType=video')).toEqual(['a-quiet-synth']);
    expect(await viewed('&categoryKey=live')).toEqual(['the-loudest-room']);
    expect((await get('/api/posts/mostViewed?site=feast')).json()).toEqual({ success: true, posts: [] });
  });

  test.each(['limit=0', 'limit=51', 'postType=x'])('refuse %s', async (query) => {
    expect((await get(`/api/posts/mostViewed?site=beat&${query}`)).statusCode).toBe(400);
  });
});
