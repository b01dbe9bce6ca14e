import type { ExactMoney } from '@marquee/shared/domain';

/** Not the ledger's own constant: its file brings the validation of the api into the browser. */
const microsPerCent = 10_000;

const wholeCents = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const exact = new Intl.NumberFormat('en', { minimumFractionDigits: 4, maximumFractionDigits: 6 });
const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23', timeZone: 'UTC' });

type Amount = Pick<ExactMoney, 'micros' | 'currency'>;

/** `1,234.50 USD`; parts of a cent where there are some: `0.0190 USD`. */
export function moneyText({ micros, currency }: Amount): string {
  const format = micros % microsPerCent === 0 ? wholeCents : exact;
  return `${format.format(micros / 1_000_000)} ${currency}`;
}

/** The same for columns, where the points stand below each other: `1,234.5000 USD`. */
export function columnMoneyText({ micros, currency }: Amount): string {
  return `${exact.format(micros / 1_000_000)} ${currency}`;
}

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
