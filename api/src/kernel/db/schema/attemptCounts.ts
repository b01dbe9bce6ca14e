import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Counts of attempts that all processes share. */
export const attemptCounts = pgTable(
  'attempt_counts',
  {
    /** A hash of the limit's name and of the key that is counted. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** Time at which the count expires. */
    until: moment('until').notNull(),
  },
  (table) => [index('attempt_counts_until').on(table.until)],
);
