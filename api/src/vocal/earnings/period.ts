import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { longestPeriodDays, type Period } from '@marquee/shared/domain';

const dayMs = 86_400_000;
/** Days of the period that a question without dates has. */
const usualDays = 30;

/** First and last day (UTC), both included. */
export type Days = { from: string; to: string };

/** The day of a moment, in UTC. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** @param days may be negative */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * dayMs));
}

/**
 * The period of a question: of thirty days when it names none.
 * @throws ProblemError 400 `invalid` when it ends before it begins, or is longer than a year
 */
export function periodOf({ from, to }: Period, now: Date): Days {
  const last = to ?? (from && from > dayOf(now) ? from : dayOf(now));
  const first = from ?? addDays(last, 1 - usualDays);
  if (first > last) throw refused('from', 'The period ends before it begins.');
  if (addDays(first, longestPeriodDays) <= last) throw refused('from', 'A period has at most 366 days.');
  return { from: first, to: last };
}

function refused(field: string, message: string): ProblemError {
  return new ProblemError(400, 'invalid', message, { errors: [{ pointer: `/${field}`, code: 'period', message }] });
}
