import type { Rate } from '@marquee/shared/domain';
import type { Database } from '../../../kernel/db/connect.ts';
import { setRate } from '../rates.ts';

/** Sets a rate in a separate transaction. */
export async function addRate(db: Database, rate: Rate): Promise<void> {
  await db.transaction((transaction) => setRate(transaction, rate));
}
