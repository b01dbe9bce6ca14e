import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns.ts';
import { posts } from './posts.ts';

/** Scheduled posts that could not be published at their time. A row ends when its post is no longer scheduled. */
export const publicationFailures = pgTable('publication_failures', {
  postId: reference('post_id')
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  /** The planned time. The row is outdated if the post has another planned time. */
  publishAt: moment('publish_at').notNull(),
  attempts: integer().notNull(),
  /** Time of the first attempt, and earliest time of the next attempt. */
  since: moment('since').notNull(),
  nextAt: moment('next_at').notNull(),
  /** Reason of the failure, as shown to people. */
  message: text().notNull(),
});
