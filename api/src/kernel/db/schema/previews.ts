import { boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';
import { posts } from './posts.ts';
import { users } from './users.ts';

/** Links that show a post before it is published. The token itself is only in the link. */
export const previews = pgTable(
  'previews',
  {
    id: identity(),
    postId: reference('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The account that made the link. The link ends when this account loses the right to read the post. */
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** True for a link of the review desk, which ends with the decision. */
    isOfDesk: boolean('is_of_desk').notNull().default(false),
    /** sha256 of the token, in hex. */
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /**
     * Set when the link ends early. The row stays until the link expires, because the limit on new links counts rows.
     */
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    unique('previews_token_hash_key').on(table.tokenHash),
    index('previews_post').on(table.postId),
    index('previews_user').on(table.userId, table.createdAt),
    index('previews_expiry').on(table.expiresAt),
  ],
);
