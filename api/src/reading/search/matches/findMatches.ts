import type { Database } from '../../../kernel/db/connect.ts';
import { filterValues, type PostFilter } from '../../lists/postFilter.ts';
import type { PostQuery, ResolvedTerm } from '../terms/resolveTerm.ts';
import { byWordsMatched } from './byWordsMatched.ts';

export type MatchLimits = {
  /** Number of the newest matches that are ranked, so that a common word costs no more than a rare one. */
  ranked: number;
  /** Maximum number of matches on all pages. */
  listed: number;
  /**
   * Maximum number of posts that are searched for a phrase. These are the newest posts with all words of the phrase.
   * The search must read their words.
   */
  checked: number;
  /** Maximum number of matches that are counted, which takes 20 ms (decision 100). */
  counted: number;
};

const defaultLimits: MatchLimits = { ranked: 200, listed: 1_000, checked: 5_000, counted: 10_000 };

export type Matches = {
  /** Number of matching posts, up to the limit of the count. */
  total: number;
  /** True if more posts match than `total`. */
  hasMore: boolean;
  /** Ids of the best matches, then of the others by age; at most 1,200. */
  ids: readonly number[];
};

export const noMatches: Matches = { total: 0, hasMore: false, ids: [] };

const findPosts = `
  select found.total, found.has_more as "hasMore", found.ids
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
    with ordinality as query (plain, plain_named, required, exact, named, scored, place)
  cross join lateral find_posts(query.plain::tsquery, query.plain_named::tsquery, query.required::tsquery, query.exact::tsquery,
    query.named::tsquery, query.scored::tsquery,
    $7::text::timestamp at time zone zone_of_site($13), $8::text::timestamp at time zone zone_of_site($13), $9, $10, $11, $12) as found
  order by query.place`;

/** Finds the posts of a site that have all words of a term. */
export async function findMatches(
  db: Database,
  filter: PostFilter,
  { allWords }: ResolvedTerm,
  limits = defaultLimits,
): Promise<Matches> {
  const [found = noMatches] = await findEach(db, filter, [allWords], limits);
  return found;
}

/**
 * Finds posts that have some of a term's words, sorted by the number of these words.
 * @returns posts among the best 1,000 of one of the words, with their number as `total`
 */
export async function findSomeWords(db: Database, filter: PostFilter, { eachWord }: ResolvedTerm): Promise<Matches> {
  if (eachWord.length === 0) return noMatches;
  const found = await findEach(db, filter, eachWord, defaultLimits);
  const ids = byWordsMatched(found).slice(0, defaultLimits.listed);
  return { total: ids.length, hasMore: found.some((one) => one.total > one.ids.length), ids };
}

/** Finds the newest posts that have all words of a term in their name. */
export async function findByName(db: Database, filter: PostFilter, { allWords }: ResolvedTerm): Promise<Matches> {
  const { byName, scored } = allWords;
  const alone = allWords.plain?.named ?? byName.required;
  const plain = alone === byName.required ? null : { required: alone, named: alone };
  const query = { ...byName, byName, named: byName.required, scored, plain };
  const [found = noMatches] = await findEach(db, filter, [query], defaultLimits);
  return found;
}

/**
 * Words with more posts than are counted match exactly. Other words also match as beginnings, authors, tags and
 * synonyms.
 */
async function findEach(
  db: Database,
  filter: PostFilter,
  queries: readonly PostQuery[],
  { ranked, listed, checked, counted }: MatchLimits,
): Promise<Matches[]> {
  const { from, until } = filterValues(filter);
  const column = <Name extends 'required' | 'exact' | 'named' | 'scored'>(name: Name) =>
    queries.map((query) => query[name]);
  const plain = (name: 'required' | 'named') => queries.map((query) => query.plain?.[name] ?? null);
  const { rows } = await db.$client.query<Omit<Matches, 'ids'> & { ids: string[] }>({
    name: 'find_posts',
    text: findPosts,
    values: [
      ...[plain('required'), plain('named'), column('required'), column('exact'), column('named'), column('scored')],
      ...[from, until, ranked, listed, checked, counted, filter.site],
    ],
  });
  return rows.map(({ ids, ...found }) => ({ ...found, ids: ids.map(Number) }));
}
