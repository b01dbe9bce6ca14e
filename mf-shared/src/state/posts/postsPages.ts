import type { PostList, PostSummary, PostType, TypeTotals } from '../../domain/index.ts';

/** One page of the posts of a category or channel. */
export type PostsPage = { posts: PostSummary[]; totalPages: number; typeTotals?: TypeTotals };

/** A page's list: the posts of one category or channel, of one type or of all. */
export type PostsPageOf = { key: string; postType?: PostType | undefined; page: number };

/** A page that has arrived. */
export type LoadedPostsPage = PostsPageOf & PostList;

/** Pages by the key of their category or channel, then by post type and number. */
export type PostsPages = Record<string, Record<string, PostsPage>>;

/** The name of a page under its category or channel: `all`, `video`, `video 2`. */
export function pageName({ postType, page }: Pick<PostsPageOf, 'postType' | 'page'>): string {
  const type = postType ?? 'all';
  return page === 1 ? type : `${type} ${page}`;
}

/** The name of a page among those that are on their way: `film video 2`. */
export function loadingName(page: PostsPageOf): string {
  return `${page.key} ${pageName(page)}`;
}

/** Puts a page that has arrived into its place. */
export function storePage(pages: PostsPages, page: LoadedPostsPage): void {
  const { posts, totalPages, typeTotals } = page;
  pages[page.key] = { ...pages[page.key], [pageName(page)]: { posts, totalPages, ...(typeTotals && { typeTotals }) } };
}
