import type { Image, SiteKey } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identity } from './columns.ts';

/** Subjects of one site, in the order in which they are shown. */
export const categories = pgTable(
  'categories',
  {
    id: identity(),
    site: text().$type<SiteKey>().notNull(),
    key: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    image: jsonb().$type<Image>(),
    position: integer().notNull().default(0),
  },
  (table) => [unique('categories_site_key').on(table.site, table.key)],
);

/** Publications with a brand of their own inside one site. */
export const channels = pgTable(
  'channels',
  {
    id: identity(),
    site: text().$type<SiteKey>().notNull(),
    key: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    image: jsonb().$type<Image>(),
    pageLogo: jsonb('page_logo').$type<Image>(),
    mastheadLogo: jsonb('masthead_logo').$type<Image>(),
    url: text(),
    position: integer().notNull().default(0),
  },
  (table) => [unique('channels_site_key').on(table.site, table.key)],
);

/** Words that posts of one site are filed under. */
export const tags = pgTable(
  'tags',
  {
    id: identity(),
    site: text().$type<SiteKey>().notNull(),
    key: text().notNull(),
    name: text().notNull(),
    seoTitle: text('seo_title').notNull(),
    seoDescription: text('seo_description').notNull(),
    ogTitle: text('og_title').notNull(),
  },
  (table) => [
    unique('tags_site_key').on(table.site, table.key),
    index('tags_name_stems').using('gin', sql`to_tsvector('marquee_stems', ${table.name})`),
  ],
);
