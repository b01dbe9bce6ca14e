import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns.ts';
import { users } from './users.ts';

/** Signed-in browsers. The token itself is only in the browser's cookie. */
export const sessions = pgTable(
  'sessions',
  {
    /** sha256 of the token, in hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Names of the browser and system. Null for sessions that began before this column existed. */
    device: text(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);
