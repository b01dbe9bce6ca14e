import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns.ts';
import { posts } from './posts.ts';

/** Scheduled posts that could not be published at their time. A row ends when its post is no longer scheduled. */
export const publicationFailures = pgTable('publication_failures', {
  postId: reference('post_id')
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  /** The planned time. Another one makes the row a former plan's. */
  publishAt: moment('publish_at').notNull(),
  attempts: integer().notNull(),
  /** The first attempt, and the time before which there is no other. */
  since: moment('since').notNull(),
  nextAt: moment('next_at').notNull(),
  /** The reason, as people read it. */
  message: text().notNull(),
});
