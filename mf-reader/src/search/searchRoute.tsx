import { postsSlice, type RouteHandle, rootReducer } from '@marquee/shared';
import { coreSlice } from '@marquee/shared/state/core';
import { loadSearch } from './loadSearch.ts';
import { SearchPage } from './SearchPage.tsx';
import { searchMeta } from './searchMeta.ts';

rootReducer.inject(coreSlice);
rootReducer.inject(postsSlice);

/** The posts that match a term, at `/search/{searchTerm}` and `/search/{searchTerm}/{postType}`. */
export const Component = SearchPage;
export const loader = loadSearch;
export const handle: RouteHandle = { meta: searchMeta };
