import { columnMoneyText, type Earnings, type TimeGroup } from '@marquee/shared/domain';
import { BarChart } from '../chart/BarChart.tsx';
import { moneyTexts } from '../moneyTexts.ts';
import { bucketName } from './bucketName.ts';

type EarningsChartProps = { earnings: Earnings; groupBy: TimeGroup };

/** Draws the earnings of the period as a bar chart, with one bar for each day, week or month. */
export function EarningsChart({ earnings: { buckets, total }, groupBy }: EarningsChartProps) {
  const nameOf = (key = '') => bucketName(groupBy, key);
  const best = buckets.reduce((one, other) => (other.earned.micros > one.earned.micros ? other : one));
  const bars = buckets.map(({ key, reads, earned }) => ({
    ...{ key, value: earned.micros },
    text: moneyTexts.barOfEarnings(nameOf(key), columnMoneyText(earned), reads),
  }));
  return (
    <BarChart
      label={moneyTexts.earningsChart(columnMoneyText(total.earned), nameOf(best.key), columnMoneyText(best.earned))}
      bars={bars}
      top={columnMoneyText(best.earned)}
      ends={[nameOf(buckets[0]?.key), nameOf(buckets.at(-1)?.key)]}
    />
  );
}
