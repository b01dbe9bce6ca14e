/** A month of the calendar. `month` counts from 1. */
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

/** Returns the month of a moment in a site's time zone, by default in UTC. The api also assigns posts to months in this time zone. */
export function monthOf(moment: Date, timeZone = 'UTC'): Month {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric' });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  return { year: parts.get('year') ?? moment.getUTCFullYear(), month: parts.get('month') ?? moment.getUTCMonth() + 1 };
}

/** 'October, 2026' */
export function monthLabel({ year, month }: Month): string {
  return `${names[month - 1]}, ${year}`;
}

/** 'Oct 2026', for small screens. */
export function shortMonthLabel({ year, month }: Month): string {
  return `${names[month - 1]?.slice(0, shortNameLength)} ${year}`;
}

/** '/archive/2026/03' */
export function monthPath({ year, month }: Month): string {
  return `/archive/${year}/${String(month).padStart(2, '0')}`;
}

/** Returns `count` months that end with the given month, newest first. */
export function monthsBackFrom({ year, month }: Month, count: number): Month[] {
  return Array.from({ length: count }, (_, back) => {
    const begin = new Date(Date.UTC(year, month - 1 - back));
    return { year: begin.getUTCFullYear(), month: begin.getUTCMonth() + 1 };
  });
}
