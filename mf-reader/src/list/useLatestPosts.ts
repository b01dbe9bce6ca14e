import type { LatestPosts, RootState } from '@marquee/shared';
import { shallowEqual, useSelector } from '@marquee/shared/redux';
import { latestPostsOf } from '@marquee/shared/state/latestPostsOf';
import { type ListedPage, listKey } from './address/listKey.ts';

/** The posts of the calling page, null before they load. The loads of other pages change nothing. */
export function useLatestPosts(listed: ListedPage): LatestPosts | null {
  return useSelector(({ posts }: RootState) => latestPostsOf(posts, listKey(listed)), shallowEqual);
}
