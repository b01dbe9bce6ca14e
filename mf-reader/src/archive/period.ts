import { type Month, monthLabel, monthPath, shortMonthLabel } from './month.ts';

/** An archive page's period: a month, or a year. */
export type Period = { year: number; month?: number };

/** Parses route parameters. Null for an invalid year or month. Accepts months with and without a leading zero. */
export function readPeriod({ year, month }: Readonly<Record<string, string | undefined>>): Period | null {
  if (!year || !/^[1-9]\d{3}$/.test(year)) return null;
  if (month === undefined) return { year: Number(year) };
  return /^(0?[1-9]|1[0-2])$/.test(month) ? { year: Number(year), month: Number(month) } : null;
}

const asMonth = ({ year, month }: Period): Month | null => (month === undefined ? null : { year, month });

/** 'October, 2026', or '2026' */
export function periodLabel(period: Period): string {
  const month = asMonth(period);
  return month ? monthLabel(month) : String(period.year);
}

/** 'Oct 2026', or '2026' */
export function shortPeriodLabel(period: Period): string {
  const month = asMonth(period);
  return month ? shortMonthLabel(month) : String(period.year);
}

/** '/archive/2026/10', or '/archive/2026' */
export function periodPath(period: Period): string {
  const month = asMonth(period);
  return month ? monthPath(month) : `/archive/${period.year}`;
}

/** The month before a month, or the year before a year. */
export function olderPeriod({ year, month }: Period): Period {
  if (month === undefined) return { year: year - 1 };
  return month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
}

/** The month after a month, or the year after a year. Null if it has not begun. */
export function newerPeriod({ year, month }: Period, now: Month): Period | null {
  if (month === undefined) return year < now.year ? { year: year + 1 } : null;
  const hasNewer = year < now.year || (year === now.year && month < now.month);
  if (!hasNewer) return null;
  return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
}

const dayOf = (year: number, monthIndex: number, day: number) =>
  new Date(Date.UTC(year, monthIndex, day)).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** First and last day of a period, as query parameters of the api's post list. */
export function periodDays({ year, month }: Period): { publishedAfter: string; publishedBefore: string } {
  const [first, afterLast] = month === undefined ? [0, 12] : [month - 1, month];
  return { publishedAfter: dayOf(year, first, 1), publishedBefore: dayOf(year, afterLast, 0) };
}
