import { EmptyState, Spinner } from '@marquee/shared';
import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { useSearch } from '@marquee/vocal-kit/lists/useSearch.ts';
import { SiteChoice } from '@marquee/vocal-kit/money/SiteChoice.tsx';
import { Filters, Panel, Sentences } from '@marquee/vocal-kit/panels/figureParts.ts';
import { Faint, PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { NetworkMoneyApiContext } from '../NetworkMoneyApiContext.ts';
import { networkMoneyTexts } from '../networkMoneyTexts.ts';
import { Balances } from './Balances.tsx';
import { type CostMonths, costPeriod } from './costPeriod.ts';
import { MonthTable } from './MonthTable.tsx';
import { WriterTable } from './WriterTable.tsx';

const choices = (['1', '3', '12'] as const).map((value) => ({ value, label: networkMoneyTexts.periods[value] }));
const usual: CostMonths = '3';

/** Shows counted reads and costs by month and magazine, and the writers that cost most. The URL has the filters. */
export function CostPanel() {
  const { asked, show } = useSearch();
  const api = useContext(NetworkMoneyApiContext);
  const months = choices.find(({ value }) => value === asked.get('months'))?.value ?? usual;
  const site = asked.get('site');
  const wanted = new URLSearchParams({ ...costPeriod(months), ...(site && { site }) });
  const { value, failure, retry } = useLoaded(`network money ${wanted}`, (signal) => api.money(wanted, { signal }));
  return (
    <Panel>
      <Filters role="group" aria-label={networkMoneyTexts.filters}>
        <ChoiceField
          field="months"
          label={networkMoneyTexts.period}
          value={months}
          choices={choices}
          onChange={(next) => show({ months: next === usual ? null : next })}
        />
        <SiteChoice site={site} onChange={(next) => show({ site: next })} />
      </Filters>
      {failure ? <LoadFailure failure={failure} retry={retry} /> : null}
      {!value && !failure ? <Spinner label={networkMoneyTexts.loading} /> : null}
      {value?.balances ? <Balances balances={value.balances} /> : null}
      {value && value.months.length === 0 ? (
        <EmptyState message={networkMoneyTexts.noReads}>
          <p>{networkMoneyTexts.noReadsLead}</p>
        </EmptyState>
      ) : null}
      {value && value.months.length > 0 ? (
        <>
          <PageSection aria-labelledby="cost-months">
            <h2 id="cost-months">{networkMoneyTexts.months}</h2>
            <MonthTable months={value.months} />
            {value.months.some(({ reads, booked }) => reads > booked) ? (
              <Faint>{networkMoneyTexts.unbookedHint}</Faint>
            ) : null}
          </PageSection>
          {value.writers.length > 0 ? (
            <PageSection aria-labelledby="cost-writers">
              <h2 id="cost-writers">{networkMoneyTexts.writers}</h2>
              <WriterTable writers={value.writers} />
            </PageSection>
          ) : null}
        </>
      ) : null}
      {value ? (
        <PageSection aria-labelledby="cost-rates">
          <h2 id="cost-rates">{networkMoneyTexts.rates}</h2>
          <Sentences>
            {value.rates.map((rate) => (
              <li key={rate.validFrom}>{networkMoneyTexts.rate(rate)}</li>
            ))}
          </Sentences>
        </PageSection>
      ) : null}
    </Panel>
  );
}
