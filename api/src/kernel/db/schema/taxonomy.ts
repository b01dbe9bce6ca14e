import type { Image, SiteKey } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identity } from './columns.ts';

/** Columns of a row with a key that is unique in its site. */
const namedOnSite = () => ({
  id: identity(),
  site: text().$type<SiteKey>().notNull(),
  key: text().notNull(),
  name: text().notNull(),
});

/** Columns of a section with its own page. */
const section = () => ({
  ...namedOnSite(),
  description: text().notNull(),
  image: jsonb().$type<Image>(),
});

/** Subjects of one site, in the order in which they are shown. */
export const categories = pgTable(
  'categories',
  {
    ...section(),
    position: integer().notNull().default(0),
  },
  (table) => [unique('categories_site_key').on(table.site, table.key)],
);

/** Publications with their own brand inside a site. */
export const channels = pgTable(
  'channels',
  {
    ...section(),
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
    ...namedOnSite(),
    seoTitle: text('seo_title').notNull(),
    seoDescription: text('seo_description').notNull(),
    ogTitle: text('og_title').notNull(),
  },
  (table) => [
    unique('tags_site_key').on(table.site, table.key),
    index('tags_site_words').on(table.site, sql`fold_words(${table.name}) text_pattern_ops`),
    // Kept for processes of the previous version, which still run during an update.
    index('tags_name_stems').using('gin', sql`to_tsvector('marquee_stems', ${table.name})`),
    index('tags_name_plain_stems').using('gin', sql`to_tsvector('pg_catalog.english', index_words(${table.name}))`),
  ],
);
