import type { PictureEdit } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns.ts';
import { users } from './users.ts';

/** Pictures and PDFs that writers uploaded; the files are in the store of originals. */
export const uploads = pgTable(
  'uploads',
  {
    publicId: text('public_id').primaryKey(),
    /** Null after the account is deleted, because posts may still show the picture. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    format: text().$type<'gif' | 'jpg' | 'pdf' | 'png'>().notNull(),
    /** Width and height are 0 for a PDF. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Public id of the picture that this one was made from by `edit`; null for a picture as it was uploaded. */
    original: text(),
    edit: jsonb().$type<PictureEdit>(),
    /** Size of the stored file. */
    bytes: integer().notNull(),
    createdAt: moment('created_at').notNull(),
    /**
     * Time at which the picture was found to be unused; null while it is in use. It is removed a day later at the
     * earliest.
     */
    unusedSince: moment('unused_since'),
  },
  (table) => [
    index('uploads_user').on(table.userId, table.createdAt).where(sql`user_id is not null`),
    index('uploads_age').on(table.createdAt),
  ],
);
