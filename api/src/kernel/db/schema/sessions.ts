import type { SignInWay } from '@marquee/shared/domain';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
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
    /** How the session was made. */
    way: text().$type<SignInWay>().notNull().default('password'),
    /** True if the person proved a second factor, at the sign-in or since then. */
    provesFactor: boolean('proves_factor').notNull().default(false),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);
