import { ButtonLink, buttonStyle, EmptyState, Spinner } from '@marquee/shared';
import { type ReadPeriod, readGroups, readPeriodDays, type User } from '@marquee/shared/domain';
import { useLocation } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import { PageHeading } from '@marquee/vocal-kit/frame/PageHeading.tsx';
import { usePageTitle } from '@marquee/vocal-kit/frame/usePageTitle.ts';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { useSearch } from '@marquee/vocal-kit/lists/useSearch.ts';
import { shiftDay, todayKey } from '@marquee/vocal-kit/money/figures.ts';
import { SiteChoice } from '@marquee/vocal-kit/money/SiteChoice.tsx';
import { Filters, Panel } from '@marquee/vocal-kit/panels/figureParts.ts';
import { Faint, PageBody, PageHead, PageSection, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { SignedInHeader } from '@marquee/vocal-kit/session/SignedInHeader.tsx';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { texts } from '@marquee/vocal-kit/texts.ts';
import { useContext } from 'react';
import { ReadsApiContext } from './ReadsApiContext.ts';
import { ReadsTable } from './ReadsTable.tsx';
import { ReadsTotals } from './ReadsTotals.tsx';
import { readsTexts } from './readsTexts.ts';

/** Link to a file. A plain link, because the router cannot navigate to files. */
const Download = styled.a<{ $quiet?: boolean }>`
  ${buttonStyle}
`;

/** Filters of the address, by the names of the api. */
const filters = ['site', 'period', 'from', 'groupBy', 'before'];

const groupChoices = readGroups.map((value) => ({ value, label: readsTexts.groups[value] }));
const periods = ['today', 'week'] as const satisfies readonly ReadPeriod[];
const periodChoices = periods.map((value) => ({ value, label: readsTexts.periods[value] }));

/** Page `/vocal/desk/reads`: reads, time and sources of the account's magazines. Its address has the filters. */
export function ReadsPage({ user }: { user: User }) {
  const { key } = useLocation();
  usePageTitle(texts.titleOf(texts.reads));
  return (
    <>
      <SignedInHeader user={user} />
      <PageBody>
        <PageHead>
          <PageHeading takesFocus={key !== 'default'}>{texts.reads}</PageHeading>
          <ButtonLink $quiet to="/vocal/desk/posts">
            {texts.board}
          </ButtonLink>
        </PageHead>
        <ReadsPanel />
      </PageBody>
    </>
  );
}

function ReadsPanel() {
  const { asked, show, pathWith } = useSearch();
  const api = useContext(ReadsApiContext);
  const period = periods.find((one) => one === asked.get('period')) ?? 'today';
  const group = readGroups.find((one) => one === asked.get('groupBy')) ?? 'post';
  const wanted = new URLSearchParams(
    filters.flatMap((name) => (asked.get(name) ? [[name, asked.get(name) ?? '']] : [])),
  );
  const { value, failure, retry } = useLoaded(`reads ${wanted}`, (signal) => api.list(wanted, { signal }));
  const file = new URLSearchParams(wanted);
  file.delete('before');
  return (
    <Panel>
      <Filters role="group" aria-label={readsTexts.filters}>
        <ChoiceField
          field="period"
          label={readsTexts.period}
          value={period}
          choices={periodChoices}
          onChange={(next) => show({ period: next === 'today' ? null : next, from: null, before: null })}
        />
        <SiteChoice site={asked.get('site')} onChange={(next) => show({ site: next, before: null })} />
        <ChoiceField
          field="groupBy"
          label={readsTexts.groupBy}
          value={group}
          choices={groupChoices}
          onChange={(next) => show({ groupBy: next === 'post' ? null : next, before: null })}
        />
      </Filters>
      {failure ? <LoadFailure failure={failure} retry={retry} /> : null}
      {!value && !failure ? <Spinner label={readsTexts.loading} /> : null}
      {value ? (
        <PageSection aria-labelledby="reads-days">
          <h2 id="reads-days">{readsTexts.days(value.from, value.to)}</h2>
          <Faint>{readsTexts.lead}</Faint>
          <PeriodLinks from={value.from} to={value.to} period={period} pathWith={pathWith} />
          <ReadsTotals totals={value.totals} period={period} />
          {value.rows.length > 0 ? <ReadsTable rows={value.rows} group={group} /> : null}
          {value.rows.length === 0 ? (
            <EmptyState message={readsTexts.none}>
              <p>{readsTexts.noneLead}</p>
            </EmptyState>
          ) : null}
          <WrappingRow>
            {value.next ? (
              <ButtonLink $quiet to={pathWith({ before: value.next })}>
                {readsTexts.more}
              </ButtonLink>
            ) : null}
            {asked.has('before') ? (
              <ButtonLink $quiet to={pathWith({ before: null })}>
                {readsTexts.first}
              </ButtonLink>
            ) : null}
            <Download $quiet href={`/api/vocal/reads.csv${file.size > 0 ? `?${file}` : ''}`} download>
              {readsTexts.csv}
            </Download>
          </WrappingRow>
        </PageSection>
      ) : null}
    </Panel>
  );
}

type PeriodLinksProps = {
  from: string;
  to: string;
  period: ReadPeriod;
  pathWith: ReturnType<typeof useSearch>['pathWith'];
};

/** Links to the period before, and to the next one unless the period ends today. */
function PeriodLinks({ from, to, period, pathWith }: PeriodLinksProps) {
  const days = readPeriodDays[period];
  return (
    <WrappingRow>
      <ButtonLink $quiet to={pathWith({ from: shiftDay(from, -days), before: null })}>
        {readsTexts.earlier[period]}
      </ButtonLink>
      {to < todayKey() ? (
        <ButtonLink $quiet to={pathWith({ from: shiftDay(from, days), before: null })}>
          {readsTexts.later[period]}
        </ButtonLink>
      ) : null}
    </WrappingRow>
  );
}
