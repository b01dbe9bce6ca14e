import { type Referrer, referrers, type SiteKey } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
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
    /** Keyed hash of the visitor, which changes every day. */
    visitor: text().notNull(),
    /** Network of the ticket, or of the caller without a valid ticket. It is a keyed hash that changes every day. */
    network: text().notNull().default(''),
    /** Id of the ticket. */
    ticket: text(),
    /** Reason for a rejection. Null for a counted impression. */
    rejection: text({ enum: rejections }),
    createdAt: moment('created_at').notNull(),
    /** Kind of the page that linked to the post. */
    referrer: text({ enum: referrers }).notNull().default('none'),
    /** Reported seconds of reading, at most an hour. */
    seconds: smallint().notNull().default(0),
  },
  (table) => [
    unique('impressions_once_a_day').on(table.postId, table.day, table.visitor),
    index('impressions_author').on(table.authorId, table.createdAt),
    index('impressions_network').on(table.day, table.network),
    index('impressions_created').using('brin', table.createdAt),
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
    /** Views generated for the demo. They have no impressions and are never paid. */
    unpaid: integer().notNull().default(0),
    /** Booked reads and their earnings in micros of a dollar. A trigger on the ledger's transfers maintains both. */
    booked: integer().notNull().default(0),
    earned: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.day] }),
    index('post_views_leaders').on(table.site, table.day, table.views, table.postId),
    index('post_views_due').on(table.postId, table.day).where(sql`views - unpaid > booked`),
  ],
);

/** Counted impressions and their time read by post, day and kind of referrer. Triggers on `impressions` maintain it. */
export const postReads = pgTable(
  'post_reads',
  {
    postId: reference('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    site: text().$type<SiteKey>().notNull(),
    referrer: text().$type<Referrer>().notNull(),
    reads: integer().notNull(),
    /** Reads with a reported time, and the sum of their seconds. */
    timed: integer().notNull(),
    seconds: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.day, table.referrer] }),
    index('post_reads_site').on(table.site, table.day),
  ],
);

/** Numbers of refused impressions by day, site and reason, including those that are not stored as rows. */
export const refusedReads = pgTable(
  'refused_reads',
  {
    day: date({ mode: 'string' }).notNull(),
    site: text().$type<SiteKey>().notNull(),
    rejection: text({ enum: rejections }).notNull(),
    /** Refused impressions that are rows of `impressions`. */
    kept: integer().notNull(),
    /** Refused impressions that were only counted. A batch that is rewritten after a crash counts twice here. */
    dropped: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.site, table.rejection] })],
);
