import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inArray } from 'drizzle-orm';
import { posts } from '../../db/schema/posts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { publishDue } from './publishDue.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

test('a post that cannot be published keeps no other back', async () => {
  const due = { site: 'beat' as const, status: 'scheduled' as const, createdAt: testNow, modifiedAt: testNow };
  const tooManyTags = ['A', 'B', 'C', 'D'].map((name) => ({ id: null, name: `New ${name}` }));
  const keys = ['due-bad', 'due-good', 'due-better'];
  await network.db.insert(posts).values(
    keys.map((key, place) => ({
      ...{ ...due, key, name: key, publishAt: new Date(testNow.getTime() - 1_000 + place) },
      draftTags: place === 0 ? tooManyTags : null,
    })),
  );
  await expect(publishDue(network.db, testNow)).rejects.toThrow('1 scheduled posts cannot be published.');
  const rows = await network.db.select().from(posts).where(inArray(posts.key, keys)).orderBy(posts.id);
  expect(rows.map(({ status }) => status)).toEqual(['scheduled', 'published', 'published']);
});
