import type { SiteKey } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';
import { rejections } from './impressionRejections.ts';
import { posts } from './posts.ts';
import { users } from './users.ts';

/** Impressions of posts, one per visitor, post and day. */
export const impressions = pgTable(
  'impressions',
  {
    id: identity(),
    postId: reference('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'restrict' }),
    /** The post's author at the time of the impression. */
    authorId: reference('author_id').references(() => users.id, { onDelete: 'set null' }),
    site: text().$type<SiteKey>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Keyed hash of the visitor that changes from day to day. */
    visitor: text().notNull(),
    /** Network of the ticket, or of the caller where there is no valid one: a keyed hash that changes from day to day. */
    network: text().notNull().default(''),
    /** Id of the ticket. */
    ticket: text(),
    /** Why the impression does not count; null when it does. */
    rejection: text({ enum: rejections }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('impressions_once_a_day').on(table.postId, table.day, table.visitor),
    index('impressions_author').on(table.authorId, table.createdAt),
    index('impressions_network').on(table.day, table.network),
    check('impressions_rejection', sql`rejection in (${sql.raw(rejections.map((name) => `'${name}'`).join(', '))})`),
  ],
);

/** Counted impressions by post and day; a trigger on `impressions` maintains it. */
export const postViews = pgTable(
  'post_views',
  {
    postId: reference('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'restrict' }),
    day: date({ mode: 'string' }).notNull(),
    site: text().$type<SiteKey>().notNull(),
    views: integer().notNull(),
    /** Of the demo: views that nobody read. They have no impressions and are never paid. */
    unpaid: integer().notNull().default(0),
    /** Reads that are in the ledger, and the micros of a dollar that they earned; a trigger on its transfers maintains both. */
    booked: integer().notNull().default(0),
    earned: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.day] }),
    index('post_views_leaders').on(table.site, table.day, table.views, table.postId),
    index('post_views_due').on(table.postId, table.day).where(sql`views - unpaid > booked`),
  ],
);

/** Numbers of refused impressions by day, site and reason, including those that are not stored as rows. */
export const refusedReads = pgTable(
  'refused_reads',
  {
    day: date({ mode: 'string' }).notNull(),
    site: text().$type<SiteKey>().notNull(),
    rejection: text({ enum: rejections }).notNull(),
    /** Kept as rows of `impressions`. */
    kept: integer().notNull(),
    /** Only counted. A batch that is written again after a crash counts twice here. */
    dropped: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.site, table.rejection] })],
);
