import type { ReviewStatus, SiteKey } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns.ts';
import { posts } from './posts.ts';
import { users } from './users.ts';

/**
 * Open reviews of posts and of changes to published posts. A row begins with a submission. It ends when the post is
 * published, merged, withdrawn, discarded, unscheduled or moved to the trash. It repeats the status of the post or the
 * changes for the queue's indexes.
 */
export const reviews = pgTable(
  'reviews',
  {
    postId: reference('post_id')
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    site: text().$type<SiteKey>().notNull(),
    status: text().$type<ReviewStatus>().notNull(),
    isChange: boolean('is_change').notNull(),
    submittedAt: moment('submitted_at').notNull(),
    claimedBy: reference('claimed_by').references(() => users.id, { onDelete: 'set null' }),
    claimedAt: moment('claimed_at'),
    /** The version of the post that a moderator scheduled. Only this version is published. */
    approvedVersion: integer('approved_version'),
    /** Time of the claimer's last heartbeat. */
    aliveAt: moment('alive_at'),
    /** The moderator who rejected the post. Another moderator decides about the appeal. */
    rejectedBy: reference('rejected_by').references(() => users.id, { onDelete: 'set null' }),
    /** The writer's words in the appeal against the rejection. Plain text. Null without an appeal. */
    appeal: text(),
  },
  (table) => [
    index('reviews_waiting').on(table.submittedAt, table.postId).where(sql`status in ('needs-review', 'in-review')`),
    index('reviews_waiting_of_site').on(table.site, table.status, table.submittedAt, table.postId),
    index('reviews_claimed').on(table.claimedBy).where(sql`claimed_by is not null`),
    index('reviews_rejected').on(table.rejectedBy).where(sql`rejected_by is not null`),
  ],
);
