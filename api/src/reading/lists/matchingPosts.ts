import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { posts, postTags } from '../../kernel/db/schema/posts.ts';
import { filterCondition, type PostFilter, sourceOf } from './postFilter.ts';

/** Maximum length of a prepared statement's name. PostgreSQL truncates longer names, which could then collide. */
const maxStatementNameLength = 63;

/** Starts a query for the posts that a filter matches; `filterValues` gives the values of its placeholders. */
export function matchingPosts(db: Database, filter: PostFilter, more?: SQL) {
  const { id, publishedAt } = sourceOf(filter);
  const condition = and(filterCondition(filter), more);
  const all = db.select({ id, publishedAt }).from(posts).$dynamic();
  // With an outer join, PostgreSQL does not read `posts` if the filter uses none of its columns.
  const narrowed = filter.tags === undefined ? all : all.rightJoin(postTags, eq(postTags.postId, posts.id));
  return narrowed.where(condition);
}

/**
 * Returns the name of a prepared statement; empty for rare combinations with long names, which are not prepared by
 * name.
 */
export function statementName(name: string): string {
  return name.length <= maxStatementNameLength ? name : '';
}
