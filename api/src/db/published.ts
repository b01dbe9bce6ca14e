import { sql } from 'drizzle-orm';
import { posts } from './schema/posts.ts';

/**
 * Only published posts. The status is a literal and no parameter, since the planner uses the partial indexes of
 * prepared queries only when it can see it.
 */
export const isPublished = sql`${posts.status} = 'published'`;
