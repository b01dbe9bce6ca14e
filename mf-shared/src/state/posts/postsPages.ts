import type { PostList, PostSummary, PostType, TypeTotals } from '../../domain/index.ts';

/** One page of the posts of a category or channel. */
export type PostsPage = { posts: PostSummary[]; totalPages: number; typeTotals?: TypeTotals };

/** Identifies a page of posts: the category or channel, the post type if the list is filtered, and the number. */
export type PostsPageOf = { key: string; postType?: PostType | undefined; page: number };

/** A loaded page. */
export type LoadedPostsPage = PostsPageOf & PostList;

/** Pages by the key of their category or channel, then by post type and number. */
export type PostsPages = Record<string, Record<string, PostsPage>>;

/** Name of a page within its category or channel: `all`, `video`, `video 2`. */
export function pageName({ postType, page }: Pick<PostsPageOf, 'postType' | 'page'>): string {
  const type = postType ?? 'all';
  return page === 1 ? type : `${type} ${page}`;
}

/** Name of a page among the loading pages: `film video 2`. */
export function loadingName(page: PostsPageOf): string {
  return `${page.key} ${pageName(page)}`;
}

/** Stores a loaded page. */
export function storePage(pages: PostsPages, page: LoadedPostsPage): void {
  const { posts, totalPages, typeTotals } = page;
  pages[page.key] = { ...pages[page.key], [pageName(page)]: { posts, totalPages, ...(typeTotals && { typeTotals }) } };
}
