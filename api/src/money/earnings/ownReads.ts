import { type SQL, sql } from 'drizzle-orm';

/** Returns the ids of the posts that an account wrote, and of the posts whose byline names it. */
export function ownPostIds(userId: number): SQL {
  return sql`(select id from posts where author_id = ${userId} union ${namedPostIds(userId)})`;
}

/** Returns the ids of the posts whose byline names an account beside the author. */
export function namedPostIds(userId: number): SQL {
  return sql`(select post_id from post_bylines where user_id = ${userId})`;
}
