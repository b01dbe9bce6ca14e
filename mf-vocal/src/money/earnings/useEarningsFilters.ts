import { earningsGroups, maxPeriodDays } from '@marquee/shared/domain';
import { useSearch } from '@marquee/vocal-kit/lists/useSearch.ts';
import { shiftDay, todayKey } from '@marquee/vocal-kit/money/figures.ts';
import { moneyTexts } from '../moneyTexts.ts';

/** Days of the periods that end today, and the choice of two dates. */
export const periodChoices = ['7', '30', '90', '365', 'dates'] as const;
const usualDays = '30';

/** First and last day, both included. */
export type Period = { from: string; to: string };

/** The filters of the earnings, which are in the address: `days` or `from` and `to`, `by`, `site` and `post`. */
export function useEarningsFilters() {
  const { asked, show } = useSearch();
  const from = asked.get('from');
  const to = asked.get('to');
  const hasDates = from !== null && to !== null;
  const days = hasDates ? 'dates' : (periodChoices.find((choice) => choice === asked.get('days')) ?? usualDays);
  const today = todayKey();
  const lastDays = (count: string): Period => ({ from: shiftDay(today, 1 - Number(count)), to: today });
  const period = hasDates ? { from, to } : lastDays(days === 'dates' ? usualDays : days);
  const groupBy = earningsGroups.find((group) => group === asked.get('by')) ?? 'day';
  return {
    ...{ days, period, groupBy, show },
    fault: faultOf(period),
    site: asked.get('site'),
    post: asked.get('post'),
  };
}

/** @returns the reason why the api would refuse a period; undefined for a good one */
export function faultOf({ from, to }: Period): string | undefined {
  if (!isDay(from) || !isDay(to)) return moneyTexts.noDay;
  if (from > to) return moneyTexts.endsBefore;
  return shiftDay(from, maxPeriodDays) <= to ? moneyTexts.tooLong(maxPeriodDays) : undefined;
}

function isDay(text: string): boolean {
  return /^2[01]\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && shiftDay(text, 0) === text;
}
