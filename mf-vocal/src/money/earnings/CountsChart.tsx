import type { ImpressionBuckets, TimeGroup } from '@marquee/shared/domain';
import { countText } from '@marquee/vocal-kit/money/figures.ts';
import { BarChart } from '../chart/BarChart.tsx';
import { moneyTexts } from '../moneyTexts.ts';
import { bucketName } from './bucketName.ts';

type CountsChartProps = { buckets: ImpressionBuckets['buckets']; groupBy: TimeGroup };

/** Draws the reads of the period as stacked bars: counted reads, and refused reads on top. */
export function CountsChart({ buckets, groupBy }: CountsChartProps) {
  const nameOf = (key = '') => bucketName(groupBy, key);
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const bars = buckets.map(({ key, counted, rejectedTotal }) => ({
    ...{ key, value: counted, rest: rejectedTotal },
    text: moneyTexts.barOfCounts(nameOf(key), counted, rejectedTotal),
  }));
  const counted = sumOf(buckets.map((bucket) => bucket.counted));
  const rejected = sumOf(buckets.map((bucket) => bucket.rejectedTotal));
  return (
    <BarChart
      label={moneyTexts.countsChart(counted, rejected)}
      bars={bars}
      top={countText(Math.max(...bars.map(({ value, rest }) => value + rest)))}
      ends={[nameOf(buckets[0]?.key), nameOf(buckets.at(-1)?.key)]}
    />
  );
}
