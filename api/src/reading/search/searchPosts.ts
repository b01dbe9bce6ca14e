import type { PostSearch, PostSummary, TypeTotals } from '@marquee/shared/domain';
import type { Database } from '../../kernel/db/connect.ts';
import type { PostFilter } from '../lists/postFilter.ts';
import type { ReadSummaries } from '../lists/summaries.ts';
import { findMatches, findSomeWords, type Matches, noMatches } from './matches/findMatches.ts';
import { findSections } from './matches/findSections.ts';
import { readSnippets } from './matches/readSnippets.ts';
import { readTypeTotals } from './matches/readTypeTotals.ts';
import { suggestTerm } from './spelling/suggestTerm.ts';
import { parseTerm } from './terms/parseTerm.ts';
import { resolveTerm } from './terms/resolveTerm.ts';

/** One page of a search. */
export type FoundPosts = {
  posts: PostSummary[];
  /** Number of matching posts, up to the limit of the count. */
  total: number;
  /** Pages that can be shown. */
  totalPages: number;
  typeTotals?: TypeTotals | undefined;
  search: PostSearch;
};

type Found = Matches & { hasSomeWords: boolean; scored: string };

/**
 * Finds posts by a term, in texts, tags and names of authors, categories and channels. Words match by their stem, and
 * the last word also as a beginning. A term can have "phrases" and -exclusions. When no post has all words, finds posts
 * with some of the words.
 * @param term cleaned by `cleanTerm`
 */
export async function searchPosts(
  db: Database,
  readSummaries: ReadSummaries,
  filter: PostFilter,
  { page, limit }: { page: number; limit: number },
  term: string,
): Promise<FoundPosts> {
  const parts = parseTerm(term).filter(({ isExcluded }) => !isExcluded);
  const [found, allSections] = await Promise.all([find(db, filter, term), findSections(db, filter.site, parts)]);
  const { total, hasMore, hasSomeWords, scored } = found;
  const hasAllWords = total > 0 && !hasSomeWords;
  const ids = found.ids.slice((page - 1) * limit, page * limit);
  const [posts, snippets, suggestion, typeTotals] = await Promise.all([
    readSummaries(ids),
    readSnippets(
      db,
      ids,
      scored,
      parts.map(({ text }) => text),
    ),
    hasAllWords ? null : suggestTerm(db, filter.site, term, tester(db, filter)),
    typeTotalsOf(db, filter, term, found),
  ]);
  return {
    posts,
    total,
    totalPages: Math.ceil(found.ids.length / limit),
    typeTotals,
    search: {
      snippets,
      suggestion,
      hasMore,
      hasSomeWords,
      sections: hasAllWords ? allSections.every : allSections.some,
    },
  };
}

async function find(db: Database, filter: PostFilter, term: string): Promise<Found> {
  const resolved = await resolveTerm(db, filter, term);
  if (!resolved) return { ...noMatches, hasSomeWords: false, scored: '' };
  const { scored } = resolved.allWords;
  const all = await findMatches(db, filter, resolved);
  if (all.total > 0) return { ...all, hasSomeWords: false, scored };
  const some = await findSomeWords(db, filter, resolved);
  return { ...some, hasSomeWords: some.total > 0, scored };
}

/** Tests whether posts have all words of a term. */
function tester(db: Database, filter: PostFilter) {
  return async (other: string): Promise<boolean> => {
    const resolved = await resolveTerm(db, filter, other);
    return resolved !== undefined && (await findMatches(db, filter, resolved)).total > 0;
  };
}

/** Returns the totals by type. A search limited to a type runs again without the type. */
async function typeTotalsOf(
  db: Database,
  filter: PostFilter,
  term: string,
  found: Found,
): Promise<TypeTotals | undefined> {
  const { total, ids } = filter.postType ? await find(db, { ...filter, postType: undefined }, term) : found;
  return total === ids.length ? readTypeTotals(db, ids) : undefined;
}
