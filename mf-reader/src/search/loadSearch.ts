import { apiContext, storeContext } from '@marquee/shared';
import { listLimits } from '@marquee/shared/constants';
import { type LoaderFunctionArgs, redirect } from '@marquee/shared/router';
import { setCurrentPostType } from '@marquee/shared/state/core';
import { latestPostsOf } from '@marquee/shared/state/latestPostsOf';
import { listKey } from '../list/address/listKey.ts';
import { pageQuery } from '../list/address/pageQuery.ts';
import { postTypeParameter } from '../list/address/postTypeParameter.ts';
import { loadLatestPosts } from '../list/loading/loadLatestPosts.ts';
import { loadMostViewed } from '../list/loading/loadMostViewed.ts';
import { searchedTerm } from './searchedTerm.ts';

/**
 * Loads one page of the posts that match a term. If no post matches, loads the most read posts instead. A term of
 * spaces redirects to the search form.
 */
export async function loadSearch({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const postType = postTypeParameter(params, request);
  const page = pageQuery(request);
  const { term } = searchedTerm(new URL(request.url).pathname);
  if (term === '') throw redirect('/search', 301);
  const store = context.get(storeContext);
  store.dispatch(setCurrentPostType(postType ?? null));
  const listed = { kind: 'search', key: term, postType, page } as const;
  await loadLatestPosts({ context }, listed, { limit: listLimits.list, postType, search: term });
  if (latestPostsOf(store.getState().posts, listKey(listed))?.total === 0)
    await loadMostViewed(store, context.get(apiContext));
  return null;
}
