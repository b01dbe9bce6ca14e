import { apiContext, postsSlice, setLatestPosts, storeContext } from '@marquee/shared';
import { listLimits } from '@marquee/shared/design/measures';
import { type LoaderFunctionArgs, redirect } from '@marquee/shared/router';
import { setCurrentPostType } from '@marquee/shared/state/core';
import { assertPageExists } from '../list/assertPageExists.ts';
import { pageQuery } from '../list/pageQuery.ts';
import { postTypeParameter } from '../list/postTypeParameter.ts';
import { searchedTerm } from './searchedTerm.ts';

const { latestPostsLoading } = postsSlice.actions;

/** Loads one page of the posts that match a term. A term of nothing but spaces leads to the search form. */
export async function loadSearch({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const postType = postTypeParameter(params, request);
  const page = pageQuery(request);
  const { term } = searchedTerm(new URL(request.url).pathname);
  if (term === '') throw redirect('/search', 301);
  const store = context.get(storeContext);
  store.dispatch(latestPostsLoading(true));
  try {
    const list = await context.get(apiContext).posts({ page, limit: listLimits.list, postType, search: term });
    assertPageExists(page, list.totalPages);
    // The reader has gone elsewhere meanwhile: the store belongs to that page now.
    if (request.signal.aborted) return null;
    store.dispatch(setCurrentPostType(postType ?? null));
    store.dispatch(setLatestPosts({ ...list, page }));
  } catch (error) {
    if (!request.signal.aborted) store.dispatch(latestPostsLoading(false));
    throw error;
  }
  return null;
}
