import { useLocation, useParams } from '@marquee/shared/router';
import { CategoriesList } from '../home/CategoriesList.tsx';
import { ListPlaceholder } from '../list/ListPlaceholder.tsx';
import { listAddress } from '../list/listAddress.ts';
import { listParameters } from '../list/listParameters.ts';
import { PageBody } from '../list/PageBody.tsx';
import { PageHeader } from '../list/PageHeader.tsx';
import { PostTypeTabs } from '../list/PostTypeTabs.tsx';
import { useLatestPosts } from '../list/useLatestPosts.ts';
import { pageTexts } from '../pageTexts.ts';
import { Pagination } from '../pagination/Pagination.tsx';
import { SearchResults } from './SearchResults.tsx';
import { Suggestion } from './Suggestion.tsx';
import { maxTermLength, searchAddress, searchedTerm } from './searchedTerm.ts';

/** What a search found. */
export function SearchPage() {
  const location = useLocation();
  const { term, isCut } = searchedTerm(location.pathname);
  const { postType, page } = listParameters(useParams(), location.search);
  const found = useLatestPosts({ kind: 'search', key: term, postType, page });
  if (!found) return <ListPlaceholder isLoading message="" />;
  const { latestPosts, currentPage, totalPages, total, search } = found;
  const path = searchAddress(term);
  return (
    <PageBody>
      <PageHeader
        title={total > 0 ? pageTexts.postsMatching(total, term) : pageTexts.nothingMatching(term)}
        subtitle={isCut ? pageTexts.termIsCut(maxTermLength) : undefined}
      >
        {total > 0 || postType ? <PostTypeTabs path={path} current={postType} /> : null}
      </PageHeader>
      {search?.suggestion ? <Suggestion term={search.suggestion} /> : null}
      {total === 0 ? <CategoriesList /> : null}
      <SearchResults posts={latestPosts} snippets={search?.snippets ?? {}} />
      <Pagination
        currentPage={currentPage}
        totalPages={totalPages}
        hrefOf={(wanted) => listAddress(path, postType, wanted)}
      />
    </PageBody>
  );
}
