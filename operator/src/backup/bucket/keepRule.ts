import { z } from 'zod';

/** Numbers of days, weeks and months of which the newest backup is kept. Null keeps all backups. */
export type KeepRule = { days: number; weeks: number; months: number } | null;

/** `7d,5w,12m`, or `all`. */
export const keepRuleSchema = z
  .string()
  .regex(/^(all|\d{1,4}d(,\d{1,4}w)?(,\d{1,4}m)?)$/, 'is all, or numbers of days, weeks and months, such as 7d,5w,12m')
  .default('7d,5w,12m')
  .transform((text): KeepRule => {
    if (text === 'all') return null;
    const numberOf = (unit: string) => Number(new RegExp(`(\\d+)${unit}`).exec(text)?.[1] ?? 0);
    return { days: numberOf('d'), weeks: numberOf('w'), months: numberOf('m') };
  });

const dayMs = 86_400_000;
/** A person who repairs something makes several backups on a day, and may need the first of them. */
const recentMs = 2 * dayMs;
/** 1 January 1970 was a Thursday, and weeks begin on Mondays. */
const daysFromMonday = 3;

/**
 * Chooses the backups to keep: those of the two days before the newest, and the newest of each day, week and month (UTC),
 * for the newest days, weeks and months that have a backup. A pause of the backups therefore removes none.
 * @returns the kept times. The newest is always among them
 */
export function chooseKept(times: readonly Date[], rule: KeepRule): ReadonlySet<Date> {
  if (!rule) return new Set(times);
  const newestFirst = times.toSorted((a, b) => b.getTime() - a.getTime());
  const day = (time: Date) => Math.floor(time.getTime() / dayMs);
  const newest = newestFirst[0]?.getTime() ?? 0;
  const kept = new Set(newestFirst.filter((time) => newest - time.getTime() < recentMs));
  for (const [count, period] of [
    [rule.days, day],
    [rule.weeks, (time: Date) => Math.floor((day(time) + daysFromMonday) / 7)],
    [rule.months, (time: Date) => time.getUTCFullYear() * 12 + time.getUTCMonth()],
  ] as const)
    for (const time of newestOfEach(newestFirst, period).slice(0, count)) kept.add(time);
  return kept;
}

function newestOfEach(newestFirst: readonly Date[], periodOf: (time: Date) => number): Date[] {
  const newest = new Map<number, Date>();
  for (const time of newestFirst) if (!newest.has(periodOf(time))) newest.set(periodOf(time), time);
  return [...newest.values()];
}
