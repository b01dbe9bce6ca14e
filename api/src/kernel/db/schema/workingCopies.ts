import type { DraftFields, ReviewStatus } from '@marquee/shared/domain';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns.ts';
import { posts } from './posts.ts';

/**
 * Changes of published posts that readers do not see yet. Only published posts have one, so that saving changes no row
 * that readers' pages depend on.
 */
export const workingCopies = pgTable('working_copies', {
  postId: reference('post_id')
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  /** Counts the saves, continuing the post's own count. */
  version: integer().notNull(),
  fields: jsonb().$type<DraftFields>().notNull(),
  status: text().$type<ReviewStatus>().notNull().default('draft'),
  /** Time at which the present status began. */
  since: moment('since').notNull(),
  modifiedAt: moment('modified_at').notNull(),
});
