import { todayKey } from '../figures.ts';

export type CostMonths = '1' | '3' | '12';

/** Whole months up to today, as the api asks for days. @param months how many, with this one */
export function costPeriod(months: CostMonths, today = todayKey()): { from: string; to: string } {
  const first = new Date(`${today.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + 1 - Number(months));
  return { from: first.toISOString().slice(0, 10), to: today };
}
