import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';

/** 31 October, 22:30 in New York, which is November in UTC. The clocks change the following night. */
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

test("puts a post of a month's last evening into that month's archive, totals and site map", async () => {
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

test('finds the same posts in a search of a month as in its archive', async () => {
  expect(paths(await get(`posts/list?site=beat&search=pumpkin&${october}`))).toEqual(['/month-0']);
});

test('accepts the last day of the calendar', async () => {
  expect((await get('posts/list?site=beat&publishedBefore=9999-12-31')).total).toBeGreaterThan(0);
});
