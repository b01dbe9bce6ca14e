/** A month of the calendar in UTC; `month` counts from 1. */
export type Month = { year: number; month: number };

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const shortNameLength = 3;

/** The month in which a moment lies. */
export function monthOf(moment: Date): Month {
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1 };
}

/** 'October, 2026' */
export function monthLabel({ year, month }: Month): string {
  return `${names[month - 1]}, ${year}`;
}

/** 'Oct 2026', where there is no room for more. */
export function shortMonthLabel({ year, month }: Month): string {
  return `${names[month - 1]?.slice(0, shortNameLength)} ${year}`;
}

/** '/archive/2026/03' */
export function monthPath({ year, month }: Month): string {
  return `/archive/${year}/${String(month).padStart(2, '0')}`;
}

/** A month and those before it, newest first. */
export function monthsBackFrom({ year, month }: Month, count: number): Month[] {
  return Array.from({ length: count }, (_, back) => monthOf(new Date(Date.UTC(year, month - 1 - back))));
}
