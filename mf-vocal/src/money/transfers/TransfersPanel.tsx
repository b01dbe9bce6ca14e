import { ButtonLink, EmptyState, Spinner } from '@marquee/shared';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { useSearch } from '@marquee/vocal-kit/lists/useSearch.ts';
import { Faint, PageSection, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { MoneyApiContext } from '../MoneyApiContext.ts';
import { moneyTexts } from '../moneyTexts.ts';
import { TransferTable } from './TransferTable.tsx';

const narrowing = ['day', 'firstDay', 'lastDay', 'site', 'postId', 'kind'] as const;

/** Lists the writer's transfers in pages. The URL contains the filters. */
export function TransfersPanel() {
  const { asked, pathWith } = useSearch();
  const api = useContext(MoneyApiContext);
  const { value, failure, retry } = useLoaded(`transfers ${asked}`, (signal) => api.transfers(asked, { signal }));
  return (
    <PageSection aria-labelledby="money-transfers">
      <h2 id="money-transfers">{moneyTexts.transfers}</h2>
      <Faint>{moneyTexts.transfersLead}</Faint>
      {failure ? <LoadFailure failure={failure} retry={retry} /> : null}
      {!value && !failure ? <Spinner label={moneyTexts.loading} /> : null}
      {value && value.transfers.length > 0 ? <TransferTable transfers={value.transfers} /> : null}
      {value && value.transfers.length === 0 ? (
        <EmptyState message={moneyTexts.noTransfers}>
          <p>{moneyTexts.noTransfersLead}</p>
        </EmptyState>
      ) : null}
      <WrappingRow>
        {value?.next ? (
          <ButtonLink $quiet to={pathWith({ before: value.next })}>
            {moneyTexts.older}
          </ButtonLink>
        ) : null}
        {asked.has('before') ? (
          <ButtonLink $quiet to={pathWith({ before: null })}>
            {moneyTexts.newest}
          </ButtonLink>
        ) : null}
        {value && value.transfers.length > 0 ? (
          <a href={api.transfersFile(asked)} download>
            {moneyTexts.file}
          </a>
        ) : null}
        {narrowing.some((name) => asked.has(name)) ? (
          <ButtonLink $quiet to="/vocal/money/transfers">
            {moneyTexts.all}
          </ButtonLink>
        ) : null}
      </WrappingRow>
    </PageSection>
  );
}
