import type { TimeGroup } from '@marquee/shared/domain';
import { addDays, type Days } from './period.ts';

export type TimeBucket = Days & { key: string };

/** Returns the first day of the day, week (from Monday) or month that contains a day. */
export function bucketStart(day: string, group: TimeGroup): string {
  if (group === 'day') return day;
  if (group === 'month') return `${day.slice(0, 7)}-01`;
  const daysSinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -daysSinceMonday);
}

/** Lists the days, weeks or months of a period in order. The first and the last are cut to the period. */
export function timeBuckets({ from, to }: Days, group: TimeGroup): TimeBucket[] {
  const buckets: TimeBucket[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const key = bucketStart(day, group);
    const last = buckets.at(-1);
    if (last?.key === key) last.to = day;
    else buckets.push({ key, from: day, to: day });
  }
  return buckets;
}
