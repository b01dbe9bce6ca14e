import type { PostType } from '@marquee/shared/domain';

/** Identifies one page of a list. `kind` and `key` come from the path, such as `/tag/retro`. */
export type ListedPage = {
  kind: 'home' | 'archive' | 'author' | 'tag' | 'search';
  key?: string | undefined;
  postType?: PostType | undefined;
  page: number;
};

/** Key of a page's posts in the store: `tag retro video 2`. */
export function listKey({ kind, key = '', postType, page }: ListedPage): string {
  // The result is unique, because only `key` may contain spaces, as search terms do.
  return `${kind} ${key} ${postType ?? 'all'} ${page}`;
}
