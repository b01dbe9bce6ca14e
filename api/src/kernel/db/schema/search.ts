import type { SiteKey } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment, reference, tsvector } from './columns.ts';
import { posts } from './posts.ts';

/** The search index of published posts, maintained by triggers (see `search_vector` in the migrations). */
export const postSearch = pgTable(
  'post_search',
  {
    postId: reference('post_id')
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    publishedAt: moment('published_at').notNull(),
    search: tsvector('search').notNull(),
    /** The form of `search`: rows of form 1 or 2 are to be indexed again. */
    form: smallint().notNull().default(1),
  },
  (table) => [index('post_search_search').using('gin', table.search)],
);

/**
 * Words as they are written in a site's posts, for suggestions. Triggers add words, and nothing removes them. Words
 * without matching posts are not suggested.
 */
export const searchWords = pgTable(
  'search_words',
  {
    site: text().$type<SiteKey>().notNull(),
    /** Word folded by `foldText`. */
    word: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.word] }),
    index('search_words_word').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
);
