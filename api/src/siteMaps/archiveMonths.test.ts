import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { posts } from '../db/schema/posts.ts';
import { createTestNetwork, type TestNetwork } from '../testing/testNetwork.ts';

/** 31 October, 22:30 in New York: November in UTC. The clocks change in the night after. */
const halloween = new Date('2020-11-01T02:30:00Z');
/** 30 November, 23:30 in New York. */
const november = new Date('2020-12-01T04:30:00Z');

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
  const { db } = network;
  const rows = await db
    .select()
    .from(posts)
    .where(and(eq(posts.site, 'beat'), eq(posts.status, 'published')))
    .limit(2);
  for (const [index, { id }] of rows.entries())
    await db
      .update(posts)
      .set({ key: `month-${index}`, name: 'Pumpkin', publishedAt: [halloween, november][index] ?? null })
      .where(eq(posts.id, id));
});
afterAll(() => network.close());

const get = async (path: string) => (await network.app.inject(`/api/${path}`)).json();
const paths = ({ posts: listed }: { posts: { urlPath: string }[] }) => listed.map(({ urlPath }) => urlPath);
const october = 'publishedAfter=2020-10-01&publishedBefore=2020-10-31';

test("a post of a month's last evening is in that month of the archive, its totals and its site map", async () => {
  const archive = await get(`posts/list?site=beat&${october}`);
  expect([archive.total, paths(archive)]).toEqual([1, ['/month-0']]);
  const { months } = await get('siteMaps?site=beat');
  expect(months.slice(-2)).toEqual([
    { month: '2020-11', posts: 1 },
    { month: '2020-10', posts: 1 },
  ]);
  expect(paths(await get('siteMaps/posts?site=beat&month=2020-10'))).toEqual(['/month-0']);
  expect(paths(await get('siteMaps/posts?site=beat&month=2020-11'))).toEqual(['/month-1']);
  expect(paths(await get('siteMaps/posts?site=beat&month=2020-12'))).toEqual([]);
});

test('a search of a month finds the same posts as its archive', async () => {
  expect(paths(await get(`posts/list?site=beat&search=pumpkin&${october}`))).toEqual(['/month-0']);
});

test('the last day of the calendar is a day', async () => {
  expect((await get('posts/list?site=beat&publishedBefore=9999-12-31')).total).toBeGreaterThan(0);
});
