import type { PostSearch } from '@marquee/shared/domain';
import type { Database } from '../db/connect.ts';
import type { PostFilter } from '../posts/postFilter.ts';
import { findMatches } from './findMatches.ts';
import { readSnippets } from './readSnippets.ts';
import { suggestTerm } from './suggestTerm.ts';

/** One page of a search. */
export type FoundPosts = {
  ids: number[];
  /** How many posts match. */
  total: number;
  /** Pages that can be shown. */
  totalPages: number;
  search: PostSearch;
};

/**
 * Finds posts by a term: words by their stem, the last one also as a beginning, "phrases" and -exclusions, in texts,
 * tags and names of authors.
 * @param term as `cleanTerm` leaves it.
 */
export async function searchPosts(
  db: Database,
  filter: PostFilter,
  { page, limit }: { page: number; limit: number },
  term: string,
): Promise<FoundPosts> {
  const { ids: all, total, scored } = await findMatches(db, filter, term);
  const ids = all.slice((page - 1) * limit, page * limit);
  const findsSomething = async (other: string) => (await findMatches(db, filter, other)).total > 0;
  return {
    ids,
    total,
    totalPages: Math.ceil(all.length / limit),
    search: {
      snippets: await readSnippets(db, ids, scored),
      suggestion: total === 0 ? await suggestTerm(db, filter.site, term, findsSomething) : null,
    },
  };
}
