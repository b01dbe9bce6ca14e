import { ButtonLink, EmptyState, Spinner } from '@marquee/shared';
import type { HintList } from '@marquee/shared/domain';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { useSearch } from '@marquee/vocal-kit/lists/useSearch.ts';
import { shiftDay, todayKey } from '@marquee/vocal-kit/money/figures.ts';
import { SiteChoice } from '@marquee/vocal-kit/money/SiteChoice.tsx';
import { Filters, Lead, Panel, Sentences } from '@marquee/vocal-kit/panels/figureParts.ts';
import { Faint, PageSection, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationList } from '@marquee/vocal-kit/panels/rowParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { NetworkMoneyApiContext } from '../NetworkMoneyApiContext.ts';
import { networkMoneyTexts } from '../networkMoneyTexts.ts';
import { HintRow } from './HintRow.tsx';

const week = 7;

/** Lists unusual shares of the reads of each day in a week. The URL has the last day of the week and the magazine. */
export function HintsPanel() {
  const { asked, pathWith, show } = useSearch();
  const api = useContext(NetworkMoneyApiContext);
  const site = asked.get('site');
  const today = todayKey();
  const to = asked.get('to') ?? today;
  const wanted = new URLSearchParams({ to, ...(site && { site }) });
  const { value, failure, retry } = useLoaded(`hints ${wanted}`, (signal) => api.hints(wanted, { signal }));
  return (
    <Panel>
      <Lead>{networkMoneyTexts.hintsLead}</Lead>
      <Filters role="group" aria-label={networkMoneyTexts.filters}>
        <SiteChoice site={site} onChange={(next) => show({ site: next })} />
      </Filters>
      {failure ? <LoadFailure failure={failure} retry={retry} /> : null}
      {!value && !failure ? <Spinner label={networkMoneyTexts.loading} /> : null}
      {value ? (
        <>
          <PageSection aria-labelledby="hints-week">
            <h2 id="hints-week">{networkMoneyTexts.week(value.from, value.to)}</h2>
            {value.hints.length > 0 ? (
              <>
                <Faint role="status">{networkMoneyTexts.hintTotal(value.hints.length)}</Faint>
                <CurationList>
                  {value.hints.map((hint) => (
                    <HintRow
                      key={[hint.kind, hint.day, hint.post?.id, hint.writer?.id, hint.network, hint.minute].join(' ')}
                      hint={hint}
                    />
                  ))}
                </CurationList>
              </>
            ) : (
              <EmptyState message={networkMoneyTexts.noHints}>
                <p>{networkMoneyTexts.noHintsLead}</p>
              </EmptyState>
            )}
            <WrappingRow>
              <ButtonLink $quiet to={pathWith({ to: shiftDay(value.from, -1) })}>
                {networkMoneyTexts.earlier}
              </ButtonLink>
              {value.to < today ? (
                <ButtonLink $quiet to={pathWith({ to: laterEnd(value.to, today) })}>
                  {networkMoneyTexts.later}
                </ButtonLink>
              ) : null}
            </WrappingRow>
          </PageSection>
          <Thresholds thresholds={value.thresholds} />
        </>
      ) : null}
    </Panel>
  );
}

function Thresholds({ thresholds }: Pick<HintList, 'thresholds'>) {
  return (
    <PageSection aria-labelledby="hints-when">
      <h2 id="hints-when">{networkMoneyTexts.whenTitle}</h2>
      <Sentences>
        {thresholds.map((threshold) => (
          <li key={threshold.kind}>{networkMoneyTexts.when(threshold)}</li>
        ))}
      </Sentences>
    </PageSection>
  );
}

/** The last day of the next week; null, as in the address of this week, from today on. */
function laterEnd(to: string, today: string): string | null {
  const next = shiftDay(to, week);
  return next < today ? next : null;
}
