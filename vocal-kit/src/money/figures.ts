const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23', timeZone: 'UTC' });

export function countText(count: number): string {
  return count.toLocaleString('en');
}

/** @param key `2026-06` */
export function monthText(key: string): string {
  return month.format(new Date(`${key}-01`));
}

/** @param key `2026-06-15` */
export function dayText(key: string): string {
  return day.format(new Date(key));
}

/** Hours, minutes and seconds in UTC. */
export function timeText(at: string): string {
  return time.format(new Date(at));
}

export function percentText(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** @returns the day so many days later (UTC); earlier for a negative number */
export function shiftDay(key: string, days: number): string {
  return new Date(Date.parse(key) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Today in UTC. */
export function todayKey(): string {
  return new Date().toISOString().slice(0, 10);
}
