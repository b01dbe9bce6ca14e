import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { draftFieldsSchema } from '@marquee/shared/domain';
import { exampleOf } from '@marquee/shared/testing/exampleOf';
import { textPaths } from '@marquee/shared/testing/textPaths';
import { eq } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';
import { workingCopies } from '../../kernel/db/schema/workingCopies.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { testNow } from '../../testing/testNetwork.ts';
import { hasWords } from './ownPostSearch.ts';

/** Words of other pages, addresses, the language, and words that are not in the text of a post. */
const notFound =
  /^(?:key|language|category|channel|tags\.name|brightcoveId|videoLink|imageAltText|seo\w+|og\w+)$|\.(?:brightcoveId|videoLink|url|actionUrl|actionLabel|imageAltText|alt|data\.\w+|videoData\.\w+)$/;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A word that is no part of another one. */
const wordOf = (path: string) => `x${path.replaceAll('.', '').toLowerCase()}x`;

test('finds a post by each text of its page', async () => {
  const { category, channel, tags, ...columns } = exampleOf(draftFieldsSchema, wordOf);
  await database.db.insert(posts).values({ ...columns, createdAt: testNow, modifiedAt: testNow });
  const paths = textPaths(draftFieldsSchema);
  const missing: string[] = [];
  for (const path of paths) {
    const found = await database.db
      .select({ id: posts.id })
      .from(posts)
      .leftJoin(workingCopies, eq(workingCopies.postId, posts.id))
      .where(hasWords(wordOf(path)));
    if (found.length === 0) missing.push(path);
  }
  expect(missing).toEqual(paths.filter((path) => notFound.test(path)));
});
