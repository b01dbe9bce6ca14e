import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { siteMapPostsSchema, siteMapSizesSchema } from '@marquee/shared/domain';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

const get = (path: string) => network.app.inject(path);

/** Returns all posts of a site from the readers' list. */
async function listed(site: string): Promise<{ urlPath: string; publishedAt: string }[]> {
  return (await get(`/api/posts/list?site=${site}&limit=100`)).json().posts;
}

async function mapped(site: string): Promise<{ urlPath: string; publishedAt: string }[]> {
  const { months } = siteMapSizesSchema.parse((await get(`/api/siteMaps?site=${site}`)).json());
  const parts = await Promise.all(months.map(({ month }) => get(`/api/siteMaps/posts?site=${site}&month=${month}`)));
  return parts.flatMap((part) => siteMapPostsSchema.strict().parse(part.json()).posts);
}

test.each(['beat', 'marquee'])('lists each post of %s once in its months', async (site) => {
  const paths = (await mapped(site)).map(({ urlPath }) => urlPath).sort();
  expect(paths).toEqual((await listed(site)).map(({ urlPath }) => urlPath).sort());
});

test('lists months with their numbers of posts, the newest first', async () => {
  const { months } = (await get('/api/siteMaps?site=beat')).json();
  const expected = new Map<string, number>();
  for (const { publishedAt } of await listed('beat')) {
    const month = publishedAt.slice(0, 7);
    expected.set(month, (expected.get(month) ?? 0) + 1);
  }
  expect(months).toEqual([...expected].map(([month, posts]) => ({ month, posts })));
});

test("lists a month's posts oldest first, and no second part of a short month", async () => {
  const [{ month }] = (await get('/api/siteMaps?site=beat')).json().months;
  const { posts } = (await get(`/api/siteMaps/posts?site=beat&month=${month}`)).json();
  const times = posts.map(({ publishedAt }: { publishedAt: string }) => publishedAt);
  expect(times).toEqual([...times].sort());
  expect((await get(`/api/siteMaps/posts?site=beat&month=${month}&part=2`)).json()).toEqual({ posts: [] });
});

test('lists the posts of the last 48 hours as news', async () => {
  const { posts } = (await get('/api/siteMaps/news?site=beat')).json();
  const since = new Date(testNow.getTime() - 48 * 3_600_000).toISOString();
  const expected = (await listed('beat')).filter(({ publishedAt }) => publishedAt >= since);
  expect(posts.map(({ urlPath }: { urlPath: string }) => urlPath)).toEqual(expected.map(({ urlPath }) => urlPath));
});

test('lists pages with posts, as many as announced', async () => {
  const { lists } = (await get('/api/siteMaps?site=beat')).json();
  for (const list of ['categories', 'channels', 'tags', 'authors']) {
    const { paths } = (await get(`/api/siteMaps/${list}?site=beat`)).json();
    expect([list, paths.length]).toEqual([list, lists[list]]);
    expect(paths.length).toBeGreaterThan(0);
  }
  const { paths } = (await get('/api/siteMaps/tags?site=beat')).json();
  expect(paths).toContain('/tag/drums');
});

test('removes a withdrawn post from the map', async () => {
  const before = await mapped('marquee');
  const gone = before[0]?.urlPath.slice(1);
  await network.db.$client.query("update posts set status = 'unpublished' where site = 'marquee' and key = $1", [gone]);
  expect((await mapped('marquee')).map(({ urlPath }) => urlPath)).toEqual(
    before.map(({ urlPath }) => urlPath).filter((path) => path !== `/${gone}`),
  );
});

test.each(['month=2026-13', 'month=0000-01', 'month=2026', 'part=1', 'month=2026-05&part=0'])(
  'refuses an address that is not part of a map: %s',
  async (query) => {
    const response = await get(`/api/siteMaps/posts?site=beat&${query}`);
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid']);
  },
);

test('responds with 404 to other site maps', async () => {
  expect((await get('/api/siteMaps/drafts?site=beat')).statusCode).toBe(400);
});
