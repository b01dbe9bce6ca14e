import type { Database } from '../../db/connect.ts';
import { filterValues, type PostFilter } from '../../postLists/postFilter.ts';
import type { PostQuery, ResolvedTerm } from '../terms/resolveTerm.ts';
import { byWordsMatched } from './byWordsMatched.ts';

/** Matches that are ranked: the newest ones, so that a common word costs no more than a rare one. */
const ranked = 200;
/** Matches that pages can show; no one reads further. */
const listed = 1_000;
/** Posts with the words of a phrase in which the phrase itself is looked for, the newest ones: it takes reading their words. */
const checked = 5_000;

export type Matches = {
  /** How many posts match. Exact, but for phrases whose words are in more than `checked` posts. */
  total: number;
  /** The best first, then the others by age; at most 1,200. */
  ids: readonly number[];
};

export const noMatches: Matches = { total: 0, ids: [] };

const searchPosts = `
  select found.total, found.ids
  from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality as query (wanted, exact, named, scored, place)
  cross join lateral search_posts(query.wanted::tsquery, query.exact::tsquery, query.named::tsquery, query.scored::tsquery,
    $5::timestamptz, $6::timestamptz + interval '1 day', ${ranked}, ${listed}, ${checked}) as found
  order by query.place`;

/** Finds the posts of a site that have all words of a term. */
export async function findMatches(db: Database, filter: PostFilter, { allWords }: ResolvedTerm): Promise<Matches> {
  const [found = noMatches] = await findEach(db, filter, [allWords]);
  return found;
}

/**
 * Finds the posts that have some of a term's words, those with most of them first.
 * @returns posts that are among the best 1,000 of one of the words; `total` counts these.
 */
export async function findSomeWords(db: Database, filter: PostFilter, { eachWord }: ResolvedTerm): Promise<Matches> {
  if (eachWord.length === 0) return noMatches;
  const ids = byWordsMatched(await findEach(db, filter, eachWord)).slice(0, listed);
  return { total: ids.length, ids };
}

/** Finds the newest posts that have all words of a term in their name. */
export async function findByName(db: Database, filter: PostFilter, { allWords }: ResolvedTerm): Promise<Matches> {
  const { named } = allWords;
  const [found = noMatches] = await findEach(db, filter, [{ ...allWords, wanted: named, exact: null, named }]);
  return found;
}

async function findEach(db: Database, filter: PostFilter, queries: readonly PostQuery[]): Promise<Matches[]> {
  const { from, until } = filterValues(filter);
  const column = <Name extends keyof PostQuery>(name: Name) => queries.map((query) => query[name]);
  const { rows } = await db.$client.query<{ total: number; ids: string[] }>({
    name: 'search_posts',
    text: searchPosts,
    values: [column('wanted'), column('exact'), column('named'), column('scored'), from, until],
  });
  return rows.map(({ total, ids }) => ({ total, ids: ids.map(Number) }));
}
