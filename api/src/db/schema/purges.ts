import { pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.ts';

/** The latest purges of cached answers, for listeners that missed their notification. */
export const purges = pgTable('purges', {
  id: identity(),
  tags: text().array().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
