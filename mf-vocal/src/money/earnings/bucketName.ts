import type { EarningsGroup } from '@marquee/shared/domain';
import { dayText, monthText } from '@marquee/vocal-kit/money/figures.ts';
import { moneyTexts } from '../moneyTexts.ts';

/** The name of a day, week or month. @param key its first day */
export function bucketName(groupBy: EarningsGroup, key: string): string {
  if (groupBy === 'week') return moneyTexts.weekOf(key);
  return groupBy === 'month' ? monthText(key.slice(0, 7)) : dayText(key);
}
