import type { Rate } from '@marquee/shared/domain';
import { desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';
import { isRefusedValue } from '../db/isRefusedValue.ts';
import { rates } from '../db/schema/ledger.ts';

/** Held while reads are booked (shared) and while a rate is added (alone). Any number that no other lock has. */
export const ratesLock = 7_112_003;

/** A change of a rate that the ledger does not allow. The message says why. */
export class RateRefusedError extends Error {
  override name = 'RateRefusedError';
}

/** Micros of a dollar for a read. */
const mostMicros = 10_000_000;

/**
 * Sets the rate of reads from a day on. A rate whose day is still to come is corrected by setting it again.
 * @returns the micros that it had before; null for a new rate
 * @throws RateRefusedError when the rate of that day has begun, when reads of that day or later are booked, or for an amount
 * below 1 or above 10,000,000 micros
 */
export async function setRate(db: Queryable, { validFrom, micros }: Rate): Promise<number | null> {
  if (micros < 1 || micros > mostMicros)
    throw new RateRefusedError(`A rate is 1 to ${mostMicros} micros, and not ${micros}.`);
  const former = await lockRate(db, validFrom);
  if (former?.hasBegun)
    throw new RateRefusedError(`The rate of ${validFrom} has begun, and stays ${former.micros} micros.`);
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
        `Reads of ${validFrom}, or of a later day, are booked at the rate before. Choose a later day.`,
      );
    });
  return null;
}

/**
 * Removes a rate whose day is still to come.
 * @returns its micros
 * @throws RateRefusedError when no rate begins on that day, or when it has begun
 */
export async function removeRate(db: Queryable, validFrom: string): Promise<number> {
  const former = await lockRate(db, validFrom);
  if (!former) throw new RateRefusedError(`No rate begins on ${validFrom}.`);
  if (former.hasBegun) throw new RateRefusedError(`The rate of ${validFrom} has begun, and stays.`);
  await db.delete(rates).where(eq(rates.validFrom, validFrom));
  return former.micros;
}

/** Waits for bookings that run, and keeps others waiting until the end of the transaction. */
async function lockRate(db: Queryable, validFrom: string): Promise<{ micros: number; hasBegun: boolean } | undefined> {
  await db.execute(sql`select pg_advisory_xact_lock(${ratesLock})`);
  const [row] = await db
    .select({ micros: rates.micros, hasBegun: sql<boolean>`valid_from <= (now() at time zone 'UTC')::date` })
    .from(rates)
    .where(eq(rates.validFrom, validFrom));
  return row;
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
