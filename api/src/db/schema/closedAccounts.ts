import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns.ts';

/** Accounts that their writers closed. Reads since then earn nothing. */
export const closedAccounts = pgTable(
  'closed_accounts',
  {
    /** Without a reference: the row may outlive the person's row in `users`. */
    userId: reference('user_id').primaryKey(),
    closedAt: moment('closed_at').notNull(),
    /** Name and address as they were, for payment records; null for people who never had money. */
    name: text(),
    email: text(),
  },
  (table) => [index('closed_accounts_email').on(table.email)],
);
