import type { Database } from '../../db/connect.ts';
import { filterValues, type PostFilter } from '../../postLists/postFilter.ts';
import type { PostQuery, ResolvedTerm } from '../terms/resolveTerm.ts';
import { byWordsMatched } from './byWordsMatched.ts';

export type MatchLimits = {
  /** Matches that are ranked: the newest ones, so that a common word costs no more than a rare one. */
  ranked: number;
  /** Matches that pages can show; no one reads further. */
  listed: number;
  /** Posts with the words of a phrase in which the phrase itself is looked for, the newest ones: it takes reading their words. */
  checked: number;
  /** Matches that are counted; so many need 20 ms, and a reader is not told more by 470,000 (decision 100). */
  counted: number;
};

const usualLimits: MatchLimits = { ranked: 200, listed: 1_000, checked: 5_000, counted: 10_000 };

export type Matches = {
  /** How many posts match, as far as they are counted. */
  total: number;
  /** More posts match than `total` says. */
  hasMore: boolean;
  /** The best first, then the others by age; at most 1,200. */
  ids: readonly number[];
};

export const noMatches: Matches = { total: 0, hasMore: false, ids: [] };

const findPosts = `
  select found.total, found.has_more as "hasMore", found.ids
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
    with ordinality as query (plain, plain_named, wanted, exact, named, scored, place)
  cross join lateral find_posts(query.plain::tsquery, query.plain_named::tsquery, query.wanted::tsquery, query.exact::tsquery,
    query.named::tsquery, query.scored::tsquery, $7::timestamptz, $8::timestamptz, $9, $10, $11, $12) as found
  order by query.place`;

/** Finds the posts of a site that have all words of a term. */
export async function findMatches(
  db: Database,
  filter: PostFilter,
  { allWords }: ResolvedTerm,
  limits = usualLimits,
): Promise<Matches> {
  const [found = noMatches] = await findEach(db, filter, [allWords], limits);
  return found;
}

/**
 * Finds the posts that have some of a term's words, those with most of them first.
 * @returns posts that are among the best 1,000 of one of the words; `total` counts these.
 */
export async function findSomeWords(db: Database, filter: PostFilter, { eachWord }: ResolvedTerm): Promise<Matches> {
  if (eachWord.length === 0) return noMatches;
  const found = await findEach(db, filter, eachWord, usualLimits);
  const ids = byWordsMatched(found).slice(0, usualLimits.listed);
  return { total: ids.length, hasMore: found.some((one) => one.total > one.ids.length), ids };
}

/** Finds the newest posts that have all words of a term in their name. */
export async function findByName(db: Database, filter: PostFilter, { allWords }: ResolvedTerm): Promise<Matches> {
  const { byName, scored } = allWords;
  const alone = allWords.plain?.named ?? byName.wanted;
  const plain = alone === byName.wanted ? null : { wanted: alone, named: alone };
  const query = { ...byName, byName, named: byName.wanted, scored, plain };
  const [found = noMatches] = await findEach(db, filter, [query], usualLimits);
  return found;
}

/** Words that more posts have than are counted are taken as they are; others also as beginnings, authors, tags and synonyms. */
async function findEach(
  db: Database,
  filter: PostFilter,
  queries: readonly PostQuery[],
  { ranked, listed, checked, counted }: MatchLimits,
): Promise<Matches[]> {
  const { from, until } = filterValues(filter);
  const column = <Name extends 'wanted' | 'exact' | 'named' | 'scored'>(name: Name) =>
    queries.map((query) => query[name]);
  const plain = (name: 'wanted' | 'named') => queries.map((query) => query.plain?.[name] ?? null);
  const { rows } = await db.$client.query<Omit<Matches, 'ids'> & { ids: string[] }>({
    name: 'find_posts',
    text: findPosts,
    values: [
      ...[plain('wanted'), plain('named'), column('wanted'), column('exact'), column('named'), column('scored')],
      ...[from, until, ranked, listed, checked, counted],
    ],
  });
  return rows.map(({ ids, ...found }) => ({ ...found, ids: ids.map(Number) }));
}
