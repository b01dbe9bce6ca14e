import { ButtonLink, EmptyState, Spinner } from '@marquee/shared';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { useSearch } from '@marquee/vocal-kit/lists/useSearch.ts';
import { PageSection, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationList } from '@marquee/vocal-kit/panels/rowParts.ts';
import type { Loaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import type { ReactNode } from 'react';
import { networkMoneyTexts } from './networkMoneyTexts.ts';

type PagedListProps = {
  loaded: Loaded<{ next: string | null }>;
  /** Rows of the list, which may be empty. */
  rows: readonly ReactNode[];
  texts: { none: string; noneLead: string; older: string; newest: string };
  /** Additional controls below the list. */
  children?: ReactNode;
};

/** Page of rows, with links to the older and the newest rows. The address has the page. */
export function PagedList({ loaded: { value, failure, retry }, rows, texts, children }: PagedListProps) {
  const { asked, pathWith } = useSearch();
  if (failure) return <LoadFailure failure={failure} retry={retry} />;
  if (!value) return <Spinner label={networkMoneyTexts.loading} />;
  return (
    <PageSection as="div">
      {rows.length > 0 ? (
        <CurationList>{rows}</CurationList>
      ) : (
        <EmptyState message={texts.none}>
          <p>{texts.noneLead}</p>
        </EmptyState>
      )}
      <WrappingRow>
        {value.next ? (
          <ButtonLink $quiet to={pathWith({ before: value.next })}>
            {texts.older}
          </ButtonLink>
        ) : null}
        {asked.has('before') ? (
          <ButtonLink $quiet to={pathWith({ before: null })}>
            {texts.newest}
          </ButtonLink>
        ) : null}
        {children}
      </WrappingRow>
    </PageSection>
  );
}
