import type { DraftFields, PostCorrection, ReviewAction, ReviewStatus } from '@marquee/shared/domain';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns.ts';
import { posts } from './posts.ts';
import type { reviews } from './reviews.ts';
import { users } from './users.ts';
import type { workingCopies } from './workingCopies.ts';

type AsJson<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name];
};

/** State of a post before a decision. Times are RFC 3339 UTC. */
export type StateBefore = {
  status: ReviewStatus;
  publishAt: string | null;
  publishedAt: string | null;
  corrections: PostCorrection[];
  review: AsJson<typeof reviews.$inferSelect> | null;
  copy: AsJson<typeof workingCopies.$inferSelect> | null;
  /** The published text; only before changes were merged. */
  published?: DraftFields;
};

/** The last decision about a post, for as long as its moderator can undo it. The next step removes the row. */
export const undoableSteps = pgTable('undoable_steps', {
  postId: reference('post_id')
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  action: text().$type<ReviewAction>().notNull(),
  actorId: reference('actor_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  at: moment('at').notNull(),
  /** Version of the post after the decision. After another save, the decision cannot be undone. */
  version: integer().notNull(),
  before: jsonb().$type<StateBefore>().notNull(),
});
