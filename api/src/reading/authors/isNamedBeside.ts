import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';

/** Condition that a person is in the byline of a row of `posts`, beside the author. */
export function isNamedBeside(personId: SQLWrapper): SQL {
  return sql`${posts.id} = any(array(select post_id from post_bylines where user_id = ${personId}))`;
}
