import { ButtonLink, EmptyState, Spinner, token, usePageConfig } from '@marquee/shared';
import { mediaFilters, type User } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import { SearchForm } from '@marquee/vocal-kit/form/SearchForm.tsx';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { useSearch } from '@marquee/vocal-kit/lists/useSearch.ts';
import { SiteChoice } from '@marquee/vocal-kit/money/SiteChoice.tsx';
import { PageSection, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { MediaApiContext } from '../MediaApiContext.ts';
import { mediaTexts } from '../mediaTexts.ts';
import { AddPictures } from './AddPictures.tsx';
import { MediaCard, MediaGrid } from './MediaCard.tsx';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${token('space3')} ${token('space4')};
`;

/** Lists the pictures of the libraries. The URL has the search, the filters and the page. */
export function MediaList({ user }: { user: User }) {
  const api = useContext(MediaApiContext);
  const { asked, show, pathWith } = useSearch();
  const q = asked.get('q')?.trim().slice(0, 100) ?? '';
  const { sites } = usePageConfig();
  const site = sites.find(({ key }) => key === asked.get('site'))?.key ?? null;
  const filter = mediaFilters.find((one) => one === asked.get('filter')) ?? null;
  const before = asked.get('before')?.slice(0, 20);
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(site && { site }),
    ...(filter && { filter }),
    ...(before && { before }),
  });
  const loaded = useLoaded(`media ${search}`, (signal) => api.list(search, { signal }));
  const { value, failure } = loaded;
  const isFiltered = search.size > 0 && !(search.size === 1 && site);
  return (
    <PageSection as="div">
      <p>{mediaTexts.lead}</p>
      <SearchForm
        key={q}
        words={q}
        label={mediaTexts.search}
        onSearch={(words) => show({ q: words || null, before: null })}
      />
      <Choices>
        <SiteChoice site={site} onChange={(chosen) => show({ site: chosen, before: null })} />
        <ChoiceField
          field="media-filter"
          label={mediaTexts.filter}
          none={mediaTexts.everything}
          value={filter}
          choices={mediaFilters.map((one) => ({ value: one, label: mediaTexts.filters[one] }))}
          onChange={(chosen) => show({ filter: chosen, before: null })}
        />
      </Choices>
      <AddPictures user={user} site={site} onAdded={loaded.retry} />
      {failure ? <LoadFailure failure={failure} retry={loaded.retry} /> : null}
      {value || failure ? null : <Spinner label={mediaTexts.loading} />}
      {value && value.items.length > 0 ? (
        <MediaGrid>
          {value.items.map((item) => (
            <MediaCard key={item.id} item={item} />
          ))}
        </MediaGrid>
      ) : null}
      {value && value.items.length === 0 ? (
        <EmptyState message={isFiltered ? mediaTexts.noneFound : mediaTexts.none}>
          <p>{isFiltered ? mediaTexts.noneFoundLead : mediaTexts.noneLead}</p>
        </EmptyState>
      ) : null}
      <WrappingRow>
        {value?.next ? (
          <ButtonLink $quiet to={pathWith({ before: value.next })}>
            {mediaTexts.older}
          </ButtonLink>
        ) : null}
        {before ? (
          <ButtonLink $quiet to={pathWith({ before: null })}>
            {mediaTexts.newest}
          </ButtonLink>
        ) : null}
      </WrappingRow>
    </PageSection>
  );
}
