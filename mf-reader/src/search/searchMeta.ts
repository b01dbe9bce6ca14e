import type { MetaArguments, PageMeta } from '@marquee/shared';
import { listAddress } from '../list/listAddress.ts';
import { listParameters } from '../list/listParameters.ts';
import { pageLinks } from '../list/pageLinks.ts';
import { pageTexts } from '../pageTexts.ts';
import { texts } from '../texts.ts';
import { searchAddress, searchedTerm } from './searchedTerm.ts';

/** What a search page tells machines about itself; search engines are to find the posts and not the searches. */
export function searchMeta({ state, params, pathname }: MetaArguments): PageMeta {
  const { currentPage = 1, totalPages = 0 } = state.posts ?? {};
  const { postType } = listParameters(params);
  const { term } = searchedTerm(pathname);
  const addressOf = (page: number) => listAddress(searchAddress(term), postType, page);
  const title = pageTexts.searchTitle(term);
  return {
    title: currentPage === 1 ? title : texts.titleOfPage(title, currentPage),
    canonicalPath: addressOf(currentPage),
    robots: 'noindex',
    links: pageLinks(currentPage, totalPages, addressOf),
  };
}
