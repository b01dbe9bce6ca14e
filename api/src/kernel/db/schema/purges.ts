import { pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';

/** The latest cache purges, for listeners that missed their notification. */
export const purges = pgTable('purges', {
  id: identity(),
  tags: text().array().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Tags that a running transaction will purge when it commits, by transaction number. */
export const purgesPending = pgTable('purges_pending', {
  transaction: reference('transaction').primaryKey(),
  tags: text().array().notNull(),
});
