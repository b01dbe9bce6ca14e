import type { Rate } from '@marquee/shared/domain';
import type { Database } from '../db/connect.ts';
import { setRate } from '../ledger/rates.ts';

/** Sets a rate in a transaction of its own. */
export async function addRate(db: Database, rate: Rate): Promise<void> {
  await db.transaction((transaction) => setRate(transaction, rate));
}
