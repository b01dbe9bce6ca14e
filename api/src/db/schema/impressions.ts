import type { SiteKey } from '@marquee/shared/domain';
import { date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';
import { posts } from './posts.ts';
import { users } from './users.ts';

/** Reads of posts, one per visitor, post and day. */
export const impressions = pgTable(
  'impressions',
  {
    id: identity(),
    postId: reference('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The post's author at the time of the read. */
    authorId: reference('author_id').references(() => users.id, { onDelete: 'set null' }),
    site: text().$type<SiteKey>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Keyed hash of the visitor that changes from day to day. */
    visitor: text().notNull(),
    /** Why the read does not count; null when it does. */
    rejection: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('impressions_once_a_day').on(table.postId, table.day, table.visitor),
    index('impressions_author').on(table.authorId, table.createdAt),
  ],
);

/** Counted reads by post and day; a trigger on `impressions` keeps it. */
export const postViews = pgTable(
  'post_views',
  {
    postId: reference('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    site: text().$type<SiteKey>().notNull(),
    views: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.day] }),
    index('post_views_leaders').on(table.site, table.day, table.views, table.postId),
  ],
);
