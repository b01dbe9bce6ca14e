import type { PostType, SiteKey } from '@marquee/shared/domain';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { reference } from './columns.ts';

/** The scope of a total; `site` and `editorPick` have the scope id 0. */
export type TotalScope = 'site' | 'editorPick' | 'category' | 'channel' | 'author' | 'tag';

/**
 * Numbers of published posts, maintained by triggers, because counting a million rows for a page number is too slow.
 */
export const postTotals = pgTable(
  'post_totals',
  {
    site: text().$type<SiteKey>().notNull(),
    scope: text().$type<TotalScope>().notNull(),
    scopeId: reference('scope_id').notNull(),
    /** Empty for posts of all types. */
    postType: text('post_type').$type<PostType | ''>().notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.scope, table.scopeId, table.postType] })],
);
