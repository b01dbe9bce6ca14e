import type { PostList, PostListQuery } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { postBylines } from '../../kernel/db/schema/postBylines.ts';
import { PageAnchors } from '../lists/PageAnchors.ts';
import { filterValues, named, type PostFilter } from '../lists/postFilter.ts';
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
  const hasBylines = db
    .select({ postId: postBylines.postId })
    .from(postBylines)
    .where(eq(postBylines.userId, named.author))
    .limit(1)
    .prepare('has_bylines');

  const list = async (query: PostListQuery): Promise<PostList> => {
    const { page, limit, search, ...filter } = query;
    const term = cleanTerm(search ?? '');
    if (term !== '') return searchPosts(db, readSummaries, filter, { page, limit }, term);
    return listNewest(await withBylines(filter), { page, limit });
  };

  const listNewest = async (filter: PostFilter, { page, limit }: { page: number; limit: number }) => {
    const [{ ids, total }, typeTotals] = await Promise.all([newest(filter, page, limit), readTypeTotals(filter)]);
    return { posts: await readSummaries(ids), totalPages: Math.ceil(total / limit), total, typeTotals };
  };

  const withBylines = async (filter: PostFilter): Promise<PostFilter> =>
    filter.author !== undefined && (await hasBylines.execute(filterValues(filter))).length > 0
      ? { ...filter, isNamedBeside: true }
      : filter;

  const newest = async (filter: PostFilter, page: number, limit: number) => {
    const total = await readTotal(filter);
    const ids = (page - 1) * limit < total ? await readIds(filter, page, limit) : [];
    return { ids, total };
  };

  return Object.assign(list, { forgetPages: () => anchors.clear() });
}
