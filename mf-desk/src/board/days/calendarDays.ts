import { momentsOf, wallTimeAt } from '@marquee/vocal-kit/time/timeInZone.ts';

const dayMs = 86_400_000;
const stepMinutes = 15;

/** A day of the calendar: `2026-11-29`. */
export type Day = string;

/** True for a day that exists, in the years in which posts can be. */
export function isDay(text: string): boolean {
  const time = /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns the day of a zone at a moment. */
export function dayAt(moment: number, timeZone: string): Day {
  return wallTimeAt(moment, timeZone).slice(0, 10);
}

/** Returns the day that is so many days later. Days are counted in the calendar, because not every day has 24 hours. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the same day of another month, or its last day if the month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Returns the days of the week of a day, from Monday. */
export function weekOf(day: Day): Day[] {
  const monday = addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** Returns the days of whole weeks that show the month of a day. */
export function monthOf(day: Day): Day[] {
  const first = `${day.slice(0, 8)}01`;
  const weeks: Day[] = [];
  for (let week = weekOf(first); (week[0] ?? '') < addMonths(first, 1); week = weekOf(addDays(week[6] ?? '', 1)))
    weeks.push(...week);
  return weeks;
}

/** Returns the first moment of a day. In some zones, the clocks go forward at midnight, and the day begins later. */
export function startOfDay(day: Day, timeZone: string): number {
  for (let minutes = 0; minutes < 24 * 60; minutes += stepMinutes) {
    const time = new Date(minutes * 60_000).toISOString().slice(11, 16);
    const [moment] = momentsOf(`${day}T${time}`, timeZone);
    if (moment !== undefined) return moment;
  }
  // A zone that changes sides of the date line leaves out a day.
  return Date.parse(`${day}T00:00Z`);
}

/**
 * Returns the moments at which another day has the local time of a moment, the earlier first. There are none in the hour
 * that the clocks skip, and two in the hour that they repeat.
 */
export function sameTimeOn(day: Day, moment: number, timeZone: string): number[] {
  return momentsOf(`${day}${wallTimeAt(moment, timeZone).slice(10)}`, timeZone);
}

/** `Sunday, 29 November` */
export function dayInWords(day: Day): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
  const parts = new Map(format.formatToParts(Date.parse(`${day}T00:00Z`)).map(({ type, value }) => [type, value]));
  return `${parts.get('weekday')}, ${parts.get('day')} ${parts.get('month')}`;
}

/** `November 2026` */
export function monthInWords(day: Day): string {
  return new Date(`${day}T00:00Z`).toLocaleDateString('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });
}
