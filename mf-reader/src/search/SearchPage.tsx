import { useLocation, useParams } from '@marquee/shared/router';
import { SearchForm } from '@marquee/shared/search/SearchForm';
import { maxTermLength } from '@marquee/shared/search/searchPath';
import { styled } from '@marquee/shared/styled';
import { listAddress } from '../list/address/listAddress.ts';
import { listParameters } from '../list/address/listParameters.ts';
import { ListPlaceholder } from '../list/ListPlaceholder.tsx';
import { PageBody } from '../list/PageBody.tsx';
import { PageHeader } from '../list/PageHeader.tsx';
import { PostTypeTabs } from '../list/PostTypeTabs.tsx';
import { useLatestPosts } from '../list/useLatestPosts.ts';
import { pageTexts } from '../pageTexts.ts';
import { Pagination } from '../pagination/Pagination.tsx';
import { NothingFound } from './NothingFound.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SectionStrip } from './SectionStrip.tsx';
import { Suggestion } from './Suggestion.tsx';
import { searchAddress, searchedTerm } from './searchedTerm.ts';

/** The form and the tabs below it. */
const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;

  & > search {
    max-width: 36rem;
  }
`;

/** Search results, and the form to search again. */
export function SearchPage() {
  const location = useLocation();
  const { term, isCut } = searchedTerm(location.pathname);
  const { postType, page } = listParameters(useParams(), location.search);
  const found = useLatestPosts({ kind: 'search', key: term, postType, page });
  if (!found) return <ListPlaceholder isLoading message="" />;
  const { latestPosts, currentPage, totalPages, total, typeTotals, search } = found;
  const path = searchAddress(term);
  const notes = [
    isCut ? pageTexts.termIsCut(maxTermLength) : null,
    search?.hasSomeWords ? pageTexts.someWords : null,
  ].filter((note) => note !== null);
  return (
    <PageBody>
      <PageHeader
        title={
          total > 0 ? pageTexts.postsMatching(total, search?.hasMore ?? false, term) : pageTexts.nothingMatching(term)
        }
        subtitle={notes.length > 0 ? notes.join(' ') : undefined}
      >
        <Tools>
          <SearchForm key={term} text={term} />
          {total > 0 || postType ? <PostTypeTabs path={path} current={postType} totals={typeTotals} /> : null}
        </Tools>
      </PageHeader>
      {search?.suggestion ? <Suggestion term={search.suggestion} /> : null}
      <SectionStrip sections={search?.sections ?? []} />
      {total === 0 ? <NothingFound /> : null}
      <SearchResults posts={latestPosts} snippets={search?.snippets ?? {}} />
      <Pagination
        currentPage={currentPage}
        totalPages={totalPages}
        hrefOf={(target) => listAddress(path, postType, target)}
      />
    </PageBody>
  );
}
