import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns.ts';

/** Accounts that their writers closed. Reads since then earn nothing. */
export const closedAccounts = pgTable(
  'closed_accounts',
  {
    /** Not a foreign key, because this row may outlive the person's row in `users`. */
    userId: reference('user_id').primaryKey(),
    closedAt: moment('closed_at').notNull(),
    /** Former name and address, for payment records. Null for people who never had money. */
    name: text(),
    email: text(),
  },
  (table) => [index('closed_accounts_email').on(table.email)],
);
