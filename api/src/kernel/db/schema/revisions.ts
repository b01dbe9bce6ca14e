import type { DraftFields } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';
import { posts } from './posts.ts';
import { users } from './users.ts';

/** Earlier versions of posts, to compare with and to return to. */
export const revisions = pgTable(
  'revisions',
  {
    id: identity(),
    postId: reference('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** Time at which this version was saved. */
    at: moment('at').notNull(),
    /** The account whose call stored this version. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text({ enum: ['interval', 'leave', 'submit', 'restore', 'moderate'] }).notNull(),
    fields: jsonb().$type<DraftFields>().notNull(),
  },
  (table) => [
    unique('revisions_once_a_version').on(table.postId, table.version),
    check('revisions_reason', sql`reason in ('interval', 'leave', 'submit', 'restore', 'moderate')`),
    index('revisions_of_post').on(table.postId, table.at),
    index('revisions_user').on(table.userId),
  ],
);
