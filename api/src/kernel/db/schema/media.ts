import type { FocalPoint, SiteKey } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';
import { posts } from './posts.ts';
import { uploads } from './uploads.ts';
import { users } from './users.ts';

/** Pictures that the editors of a site share. */
export const mediaItems = pgTable(
  'media_items',
  {
    id: identity(),
    site: text().$type<SiteKey>().notNull(),
    /** The picture that posts get. It is made from the original if it has a focal point. */
    publicId: text('public_id')
      .notNull()
      .references(() => uploads.publicId),
    /** Public id of the picture as it was uploaded. All pictures that were edited from it are uses of the item. */
    original: text().notNull(),
    title: text().notNull(),
    fileName: text('file_name').notNull(),
    credit: text().notNull(),
    rights: text().notNull(),
    /** Empty for a decorative picture, and null while nobody has described the picture. */
    altText: text('alt_text'),
    focus: jsonb().$type<FocalPoint>(),
    /** Last day on which the picture may be used, in UTC. */
    lastDay: date('last_day', { mode: 'string' }),
    /** True if contributors and authors may choose the picture for their posts. */
    isForWriters: boolean('is_for_writers').notNull(),
    /** Folded words of title, credit, alternative text and file name, for the search. */
    words: text().notNull(),
    /** Counts the changes. */
    version: integer().notNull().default(1),
    addedBy: reference('added_by').references(() => users.id, { onDelete: 'set null' }),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    unique('media_items_original').on(table.site, table.original),
    index('media_items_site').on(table.site, table.id),
    index('media_items_picture').on(table.publicId),
    index('media_items_added_by').on(table.addedBy).where(sql`added_by is not null`),
    index('media_items_last_day').on(table.lastDay).where(sql`last_day is not null`),
  ],
);

/** Texts that a replacement wrote into the posts. */
export type ReplacedTexts = { credit: string; altText: string | null };

/** Replacements of a picture in all posts of a site. */
export const mediaReplacements = pgTable(
  'media_replacements',
  {
    id: identity(),
    site: text().$type<SiteKey>().notNull(),
    fromId: reference('from_id')
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'cascade' }),
    toId: reference('to_id')
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'cascade' }),
    /** Null if the posts kept their own credits and alternative texts. */
    texts: jsonb().$type<ReplacedTexts>(),
    actorId: reference('actor_id').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
    /** Null while posts are left. */
    finishedAt: moment('finished_at'),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    index('media_replacements_from').on(table.fromId, table.id),
    index('media_replacements_to').on(table.toId),
    index('media_replacements_actor').on(table.actorId).where(sql`actor_id is not null`),
    uniqueIndex('media_replacements_open').on(table.fromId).where(sql`finished_at is null and undone_at is null`),
  ],
);

/** A picture in its place before a replacement. The texts are absent in places without them. */
export type FormerPicture = {
  publicId: string;
  width?: number;
  height?: number;
  format?: string | undefined;
  credit?: string | null;
  altText?: string | null;
};

/** Posts that a replacement changed, with their former pictures in the order of the post, for the undo. */
export const mediaReplacedPosts = pgTable(
  'media_replaced_posts',
  {
    replacementId: reference('replacement_id')
      .notNull()
      .references(() => mediaReplacements.id, { onDelete: 'cascade' }),
    postId: reference('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    former: jsonb().$type<{ post: FormerPicture[]; change: FormerPicture[] }>().notNull(),
    isUndone: boolean('is_undone').notNull().default(false),
  },
  (table) => [
    primaryKey({ name: 'media_replaced_posts_key', columns: [table.replacementId, table.postId] }),
    index('media_replaced_posts_post').on(table.postId),
  ],
);

/** Uploads in posts and in unpublished changes. Triggers keep it (see `write_picture_uses` in the migrations). */
export const pictureUses = pgTable(
  'picture_uses',
  {
    postId: reference('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** True for the unpublished changes of the post. */
    isChange: boolean('is_change').notNull(),
    publicId: text('public_id').notNull(),
    place: text({ enum: ['lead', 'feature', 'gallery', 'body'] }).notNull(),
    original: text().notNull(),
    site: text().$type<SiteKey>(),
  },
  (table) => [
    primaryKey({ name: 'picture_uses_key', columns: [table.postId, table.isChange, table.publicId, table.place] }),
    index('picture_uses_original').on(table.original, table.site),
  ],
);
