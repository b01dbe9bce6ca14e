import { todayKey } from '@marquee/vocal-kit/money/figures.ts';

export type CostMonths = '1' | '3' | '12';

/**
 * Period of whole months up to today, in the format of the api.
 * @param months number of months, including the current one
 */
export function costPeriod(months: CostMonths, today = todayKey()): { from: string; to: string } {
  const first = new Date(`${today.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + 1 - Number(months));
  return { from: first.toISOString().slice(0, 10), to: today };
}
