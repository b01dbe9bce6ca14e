import { ButtonLink, EmptyState, Spinner } from '@marquee/shared';
import type { ReactNode } from 'react';
import { CurationList } from '../curation/curationParts.ts';
import { LoadFailure } from '../curation/LoadFailure.tsx';
import { DeskRow, DeskSection } from '../desk/deskParts.ts';
import type { Loaded } from '../session/useLoaded.ts';
import { networkMoneyTexts } from './networkMoneyTexts.ts';
import { useSearch } from './useSearch.ts';

type PagedListProps = {
  loaded: Loaded<{ next: string | null }>;
  /** The rows; none when there is nothing to show. */
  rows: readonly ReactNode[];
  texts: { none: string; noneLead: string; older: string; newest: string };
  /** More controls below the list. */
  children?: ReactNode;
};

/** A page of rows, with the ways to the older and the newest ones. The address has the page. */
export function PagedList({ loaded: { value, failure, retry }, rows, texts, children }: PagedListProps) {
  const { asked, pathWith } = useSearch();
  if (failure) return <LoadFailure failure={failure} retry={retry} />;
  if (!value) return <Spinner label={networkMoneyTexts.loading} />;
  return (
    <DeskSection as="div">
      {rows.length > 0 ? (
        <CurationList>{rows}</CurationList>
      ) : (
        <EmptyState message={texts.none}>
          <p>{texts.noneLead}</p>
        </EmptyState>
      )}
      <DeskRow>
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
      </DeskRow>
    </DeskSection>
  );
}
