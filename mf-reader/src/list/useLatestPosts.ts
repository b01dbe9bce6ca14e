import type { LatestPosts, RootState } from '@marquee/shared';
import { shallowEqual, useSelector } from '@marquee/shared/redux';
import { latestPostsOf } from '@marquee/shared/state/latestPostsOf';
import { type ListedPage, listKey } from './address/listKey.ts';

/** Returns the posts of the calling page, or null until they are loaded. Loads of other pages do not change the result. */
export function useLatestPosts(listed: ListedPage): LatestPosts | null {
  return useSelector(({ posts }: RootState) => latestPostsOf(posts, listKey(listed)), shallowEqual);
}
