import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Random keys that all processes of the api share. The first process that needs a key creates it. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  /** base64url. */
  value: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
