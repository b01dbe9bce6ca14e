import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { posts } from '../db/schema/posts.ts';
import { matchingPosts } from './matchingPosts.ts';
import { filterValues, type PostFilter } from './postFilter.ts';

/** Search looks at this many of the newest matches, so that a common word costs no more than a rare one. */
const mostMatches = 200;

/**
 * Ids of the posts that a filter and a term match (words, "phrases", -exclusions), best first. Words match by their
 * English stem.
 * @returns at most 200 ids.
 */
export async function searchPosts(db: Database, filter: PostFilter, term: string): Promise<number[]> {
  const query = sql`websearch_to_tsquery('english', ${term})`;
  const newest = matchingPosts(db, filter, sql`${posts.search} @@ ${query}`)
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(mostMatches)
    .as('newest');
  const rows = await db
    .select({ id: posts.id })
    .from(newest)
    .innerJoin(posts, eq(posts.id, newest.id))
    .orderBy(desc(sql`ts_rank(${posts.search}, ${query})`), desc(posts.publishedAt), desc(posts.id))
    .prepare('')
    .execute(filterValues(filter));
  return rows.map((row) => row.id);
}
