import { type AccountKind, accountKinds, type SiteKey, type TransferKind, transferKinds } from '@marquee/shared/domain';
import { bigint, date, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns.ts';

const micros = (name: string) => bigint(name, { mode: 'number' });

/** Accounts of the ledger. Only the ledger's triggers change a balance. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: identity(),
    kind: text({ enum: accountKinds }).$type<AccountKind>().notNull(),
    /** The writer; null for accounts of the house. Not a foreign key, because money outlives the person's account. */
    userId: reference('user_id'),
    /** Micros of a dollar. */
    balance: micros('balance').notNull().default(0),
  },
  (table) => [unique('ledger_accounts_one').on(table.kind, table.userId).nullsNotDistinct()],
);

/** Rates in micros of a dollar for a counted read, each from a day on. A rate that has begun never changes. */
export const rates = pgTable('rates', {
  id: identity(),
  validFrom: date('valid_from', { mode: 'string' }).notNull().unique(),
  micros: micros('micros').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Money that moved from one account to another. A row is both the debit and the credit. Triggers refuse changes. */
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
    /** Unique key of the booking, so that retries book nothing twice. */
    key: text().notNull().unique(),
    /**
     * Set for kind `reads`, which books a number of reads of a post on a day at a rate. A post with booked reads is
     * never deleted.
     */
    postId: reference('post_id'),
    day: date({ mode: 'string' }),
    /** Number of the transfer's last read on its day. Three reads up to number 12 are the day's 10th to 12th. */
    number: integer(),
    reads: integer(),
    /** Not a foreign key, because a trigger already keeps rates that have started. */
    rateId: reference('rate_id'),
    site: text().$type<SiteKey>(),
    /**
     * These ids are not foreign keys. Foreign keys would need the right to change the ledger, or keep rows that may be
     * deleted.
     */
    holdId: reference('hold_id'),
    payoutId: reference('payout_id'),
    corrects: reference('corrects'),
    /** Set for kind `share`: whole percent of the transfer of reads that it divides. */
    percent: smallint(),
    splits: reference('splits'),
    actorId: reference('actor_id'),
    reason: text(),
  },
  (table) => [
    unique('ledger_transfers_reads').on(table.postId, table.day, table.number),
    index('ledger_transfers_from').on(table.fromAccount, table.id),
    index('ledger_transfers_to').on(table.toAccount, table.id),
  ],
);

/** Money that people beside the author have earned with a post on a day. Only the ledger's triggers write it. */
export const sharedEarnings = pgTable(
  'shared_earnings',
  {
    postId: reference('post_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    userId: reference('user_id').notNull(),
    /** Reads whose money was divided. */
    reads: integer().notNull(),
    /** Micros of a dollar. */
    earned: micros('earned').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.day, table.userId] }),
    index('shared_earnings_of_user').on(table.userId, table.day),
  ],
);
