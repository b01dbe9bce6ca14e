import { Spinner } from '@marquee/shared';
import type { TimeGroup } from '@marquee/shared/domain';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { countText } from '@marquee/vocal-kit/money/figures.ts';
import { rejectionTexts } from '@marquee/vocal-kit/money/rejectionTexts.ts';
import { Figure, FigureHead, FigureTable, SumRow, TableRoom } from '@marquee/vocal-kit/panels/figureParts.ts';
import { Faint, PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { MoneyApiContext } from '../MoneyApiContext.ts';
import { moneyTexts } from '../moneyTexts.ts';
import { BucketTable } from './BucketTable.tsx';
import { CountsChart } from './CountsChart.tsx';

type CountsSectionProps = {
  /** Filters of the earnings above (period, magazine and post), by their names in the api. */
  chosen: Readonly<Record<string, string>>;
  groupBy: TimeGroup;
};

/** Shows all reads of a period, including reads that do not count, over time and by reason. */
export function CountsSection({ chosen, groupBy }: CountsSectionProps) {
  const api = useContext(MoneyApiContext);
  const wanted = new URLSearchParams(chosen);
  const byTime = new URLSearchParams({ ...chosen, groupBy });
  const buckets = useLoaded(`buckets ${byTime}`, (signal) => api.countBuckets(byTime, { signal })).value?.buckets;
  const { value, failure, retry } = useLoaded(`counts ${wanted}`, (signal) => api.counts(wanted, { signal }));
  const reasons = Object.entries(value?.rejected ?? {}).sort(([, one], [, other]) => other - one);
  return (
    <PageSection aria-labelledby="money-counts">
      <h2 id="money-counts">{moneyTexts.counts}</h2>
      <Faint>{moneyTexts.countsLead}</Faint>
      {failure ? <LoadFailure failure={failure} retry={retry} /> : null}
      {!value && !failure ? <Spinner label={moneyTexts.loading} /> : null}
      {buckets && buckets.length > 0 ? <CountsChart buckets={buckets} groupBy={groupBy} /> : null}
      {value ? (
        <TableRoom>
          <FigureTable aria-labelledby="money-counts">
            <thead>
              <tr>
                <th scope="col">{moneyTexts.result}</th>
                <FigureHead scope="col">{moneyTexts.readsColumn}</FigureHead>
              </tr>
            </thead>
            <tbody>
              <SumRow>
                <th scope="row">{moneyTexts.counted}</th>
                <Figure>{countText(value.counted)}</Figure>
              </SumRow>
              {reasons.map(([reason, count]) => (
                <tr key={reason}>
                  <th scope="row">{rejectionTexts[reason] ?? reason}</th>
                  <Figure>{countText(count)}</Figure>
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </TableRoom>
      ) : null}
      {buckets && buckets.length > 0 ? <BucketTable buckets={buckets} groupBy={groupBy} /> : null}
    </PageSection>
  );
}
