import { type AdjustmentStatus, adjustmentStatuses } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';

/**
 * Corrections of a writer's money. One person proposes a correction, and another decides about it. Ids of people are
 * not foreign keys.
 */
export const adjustments = pgTable(
  'adjustments',
  {
    id: identity(),
    /** The writer. */
    userId: reference('user_id').notNull(),
    /** Micros of a dollar. Positive amounts are added to the writer's money, negative amounts are taken from it. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Reason, which the writer can read. */
    reason: text().notNull(),
    status: text({ enum: adjustmentStatuses }).$type<AdjustmentStatus>().notNull(),
    proposedBy: reference('proposed_by').notNull(),
    proposedAt: moment('proposed_at').notNull(),
    decision: text(),
    decidedBy: reference('decided_by'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('adjustments_by_status').on(table.status, table.id),
    check('adjustments_two_people', sql`${table.decidedBy} <> ${table.proposedBy}`),
    check(
      'adjustments_other_people',
      sql`${table.proposedBy} <> ${table.userId} and ${table.decidedBy} <> ${table.userId}`,
    ),
  ],
);
