import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { draftFieldsSchema } from '@marquee/shared/domain';
import { exampleOf } from '@marquee/shared/testing/exampleOf';
import { textPaths } from '@marquee/shared/testing/textPaths';
import { sql } from 'drizzle-orm';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../../testing/testNetwork.ts';

/** Words of other pages, addresses, and words that only search engines and screen readers use. */
const notFound =
  /(?:^|\.)(?:key|language|category|channel|tags\.name|brightcoveId|videoLink|url|actionUrl|actionLabel|imageAltText|alt|data\.\w+|videoData\.\w+|seo\w+|og\w+)$/;

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

const wordOf = (path: string) => path.replaceAll('.', '').toLowerCase();

test('finds a post by each of its texts', async () => {
  const { category, channel, tags, ...columns } = exampleOf(draftFieldsSchema, wordOf);
  const times = { createdAt: testNow, modifiedAt: testNow };
  const [post] = await network.db
    .insert(posts)
    .values({ ...columns, ...times })
    .returning({ id: posts.id });
  const paths = textPaths(draftFieldsSchema);
  const { rows } = await network.db.execute<{ path: string }>(sql`
    select path from posts p, jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb) as path
    where p.id = ${post?.id} and not search_vector(p) @@ plainto_tsquery('english', lower(replace(path, '.', '')))`);
  expect(rows.map(({ path }) => path)).toEqual(paths.filter((path) => notFound.test(path)));
});
