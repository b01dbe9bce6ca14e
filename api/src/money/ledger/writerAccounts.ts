import { type AccountKind, houseAccounts, writerAccounts } from '@marquee/shared/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { ledgerAccounts } from '../../kernel/db/schema/ledger.ts';

type WriterAccount = (typeof writerAccounts)[number];

/** Opens the missing accounts of writers. */
export async function openWriterAccounts(db: Queryable, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  const ids = [...new Set(userIds)].sort((a, b) => a - b);
  await db
    .insert(ledgerAccounts)
    .values(ids.flatMap((userId) => writerAccounts.map((kind) => ({ kind, userId }))))
    .onConflictDoNothing();
}

/** Returns the balances of a writer in micros; zero without accounts. */
export async function readBalances(db: Queryable, userId: number): Promise<Record<WriterAccount, number>> {
  const rows = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.userId, userId));
  const balanceOf = (kind: WriterAccount) => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return { earned: balanceOf('earned'), held: balanceOf('held'), paid: balanceOf('paid') };
}

/**
 * Returns the id of an account.
 * @param userId the writer; ignored for accounts of the house
 * @throws Error if the account is not open
 */
export async function accountId(db: Queryable, kind: AccountKind, userId: number): Promise<number> {
  const isOfHouse = houseAccounts.some((known) => known === kind);
  const owner = isOfHouse ? isNull(ledgerAccounts.userId) : eq(ledgerAccounts.userId, userId);
  const [row] = await db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, kind), owner));
  if (!row) throw new Error(`The ledger has no account “${kind}”${isOfHouse ? '' : ` of writer ${userId}`}.`);
  return row.id;
}
