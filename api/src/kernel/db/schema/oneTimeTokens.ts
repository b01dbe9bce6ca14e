import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns.ts';
import { users } from './users.ts';

/** Links in mails, and sign-ins that wait for a second factor. The token itself is only in the mail or in the browser. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    /** sha256 of the token, in hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<'reset-password' | 'confirm-email' | 'change-email' | 'second-step'>().notNull(),
    /** The address that the mail went to, in lower case. */
    email: text().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('one_time_tokens_user').on(table.userId), index('one_time_tokens_expiry').on(table.expiresAt)],
);
