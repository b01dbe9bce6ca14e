import type { PostList, PostListQuery } from '@marquee/shared/domain';
import type { Database } from '../db/connect.ts';
import { PageAnchors } from './pageAnchors.ts';
import type { PostFilter } from './postFilter.ts';
import { preparePostIds } from './postIds.ts';
import { prepareTotal } from './postTotal.ts';
import { searchPosts } from './searchPosts.ts';
import type { ReadSummaries } from './summaries.ts';

export type ListPosts = {
  (query: PostListQuery): Promise<PostList>;
  /** To be called when posts were published, changed or withdrawn. */
  forgetPages(): void;
};

/** Lists published posts: newest first, or best first for a search. */
export function prepareListPosts(db: Database, readSummaries: ReadSummaries): ListPosts {
  const anchors = new PageAnchors();
  const readTotal = prepareTotal(db);
  const readIds = preparePostIds(db, anchors);

  const list = async (query: PostListQuery): Promise<PostList> => {
    const { page, limit, search, ...filter } = query;
    const term = search?.trim();
    const found = term ? await searched(filter, page, limit, term) : await newest(filter, page, limit);
    return {
      posts: await readSummaries(found.ids),
      totalPages: Math.ceil(found.total / limit),
      total: found.total,
    };
  };

  const searched = async (filter: PostFilter, page: number, limit: number, term: string) => {
    const matches = await searchPosts(db, filter, term);
    return { ids: matches.slice((page - 1) * limit, page * limit), total: matches.length };
  };

  const newest = async (filter: PostFilter, page: number, limit: number) => {
    const total = await readTotal(filter);
    const ids = (page - 1) * limit < total ? await readIds(filter, page, limit) : [];
    return { ids, total };
  };

  return Object.assign(list, { forgetPages: () => anchors.clear() });
}
