import type { LatestPosts, PostsState } from './posts.ts';

/**
 * Returns the list of a page even if another list was loaded after it. Null if the store does not have it.
 * @param key key of the page, which its loader passed to `setLatestPosts`
 */
export function latestPostsOf(posts: PostsState | undefined, key: string): LatestPosts | null {
  if (!posts) return null;
  if (posts.latestKey !== key) return posts.keptLists.find((list) => list.key === key) ?? null;
  const { latestPosts, currentPage, totalPages, total, typeTotals, search } = posts;
  return { latestPosts, currentPage, totalPages, total, typeTotals, search };
}
