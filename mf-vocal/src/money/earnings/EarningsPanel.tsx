import { EmptyState, Spinner } from '@marquee/shared';
import { timeGroups } from '@marquee/shared/domain';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { Faint, PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { MoneyApiContext } from '../MoneyApiContext.ts';
import { moneyTexts } from '../moneyTexts.ts';
import { CountsSection } from './CountsSection.tsx';
import { EarningsChart } from './EarningsChart.tsx';
import { EarningsFilters } from './EarningsFilters.tsx';
import { EarningsTable } from './EarningsTable.tsx';
import { useEarningsFilters } from './useEarningsFilters.ts';

/** Shows booked reads and their earnings in groups, and below them all reads of the period. */
export function EarningsPanel() {
  const filters = useEarningsFilters();
  const { period, groupBy, site, post, fault } = filters;
  const api = useContext(MoneyApiContext);
  const chosen = { ...period, ...(site && { site }), ...(post && { postId: post }) };
  const wanted = new URLSearchParams({ ...chosen, groupBy });
  const { value, failure, retry } = useLoaded(fault ?? `earnings ${wanted}`, async (signal) =>
    fault ? null : await api.earnings(wanted, { signal }),
  );
  const timeGroup = timeGroups.find((group) => group === groupBy);
  return (
    <>
      <PageSection aria-labelledby="money-earnings">
        <h2 id="money-earnings">{moneyTexts.earnings}</h2>
        <EarningsFilters filters={filters} />
        {failure ? <LoadFailure failure={failure} retry={retry} /> : null}
        {!value && !failure && !fault ? <Spinner label={moneyTexts.loading} /> : null}
        {value && value.total.reads === 0 ? (
          <EmptyState message={moneyTexts.noEarnings}>
            <p>{moneyTexts.noEarningsLead}</p>
          </EmptyState>
        ) : null}
        {value && value.total.reads > 0 ? (
          <>
            {timeGroup ? <EarningsChart earnings={value} groupBy={timeGroup} /> : null}
            <EarningsTable earnings={value} groupBy={groupBy} />
            <p>
              <a href={api.earningsFile(wanted)} download>
                {moneyTexts.file}
              </a>
            </p>
          </>
        ) : null}
        {value?.rates.map((rate) => (
          <Faint key={rate.validFrom}>{moneyTexts.rate(rate)}</Faint>
        ))}
      </PageSection>
      {fault ? null : <CountsSection chosen={chosen} groupBy={timeGroup ?? 'day'} />}
    </>
  );
}
