import { sql } from 'drizzle-orm';
import { posts } from './schema/posts.ts';

/**
 * Condition for published posts. The status is a literal, because the planner must see its value to use the partial
 * indexes in prepared queries.
 */
export const isPublished = sql`${posts.status} = 'published'`;
