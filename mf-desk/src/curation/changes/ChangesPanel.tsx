import { ButtonLink, buttonStyle, EmptyState, Spinner } from '@marquee/shared';
import type { SiteKey } from '@marquee/shared/domain';
import { Link, useLocation } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { Tabs } from '@marquee/vocal-kit/frame/Tabs.ts';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { PageSection, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationList } from '@marquee/vocal-kit/panels/rowParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { CurationApiContext } from '../CurationApiContext.ts';
import { curationTexts } from '../curationTexts.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { changeTexts } from './changeTexts.ts';

/** Link to a file. A plain link, because the router cannot navigate to files. */
const Download = styled.a<{ $quiet?: boolean }>`
  ${buttonStyle}
`;

type ChangesPanelProps = {
  /** Null for all magazines that the account may see. */
  site: SiteKey | null;
  /** Names of the subjects that the list can be limited to, by the api's names. */
  subjects: Readonly<Record<string, string>>;
};

/** Lists recorded changes, the newest first. The URL has the subject and the page. */
export function ChangesPanel({ site, subjects }: ChangesPanelProps) {
  const { subject, before, wanted, value, failure, retry, pathOf } = useChanges(site, subjects);

  const tab = (label: string, wantedSubject?: string) => (
    <li key={label}>
      <Link
        to={pathOf(wantedSubject ? { subject: wantedSubject } : {})}
        aria-current={wantedSubject === subject ? 'page' : undefined}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <PageSection as="div">
      <nav aria-label={changeTexts.filters}>
        <Tabs>
          {tab(changeTexts.all)}
          {Object.entries(subjects).map(([name, label]) => tab(label, name))}
        </Tabs>
      </nav>
      {failure ? <LoadFailure failure={failure} retry={retry} /> : null}
      {!value && !failure ? <Spinner label={curationTexts.loading} /> : null}
      {value && value.entries.length > 0 ? (
        <CurationList>
          {value.entries.map((entry) => (
            <ChangeRow key={entry.id} entry={entry} />
          ))}
        </CurationList>
      ) : null}
      {value && value.entries.length === 0 ? <EmptyState message={changeTexts.none} /> : null}
      <WrappingRow>
        {value?.next ? (
          <ButtonLink $quiet to={pathOf({ ...(subject && { subject }), before: value.next })}>
            {changeTexts.older}
          </ButtonLink>
        ) : null}
        {before ? (
          <ButtonLink $quiet to={pathOf(subject ? { subject } : {})}>
            {changeTexts.newest}
          </ButtonLink>
        ) : null}
        <Download $quiet href={`/api/vocal/audit.csv?${wanted}`} download>
          {changeTexts.csv}
        </Download>
      </WrappingRow>
    </PageSection>
  );
}

/** Loads the changes that the address asks for. */
function useChanges(site: SiteKey | null, subjects: ChangesPanelProps['subjects']) {
  const { pathname, search } = useLocation();
  const api = useContext(CurationApiContext);
  const asked = new URLSearchParams(search);
  const subject = Object.keys(subjects).find((known) => known === asked.get('subject'));
  const before = asked.get('before');
  const wanted = new URLSearchParams({ ...(site && { site }), ...(subject && { subject }) });
  const paged = new URLSearchParams({ ...Object.fromEntries(wanted), ...(before && { before }) });
  const { value, failure, retry } = useLoaded(`changes ${paged}`, (signal) => api.changes(String(paged), { signal }));

  function pathOf(changes: Record<string, string>): string {
    const query = new URLSearchParams(changes);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  }

  return { subject, before, wanted, value, failure, retry, pathOf };
}
