import type { PostList, PostListQuery } from '@marquee/shared/domain';
import type { Database } from '../../kernel/db/connect.ts';
import { PageAnchors } from '../lists/PageAnchors.ts';
import type { PostFilter } from '../lists/postFilter.ts';
import { preparePostIds } from '../lists/postIds.ts';
import { prepareTotal } from '../lists/postTotal.ts';
import type { ReadSummaries } from '../lists/summaries.ts';
import { prepareTypeTotals } from '../lists/typeTotals.ts';
import { searchPosts } from '../search/searchPosts.ts';
import { cleanTerm } from '../search/terms/parseTerm.ts';

export type ListPosts = {
  (query: PostListQuery): Promise<PostList>;
  /** Forgets where known pages end. Call it after posts were published, changed or withdrawn. */
  forgetPages(): void;
};

/** Lists published posts, newest first or best first for a search. */
export function prepareListPosts(db: Database, readSummaries: ReadSummaries): ListPosts {
  const anchors = new PageAnchors();
  const readTotal = prepareTotal(db);
  const readTypeTotals = prepareTypeTotals(db);
  const readIds = preparePostIds(db, anchors);

  const list = async (query: PostListQuery): Promise<PostList> => {
    const { page, limit, search, ...filter } = query;
    const term = cleanTerm(search ?? '');
    if (term !== '') return searchPosts(db, readSummaries, filter, { page, limit }, term);
    const [{ ids, total }, typeTotals] = await Promise.all([newest(filter, page, limit), readTypeTotals(filter)]);
    return { posts: await readSummaries(ids), totalPages: Math.ceil(total / limit), total, typeTotals };
  };

  const newest = async (filter: PostFilter, page: number, limit: number) => {
    const total = await readTotal(filter);
    const ids = (page - 1) * limit < total ? await readIds(filter, page, limit) : [];
    return { ids, total };
  };

  return Object.assign(list, { forgetPages: () => anchors.clear() });
}
