import type { RootState } from '@marquee/shared';
import { useSelector } from '@marquee/shared/redux';
import { useLocation } from '@marquee/shared/router';
import { CategoriesList } from '../home/CategoriesList.tsx';
import { ListPlaceholder } from '../list/ListPlaceholder.tsx';
import { listAddress } from '../list/listAddress.ts';
import { PageBody } from '../list/PageBody.tsx';
import { PageHeader } from '../list/PageHeader.tsx';
import { PostTypeTabs } from '../list/PostTypeTabs.tsx';
import { pageTexts } from '../pageTexts.ts';
import { Pagination } from '../pagination/Pagination.tsx';
import { SearchResults } from './SearchResults.tsx';
import { Suggestion } from './Suggestion.tsx';
import { maxTermLength, searchAddress, searchedTerm } from './searchedTerm.ts';

/** What a search found. */
export function SearchPage() {
  const { term, isCut } = searchedTerm(useLocation().pathname);
  const posts = useSelector((state: RootState) => state.posts);
  const postType = useSelector((state: RootState) => state.core?.currentPostType) ?? undefined;
  const { latestPosts = [], currentPage = 1, totalPages = 0, total = 0, search, latestLoading } = posts ?? {};
  if (latestLoading) return <ListPlaceholder isLoading message="" />;
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
        hrefOf={(page) => listAddress(path, postType, page)}
      />
    </PageBody>
  );
}
