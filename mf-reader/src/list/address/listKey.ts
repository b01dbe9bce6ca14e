import type { PostType } from '@marquee/shared/domain';

/** The list of a page of posts, as its address names it: kind and key are those of the path, `/tag/retro`. */
export type ListedPage = {
  kind: 'home' | 'archive' | 'author' | 'tag' | 'search';
  key?: string | undefined;
  postType?: PostType | undefined;
  page: number;
};

/** The key under which a page finds its own posts among those that the store keeps: `tag retro video 2`. */
export function listKey({ kind, key = '', postType, page }: ListedPage): string {
  // The key may have spaces, as a search has; the rest has none, so no two pages have the same.
  return `${kind} ${key} ${postType ?? 'all'} ${page}`;
}
