import {
  apiContext,
  loadUnlessFresh,
  type PostListFilter,
  setLatestPosts,
  showLatestPosts,
  storeContext,
} from '@marquee/shared';
import type { LoaderFunctionArgs } from '@marquee/shared/router';
import { latestPostsOf } from '@marquee/shared/state/latestPostsOf';
import { type ListedPage, listKey } from '../address/listKey.ts';
import { assertPageExists } from '../missing/assertPageExists.ts';

/**
 * Loads the posts of a page and stores them as the latest posts, under the page's key. Shows a list that is stored from
 * an earlier visit at once. A late response is stored under its own key, so no other page shows it.
 * @throws 404 for a page beyond the last
 */
export async function loadLatestPosts(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  listed: ListedPage,
  filter: PostListFilter,
): Promise<void> {
  const store = context.get(storeContext);
  const key = listKey(listed);
  const isThere = latestPostsOf(store.getState().posts, key) !== null;
  if (isThere) store.dispatch(showLatestPosts(key));
  await loadUnlessFresh(store, `posts of ${key}`, isThere, async () => {
    const list = await context.get(apiContext).posts({ page: listed.page, ...filter });
    assertPageExists(listed.page, list.totalPages);
    store.dispatch(setLatestPosts({ ...list, page: listed.page, key }));
  });
}
