import type { BylineRole } from '@marquee/shared/domain';
import { pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { reference } from './columns.ts';
import { posts } from './posts.ts';
import { users } from './users.ts';

/** People beside the author of a post. The author has the rest of the percents. */
export const postBylines = pgTable(
  'post_bylines',
  {
    postId: reference('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** Order of the names, from 1. */
    position: smallint().notNull(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<BylineRole>().notNull(),
    /** Whole percent of the post's money. */
    percent: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.position] }),
    unique('post_bylines_person').on(table.userId, table.postId),
  ],
);
