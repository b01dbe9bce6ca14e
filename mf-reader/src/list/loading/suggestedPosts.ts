import { apiContext, isAborted, type LatestPosts, type RootState, setLatestPosts, storeContext } from '@marquee/shared';
import { useSelector } from '@marquee/shared/redux';
import type { LoaderFunctionArgs } from '@marquee/shared/router';
import { latestPostsOf } from '@marquee/shared/state/latestPostsOf';

/** Key of the list in the store. The list has no page of its own, because every blank page shows it. */
const key = 'suggestions';

/** Number of posts on a blank page. */
const limit = 6;

/** Loads the latest posts of the site for a page without content. The page also works without them. */
export async function loadSuggestedPosts({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<void> {
  try {
    const list = await context.get(apiContext).posts({ limit });
    context.get(storeContext).dispatch(setLatestPosts({ ...list, page: 1, key }));
  } catch (error) {
    if (!isAborted(error)) console.error(error);
  }
}

/** The posts that `loadSuggestedPosts` loaded. */
export function useSuggestedPosts(): LatestPosts['latestPosts'] {
  return useSelector(({ posts }: RootState) => latestPostsOf(posts, key)?.latestPosts) ?? [];
}
