import { type AccountKind, accountKinds, type SiteKey, type TransferKind, transferKinds } from '@marquee/shared/domain';
import { bigint, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';

const micros = (name: string) => bigint(name, { mode: 'number' });

/** Accounts of the ledger. Only its triggers change a balance. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: identity(),
    kind: text({ enum: accountKinds }).$type<AccountKind>().notNull(),
    /** The writer; null for accounts of the house. Without a reference: money outlives the person's account. */
    userId: reference('user_id'),
    /** Micros of a dollar. */
    balance: micros('balance').notNull().default(0),
  },
  (table) => [unique('ledger_accounts_one').on(table.kind, table.userId).nullsNotDistinct()],
);

/** Micros of a dollar for a counted read, from a day on. Never edited. */
export const rates = pgTable('rates', {
  id: identity(),
  validFrom: date('valid_from', { mode: 'string' }).notNull().unique(),
  micros: micros('micros').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Money that moved from one account to another: a debit and a credit in one row. For good: triggers refuse changes. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: identity(),
    at: moment('at').notNull(),
    kind: text({ enum: transferKinds }).$type<TransferKind>().notNull(),
    fromAccount: reference('from_account')
      .notNull()
      .references(() => ledgerAccounts.id),
    toAccount: reference('to_account')
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Micros of a dollar. */
    amount: micros('amount').notNull(),
    /** What is booked once has one key, however often it is tried. */
    key: text().notNull().unique(),
    /** Of kind `reads`: so many reads of a post on a day, at a rate. The reads hold the post: it is never deleted. */
    postId: reference('post_id'),
    day: date({ mode: 'string' }),
    /** The day's last read of this transfer: three reads up to number 12 are its 10th to 12th. */
    number: integer(),
    reads: integer(),
    /** Without a reference: a trigger keeps rates that have begun. */
    rateId: reference('rate_id'),
    site: text().$type<SiteKey>(),
    /** Without references, which would need the right to change the ledger or keep rows that may go. */
    holdId: reference('hold_id'),
    payoutId: reference('payout_id'),
    corrects: reference('corrects'),
    actorId: reference('actor_id'),
    reason: text(),
  },
  (table) => [
    unique('ledger_transfers_reads').on(table.postId, table.day, table.number),
    index('ledger_transfers_from').on(table.fromAccount, table.id),
    index('ledger_transfers_to').on(table.toAccount, table.id),
  ],
);
