import type { AccountKind, TransferKind } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { ledgerTransfers } from '../../kernel/db/schema/ledger.ts';
import { accountId } from './writerAccounts.ts';

export type TransferRequest = {
  /** Kind of the transfer. Reads have their own booking (`bookReads`). */
  kind: Exclude<TransferKind, 'reads'>;
  from: AccountKind;
  to: AccountKind;
  /** The writer whose account it is, on one side or on both. */
  userId: number;
  /** Micros of a dollar, above zero. */
  micros: number;
  /** Idempotency key. A second call with the same key changes nothing. */
  key: string;
  at: Date;
  holdId?: number;
  payoutId?: number;
  /** Id of the transfer that this one corrects. */
  corrects?: number;
  actorId?: number;
  reason?: string;
};

export type RecordedTransfer = { id: number; isNew: boolean };

/**
 * Moves money in the transaction of its cause. Callers first open accounts that may not exist yet
 * (`openWriterAccounts`).
 * @throws Error if the key belongs to another transfer, or if the kind does not move money between these accounts. A
 *   balance below zero would violate the constraint `ledger_accounts_enough`.
 */
export async function recordTransfer(db: Queryable, request: TransferRequest): Promise<RecordedTransfer> {
  const { from, to, userId, micros, ...row } = request;
  const values = {
    ...row,
    amount: micros,
    fromAccount: await accountId(db, from, userId),
    toAccount: await accountId(db, to, userId),
  };
  const [added] = await db
    .insert(ledgerTransfers)
    .values(values)
    .onConflictDoNothing({ target: ledgerTransfers.key })
    .returning({ id: ledgerTransfers.id });
  if (added) return { id: added.id, isNew: true };
  const [known] = await db.select().from(ledgerTransfers).where(eq(ledgerTransfers.key, request.key));
  const isSame =
    known?.amount === values.amount &&
    known.kind === values.kind &&
    known.fromAccount === values.fromAccount &&
    known.toAccount === values.toAccount;
  if (!known || !isSame) throw new Error(`The ledger has another transfer with the key “${request.key}”.`);
  return { id: known.id, isNew: false };
}
