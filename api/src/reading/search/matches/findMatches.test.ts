import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SiteKey } from '@marquee/shared/domain';
import type { Database } from '../../../kernel/db/connect.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { resolveTerm } from '../terms/resolveTerm.ts';
import { findMatches } from './findMatches.ts';

const dayMs = 24 * 3_600_000;
/** Ages of the posts in days. They are within, at the edges of and beyond the time spans with which a search begins. */
const ages = [0, 1, 2, 40, 100, 300, 364, 365, 800, 2_000, 2_800, 3_000, 4_400, 9_000];
const filter = { site: 'beat' } as const;

let database: TestDatabase;
/** The newest first. */
let keys: Map<number, string | null>;
beforeAll(async () => {
  database = await createTestDatabase();
  keys = new Map([
    ...(await publish(database.db, 'beat', common)),
    ...(await publish(database.db, 'feast', beginnings)),
  ]);
});
afterAll(() => database.drop());

type Written = { age: number; name: string; content: string };

const common = ages.map((age): Written => {
  const name = age % 2 === 0 ? 'A saxophone' : 'Brass';
  return { age, name, content: '<p>A saxophone waits on a quiet pier.</p>' };
});

/** The newest post has a longer word. */
const beginnings = [0, 1, 2, 3].map(
  (age): Written => ({ age, name: 'Brass', content: age === 0 ? 'Trombonist' : 'Trombone' }),
);

async function publish(db: Database, site: SiteKey, written: readonly Written[]): Promise<Map<number, string | null>> {
  const rows = written.map(({ age, name, content }) => {
    const at = new Date(Date.now() - age * dayMs);
    return { key: `post-${age}`, name, title: name, content, at };
  });
  const stored = await db
    .insert(posts)
    .values(
      rows.map(({ at, ...row }) => ({
        ...row,
        site,
        status: 'published' as const,
        createdAt: at,
        modifiedAt: at,
        publishedAt: at,
      })),
    )
    .returning();
  return new Map(stored.map(({ id, key }) => [id, key]));
}

async function find(term: string, limits: Parameters<typeof findMatches>[3], site: SiteKey = 'beat') {
  const resolved = await resolveTerm(database.db, { site }, term);
  if (!resolved) throw new Error(`"${term}" has no words.`);
  const { ids, ...found } = await findMatches(database.db, { site }, resolved, limits);
  return { ...found, keys: ids.map((id) => keys.get(id)) };
}

const newest = (count: number) => ages.slice(0, count).map((age) => `post-${age}`);

test.each(ages.map((_, index) => index + 1))('counts up to %i matches, and finds the newest', async (counted) => {
  // A search by name is not ranked, so the list is sorted by age.
  const found = await find('quiet', { ranked: 1, listed: counted, checked: 1, counted });
  expect(found).toEqual({ total: counted, hasMore: counted < ages.length, keys: newest(counted) });
});

test('sorts names with the words first, however old they are', async () => {
  const { keys: found } = await find('saxophone', { ranked: 20, listed: 3, checked: 1, counted: 3 });
  const named = ages.filter((age) => age % 2 === 0).map((age) => `post-${age}`);
  expect(found.slice(0, named.length)).toEqual(named);
});

test('matches very common words exactly and not as beginnings', async () => {
  const found = (counted: number) => find('trombon', { ranked: 1, listed: 2, checked: 1, counted }, 'feast');
  expect(await found(2)).toEqual({ total: 2, hasMore: true, keys: ['post-1', 'post-2'] });
  expect(await found(3)).toEqual({ total: 3, hasMore: true, keys: ['post-0', 'post-1'] });
});

test('searches a phrase in the newest posts and reports older ones', async () => {
  const phrase = (checked: number) => find('"quiet pier"', { ranked: 20, listed: 20, checked, counted: 1 });
  expect(await phrase(4)).toEqual({ total: 4, hasMore: true, keys: newest(4) });
  expect(await phrase(ages.length)).toEqual({ total: ages.length, hasMore: false, keys: newest(ages.length) });
});

test('counts within a span of time', async () => {
  const resolved = await resolveTerm(database.db, filter, 'quiet');
  if (!resolved) throw new Error('The term has no words.');
  const until = new Date(Date.now() - 3_500 * dayMs).toISOString().slice(0, 10);
  const found = await findMatches(database.db, { ...filter, publishedBefore: until }, resolved);
  expect(found).toMatchObject({ total: 2, hasMore: false });
  expect(found.ids.map((id) => keys.get(id))).toEqual(['post-4400', 'post-9000']);
});
