import type { Rate } from '@marquee/shared/domain';
import { desc, eq, gt, lte, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../kernel/db/advisoryLocks.ts';
import type { Queryable } from '../../kernel/db/connect.ts';
import { isRefusedValue } from '../../kernel/db/isRefusedValue.ts';
import { rates } from '../../kernel/db/schema/ledger.ts';

/** A change of a rate that the ledger does not allow. The message says why. */
export class RateRefusedError extends Error {
  override name = 'RateRefusedError';
}

/** Micros of a dollar for a read. */
const maxMicros = 10_000_000;

/**
 * Sets the rate of reads from a day on. A future rate is corrected by setting it again.
 * @returns the former micros of the rate; null for a new rate
 * @throws RateRefusedError if the rate of that day has begun, if reads of that day or later are booked, or if the
 *   amount is below 1 or above 10,000,000 micros
 */
export async function setRate(db: Queryable, { validFrom, micros }: Rate): Promise<number | null> {
  if (micros < 1 || micros > maxMicros)
    throw new RateRefusedError(`A rate must be 1 to ${maxMicros} micros, but is ${micros}.`);
  const former = await lockRate(db, validFrom);
  if (former?.hasBegun)
    throw new RateRefusedError(`The rate of ${validFrom} has begun and stays at ${former.micros} micros.`);
  if (former) {
    await db.update(rates).set({ micros }).where(eq(rates.validFrom, validFrom));
    return former.micros;
  }
  await db
    .insert(rates)
    .values({ validFrom, micros })
    .catch((error: unknown) => {
      if (!isRefusedValue(error)) throw error;
      throw new RateRefusedError(
        `Reads of ${validFrom} or later are already booked at the former rate. Choose a later day.`,
      );
    });
  return null;
}

/**
 * Removes a future rate.
 * @returns the micros of the rate
 * @throws RateRefusedError if no rate begins on that day, or if the rate has begun
 */
export async function removeRate(db: Queryable, validFrom: string): Promise<number> {
  const former = await lockRate(db, validFrom);
  if (!former) throw new RateRefusedError(`No rate begins on ${validFrom}.`);
  if (former.hasBegun) throw new RateRefusedError(`The rate of ${validFrom} has begun and cannot be removed.`);
  await db.delete(rates).where(eq(rates.validFrom, validFrom));
  return former.micros;
}

/** Waits for running bookings, and blocks new bookings until the end of the transaction. */
async function lockRate(db: Queryable, validFrom: string): Promise<{ micros: number; hasBegun: boolean } | undefined> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.rates})`);
  const [row] = await db
    .select({ micros: rates.micros, hasBegun: sql<boolean>`valid_from <= (now() at time zone 'UTC')::date` })
    .from(rates)
    .where(eq(rates.validFrom, validFrom));
  return row;
}

/** Lists the rates that are valid on the days of a period, the newest first. Days before 2000 have no rate. */
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

/** Returns the rate of reads on a day. @throws Error for a day before the first rate */
export async function rateOn(db: Queryable, day: string): Promise<Rate> {
  const [rate] = await ratesOf(db, day, day);
  if (!rate) throw new Error(`No rate exists for ${day}.`);
  return rate;
}
