import type { LatestPosts, PostsState } from './posts.ts';

/**
 * The list that belongs to a page, whichever was loaded last; null when it is not there.
 * @param key of the page, as its loader gave it to `setLatestPosts`
 */
export function latestPostsOf(posts: PostsState | undefined, key: string): LatestPosts | null {
  if (!posts) return null;
  if (posts.latestKey !== key) return posts.keptLists.find((list) => list.key === key) ?? null;
  const { latestPosts, currentPage, totalPages, total, typeTotals, search } = posts;
  return { latestPosts, currentPage, totalPages, total, typeTotals, search };
}
