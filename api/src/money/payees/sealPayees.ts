import { and, asc, eq, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { payouts } from '../../kernel/db/schema/payouts.ts';
import type { PayeeSeal } from './PayeeSeal.ts';

/** Rows in a transaction. */
const batch = 200;

/**
 * Seals all payees that are plain or sealed with a former key. Each start calls it, so that all payees are sealed with
 * the present key.
 * @param lost ids of lost keys, whose payees stay unreadable
 * @returns the number of payees that were sealed
 * @throws Error when payees are sealed with a key that this process does not have
 */
export async function sealPayees(db: Database, seal: PayeeSeal, lost: readonly string[] = []): Promise<number> {
  await refuseUnknownKeys(db, seal, lost);
  for (let total = 0; ; ) {
    const count = await sealBatch(db, seal, lost);
    total += count;
    if (count < batch) return total;
  }
}

async function refuseUnknownKeys(db: Database, seal: PayeeSeal, lost: readonly string[]): Promise<void> {
  const [unknown] = await db
    .select({ key: payouts.payeeKey, count: sql<number>`count(*)::int` })
    .from(payouts)
    .where(and(isNotNull(payouts.payeeKey), notInArray(payouts.payeeKey, [...seal.keyIds, ...lost])))
    .groupBy(payouts.payeeKey)
    .limit(1);
  if (unknown)
    throw new Error(
      `The payees of ${unknown.count} payouts are sealed with the key ${unknown.key}, and this installation has ${seal.keyIds.join(', ')}. Set that key as PAYEE_KEY, or put its payee.key back into DATA_DIR. If the key is lost for good, set PAYEE_KEYS_LOST=${unknown.key}. Its payees then stay unreadable.`,
    );
}

async function sealBatch(db: Database, seal: PayeeSeal, lost: readonly string[]): Promise<number> {
  return db.transaction(async (transaction) => {
    const rows = await transaction
      .select()
      .from(payouts)
      .where(
        or(
          isNull(payouts.payeeKey),
          and(
            ne(payouts.payeeKey, seal.keyId),
            inArray(payouts.payeeKey, seal.keyIds),
            notInArray(payouts.payeeKey, [...lost]),
          ),
        ),
      )
      .orderBy(asc(payouts.id))
      .limit(batch)
      .for('no key update');
    for (const row of rows)
      await transaction
        .update(payouts)
        .set(seal.seal(seal.open(row)))
        .where(eq(payouts.id, row.id));
    return rows.length;
  });
}
