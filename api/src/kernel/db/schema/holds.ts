import { type HoldStatus, holdStatuses, type NetworkReadFilter, type SiteKey } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';
import { impressions } from './impressions.ts';

/** Reads whose money waits for a decision. People are without references: a hold outlives their accounts. */
export const holds = pgTable(
  'holds',
  {
    id: identity(),
    /** The writer. */
    userId: reference('user_id').notNull(),
    status: text({ enum: holdStatuses }).$type<HoldStatus>().notNull(),
    /** Micros of a dollar. */
    amount: bigint({ mode: 'number' }).notNull(),
    reads: integer().notNull(),
    /** The hold of another person that has the reads. Null for the hold that has them. */
    partOf: reference('part_of'),
    day: date({ mode: 'string' }).notNull(),
    /** The sites of the reads. */
    sites: text().array().$type<SiteKey[]>().notNull(),
    /** Filter with which the moderator found the reads. */
    filter: jsonb().$type<NetworkReadFilter>().notNull(),
    reason: text().notNull(),
    placedBy: reference('placed_by').notNull(),
    placedAt: moment('placed_at').notNull(),
    until: moment('until').notNull(),
    answer: text(),
    answeredAt: moment('answered_at'),
    decision: text(),
    /** Null for the clock. */
    decidedBy: reference('decided_by'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('holds_of_user').on(table.userId, table.id),
    index('holds_by_status').on(table.status, table.id),
    index('holds_parts').on(table.partOf).where(sql`part_of is not null`),
    index('holds_open').on(table.until).where(sql`status in ('held', 'answered')`),
    check('holds_decided', sql`(decided_at is not null) = (status in ('released', 'reversed'))`),
    check('holds_two_people', sql`decided_by <> placed_by`),
    check('holds_other_people', sql`placed_by <> user_id and decided_by <> user_id`),
  ],
);

/** The reads of holds. A read is judged once, so it is never in a second hold. */
export const holdReads = pgTable(
  'hold_reads',
  {
    impressionId: reference('impression_id')
      .primaryKey()
      .references(() => impressions.id, { onDelete: 'restrict' }),
    holdId: reference('hold_id')
      .notNull()
      .references(() => holds.id, { onDelete: 'restrict' }),
  },
  (table) => [index('hold_reads_of_hold').on(table.holdId, table.impressionId)],
);
