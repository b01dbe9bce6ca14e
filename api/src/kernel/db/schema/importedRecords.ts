import type { SiteKey } from '@marquee/shared/domain';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns.ts';
import { posts } from './posts.ts';

/** Lines of an import report about one record that the import kept. */
export type ImportedReport = {
  status: 'published' | 'scheduled' | 'draft' | null;
  words: { source: number; post: number; notes: number } | null;
  notes: { outcome: 'changed' | 'lost'; reason: string; text: string; added?: string }[];
};

/** Records that were imported from other systems. An import writes no record that already has a row here. */
export const importedRecords = pgTable(
  'imported_records',
  {
    site: text().$type<SiteKey>().notNull(),
    /** Id of the record in its source. */
    sourceId: text('source_id').notNull(),
    /** SHA-256 of the imported record. A different hash means a change at the source. */
    digest: text().notNull(),
    /** Null after the post was deleted here. A deleted post is not imported again. */
    postId: reference('post_id').references(() => posts.id, { onDelete: 'set null' }),
    importedAt: moment('imported_at').notNull(),
    /** Report lines of the import, which later runs report again. Null if the import stored none. */
    report: jsonb().$type<ImportedReport>(),
  },
  (table) => [primaryKey({ columns: [table.site, table.sourceId] }), index('imported_records_post').on(table.postId)],
);
