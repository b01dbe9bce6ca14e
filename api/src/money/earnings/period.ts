import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { maxPeriodDays, type Period } from '@marquee/shared/domain';

const dayMs = 86_400_000;
/** Days of the default period. */
const defaultDays = 30;

/** First and last day (UTC), both included. */
export type Days = { from: string; to: string };

/** Returns the UTC day of a moment. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Adds days to a day. @param days may be negative */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * dayMs));
}

/**
 * Returns the period of a query, by default the last thirty days.
 * @throws ProblemError 400 `invalid` for a period that ends before it begins or is longer than 366 days
 */
export function periodOf({ from, to }: Period, now: Date): Days {
  const last = to ?? (from && from > dayOf(now) ? from : dayOf(now));
  const first = from ?? addDays(last, 1 - defaultDays);
  if (first > last) throw refusedPeriod('The end date cannot be before the start date.');
  if (addDays(first, maxPeriodDays) <= last) throw refusedPeriod(`A period has at most ${maxPeriodDays} days.`);
  return { from: first, to: last };
}

/** Returns the error for a query whose period is not allowed. @param message a sentence for the person who chose it */
export function refusedPeriod(message: string): ProblemError {
  return new ProblemError(400, 'invalid', message, { errors: [{ pointer: '?from', code: 'period', message }] });
}
