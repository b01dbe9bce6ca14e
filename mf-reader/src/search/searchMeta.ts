import type { MetaArguments, PageMeta } from '@marquee/shared';
import { latestPostsOf } from '@marquee/shared/state/latestPostsOf';
import { listAddress } from '../list/address/listAddress.ts';
import { listKey } from '../list/address/listKey.ts';
import { listParameters } from '../list/address/listParameters.ts';
import { pageLinks } from '../list/address/pageLinks.ts';
import { pageTexts } from '../pageTexts.ts';
import { texts } from '../texts.ts';
import { searchAddress, searchedTerm } from './searchedTerm.ts';

/** Metadata of a search page. `noindex`, because search engines should find the posts and not the searches. */
export function searchMeta({ state, params, pathname, search }: MetaArguments): PageMeta {
  const { postType, page } = listParameters(params, search);
  const { term } = searchedTerm(pathname);
  const key = listKey({ kind: 'search', key: term, postType, page });
  const { currentPage = page, totalPages = 0 } = latestPostsOf(state.posts, key) ?? {};
  const addressOf = (target: number) => listAddress(searchAddress(term), postType, target);
  const title = pageTexts.searchTitle(term);
  return {
    title: currentPage === 1 ? title : texts.titleOfPage(title, currentPage),
    canonicalPath: addressOf(currentPage),
    robots: 'noindex',
    links: pageLinks(currentPage, totalPages, addressOf),
  };
}
