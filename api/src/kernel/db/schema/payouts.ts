import { type PayoutStatus, payoutStatuses } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';

/** Payouts that writers requested. */
export const payouts = pgTable(
  'payouts',
  {
    id: identity(),
    /** Not a foreign key, because a payout outlives the account. */
    userId: reference('user_id').notNull(),
    /** Micros of a dollar in whole cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    status: text({ enum: payoutStatuses }).$type<PayoutStatus>().notNull(),
    /**
     * Payee of the payout, encrypted by `PayeeSeal`. Only the operators' export contains it, and no log, audit or
     * response.
     */
    address: text().notNull(),
    /** Id of the key that sealed the address; null for a plain one, which the next start of the api seals. */
    payeeKey: text('payee_key'),
    /** The last four characters of the address, which people see. */
    addressEnd: text('address_end').notNull(),
    /** The payee's name at the time of the payout. */
    payeeName: text('payee_name').notNull(),
    requestedAt: moment('requested_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    reference: text(),
    reason: text(),
  },
  (table) => [
    uniqueIndex('payouts_one_open').on(table.userId).where(sql`status in ('requested', 'approved', 'sent')`),
    index('payouts_of_user').on(table.userId, table.id),
    index('payouts_by_status').on(table.status, table.id),
    index('payouts_payee_key').on(table.payeeKey),
  ],
);

/** Responses to calls with an `Idempotency-Key`. A repeated call gets the stored response. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: reference('user_id').notNull(),
    key: text().notNull(),
    /** Hash of the call and its body. */
    hash: text().notNull(),
    response: jsonb().$type<object>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
