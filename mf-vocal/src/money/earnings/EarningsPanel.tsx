import { EmptyState, Spinner } from '@marquee/shared';
import { earningsGroups } from '@marquee/shared/domain';
import { useContext } from 'react';
import { LoadFailure } from '../../curation/LoadFailure.tsx';
import { DeskSection, Faint } from '../../desk/deskParts.ts';
import { ChoiceField } from '../../editor/fields/ChoiceField.tsx';
import { shiftDay, todayKey } from '../../networkMoney/figures.ts';
import { Filters } from '../../networkMoney/networkMoneyParts.ts';
import { useSearch } from '../../networkMoney/useSearch.ts';
import { useLoaded } from '../../session/useLoaded.ts';
import { MoneyApiContext } from '../MoneyApiContext.ts';
import { moneyTexts } from '../moneyTexts.ts';
import { CountsSection } from './CountsSection.tsx';
import { EarningsTable } from './EarningsTable.tsx';

const periods = (['7', '30', '90', '365'] as const).map((value) => ({ value, label: moneyTexts.periods[value] }));
const groups = earningsGroups.map((value) => ({ value, label: moneyTexts.groups[value] }));

/** Booked reads and what they earned, in groups. The address has the filters. */
export function EarningsPanel() {
  const { asked, show } = useSearch();
  const api = useContext(MoneyApiContext);
  const days = periods.find(({ value }) => value === asked.get('days'))?.value ?? '30';
  const groupBy = groups.find(({ value }) => value === asked.get('by'))?.value ?? 'day';
  const to = todayKey();
  const period = { from: shiftDay(to, 1 - Number(days)), to };
  const wanted = new URLSearchParams({ ...period, groupBy });
  const { value, failure, retry } = useLoaded(`earnings ${wanted}`, (signal) => api.earnings(wanted, { signal }));
  return (
    <>
      <DeskSection aria-labelledby="money-earnings">
        <h2 id="money-earnings">{moneyTexts.earnings}</h2>
        <Filters role="group" aria-label={moneyTexts.filters}>
          <ChoiceField
            field="days"
            label={moneyTexts.period}
            value={days}
            choices={periods}
            onChange={(next) => show({ days: next })}
          />
          <ChoiceField
            field="by"
            label={moneyTexts.groupBy}
            value={groupBy}
            choices={groups}
            onChange={(next) => show({ by: next })}
          />
        </Filters>
        {failure ? <LoadFailure failure={failure} retry={retry} /> : null}
        {!value && !failure ? <Spinner label={moneyTexts.loading} /> : null}
        {value && value.total.reads === 0 ? (
          <EmptyState message={moneyTexts.noEarnings}>
            <p>{moneyTexts.noEarningsLead}</p>
          </EmptyState>
        ) : null}
        {value && value.total.reads > 0 ? (
          <>
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
      </DeskSection>
      <CountsSection period={period} />
    </>
  );
}
