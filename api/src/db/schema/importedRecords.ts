import type { SiteKey } from '@marquee/shared/domain';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns.ts';
import { posts } from './posts.ts';

/** The records of other systems that were imported: a second import of the same file changes nothing. */
export const importedRecords = pgTable(
  'imported_records',
  {
    site: text().$type<SiteKey>().notNull(),
    /** Names the record at its source. */
    sourceId: text('source_id').notNull(),
    /** SHA-256 of the record as it was read: another one is a change at the source. */
    digest: text().notNull(),
    /** Null after the post is deleted here: it is not imported again. */
    postId: reference('post_id').references(() => posts.id, { onDelete: 'set null' }),
    importedAt: moment('imported_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.sourceId] }), index('imported_records_post').on(table.postId)],
);
