import { ButtonLink, EmptyState, Spinner } from '@marquee/shared';
import type { NetworkReadFilter } from '@marquee/shared/domain';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { useSearch } from '@marquee/vocal-kit/lists/useSearch.ts';
import { todayKey } from '@marquee/vocal-kit/money/figures.ts';
import { Panel } from '@marquee/vocal-kit/panels/figureParts.ts';
import { Faint, PageSection, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useMay } from '@marquee/vocal-kit/session/useMay.ts';
import { useContext } from 'react';
import { HoldForm } from '../holds/HoldForm.tsx';
import { NetworkMoneyApiContext } from '../NetworkMoneyApiContext.ts';
import { networkMoneyTexts } from '../networkMoneyTexts.ts';
import { ReadTable } from './ReadTable.tsx';

/** Arguments that narrow the reads of a day. */
const narrowing = ['network', 'minute'] as const;

/** The reads behind a hint: of a post, or of a writer's posts, on a day. The address says which. */
export function ReadsPanel() {
  const { asked, pathWith } = useSearch();
  const mayHold = useMay()('placeHold');
  const api = useContext(NetworkMoneyApiContext);
  const day = asked.get('day') ?? todayKey();
  const { value, failure, retry } = useLoaded(`reads ${asked}`, (signal) => api.reads(asked, { signal }));
  return (
    <Panel>
      <PageSection aria-labelledby="network-reads">
        <h2 id="network-reads">{networkMoneyTexts.readsOn(day)}</h2>
        <Faint>{networkMoneyTexts.readsLead}</Faint>
        {failure ? <LoadFailure failure={failure} retry={retry} /> : null}
        {!value && !failure ? <Spinner label={networkMoneyTexts.loading} /> : null}
        {value && value.reads.length > 0 ? <ReadTable reads={value.reads} /> : null}
        {value && value.reads.length === 0 ? (
          <EmptyState message={networkMoneyTexts.noneThatDay}>
            <p>{networkMoneyTexts.noneThatDayLead}</p>
          </EmptyState>
        ) : null}
        <WrappingRow>
          {value?.next ? (
            <ButtonLink $quiet to={pathWith({ before: value.next })}>
              {networkMoneyTexts.older}
            </ButtonLink>
          ) : null}
          {asked.has('before') ? (
            <ButtonLink $quiet to={pathWith({ before: null })}>
              {networkMoneyTexts.newest}
            </ButtonLink>
          ) : null}
          {narrowing.some((name) => asked.has(name)) ? (
            <ButtonLink $quiet to={pathWith({ network: null, minute: null, before: null })}>
              {networkMoneyTexts.allOfDay}
            </ButtonLink>
          ) : null}
          <ButtonLink $quiet to="/vocal/desk/money/hints">
            {networkMoneyTexts.backToHints}
          </ButtonLink>
        </WrappingRow>
      </PageSection>
      {mayHold && value?.reads.some(({ rejection }) => rejection === null) ? (
        <HoldForm key={`${asked}`} filter={filterOf(asked, day)} />
      ) : null}
    </Panel>
  );
}

function filterOf(asked: URLSearchParams, day: string): NetworkReadFilter {
  const named = (['postId', 'writerId', ...narrowing] as const).flatMap((name) => {
    const value = asked.get(name);
    return value ? [[name, value]] : [];
  });
  return { day, ...Object.fromEntries(named) };
}
