import type { Rate } from '@marquee/shared/domain';
import { desc, gt, lte, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/connect.ts';
import { isRefusedValue } from '../db/isRefusedValue.ts';
import { rates } from '../db/schema/ledger.ts';
import { violatedConstraint } from '../db/violatedConstraint.ts';

/** Held while reads are booked (shared) and while a rate is added (alone). Any number that no other lock has. */
export const ratesLock = 7_112_003;

/** A rate that cannot begin on its day. */
export class RateRefusedError extends Error {
  override name = 'RateRefusedError';
}

/**
 * Adds a rate: reads of its first day and of later ones are booked at it. Rates are never changed or removed.
 * @throws RateRefusedError when a rate begins on that day already, when reads of that day or later are booked, or for an
 * amount below 1 or above 10,000,000 micros
 */
export async function addRate(db: Database, { validFrom, micros }: Rate): Promise<void> {
  try {
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${ratesLock})`);
      await transaction.insert(rates).values({ validFrom, micros });
    });
  } catch (error) {
    if (violatedConstraint(error))
      throw new RateRefusedError(`A rate begins on ${validFrom} already.`, { cause: error });
    if (isRefusedValue(error))
      throw new RateRefusedError(
        `A rate of ${micros} micros cannot begin on ${validFrom}: its reads, or later ones, are booked, or the amount is not from 1 to 10,000,000.`,
        { cause: error },
      );
    throw error;
  }
}

/** Rates that are valid on the days of a period, the newest first. Days without a rate, before 2000, have none. */
export async function ratesOf(db: Queryable, from: string, to: string): Promise<Rate[]> {
  const columns = { micros: rates.micros, validFrom: rates.validFrom };
  const [before] = await db
    .select(columns)
    .from(rates)
    .where(lte(rates.validFrom, from))
    .orderBy(desc(rates.validFrom))
    .limit(1);
  const later = await db.select(columns).from(rates).where(gt(rates.validFrom, from)).orderBy(desc(rates.validFrom));
  return [...later.filter(({ validFrom }) => validFrom <= to), ...(before ? [before] : [])];
}

/** The rate of reads of a day. @throws Error for a day before the first rate */
export async function rateOn(db: Queryable, day: string): Promise<Rate> {
  const [rate] = await ratesOf(db, day, day);
  if (!rate) throw new Error(`There is no rate for ${day}.`);
  return rate;
}
