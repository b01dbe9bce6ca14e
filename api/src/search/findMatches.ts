import type { Database } from '../db/connect.ts';
import { filterValues, type PostFilter } from '../posts/postFilter.ts';
import { type ResolvedTerm, resolveTerm } from './resolveTerm.ts';

/** Matches that are ranked: the newest ones, so that a common word costs no more than a rare one. */
const ranked = 200;
/** Matches that pages can show; nobody reads further. */
const listed = 1_000;
/** Posts with the words of a phrase in which the phrase itself is looked for, the newest ones: it takes reading their words. */
const checked = 5_000;

export type Matches = {
  /** How many posts match. Exact, but for phrases that more than `checked` posts have the words of. */
  total: number;
  /** The best first, then the others by age; at most 1,200. */
  ids: readonly number[];
  /** A `tsquery` of what to show in the matches' texts; empty when there is nothing to show. */
  scored: string;
};

const nothing: Matches = { total: 0, ids: [], scored: '' };

/** Finds the posts that a filter and a term match. */
export async function findMatches(db: Database, filter: PostFilter, term: string): Promise<Matches> {
  const resolved = await resolveTerm(db, filter, term);
  if (!resolved) return nothing;
  const { rows } = await db.$client.query<{ total: number; ids: string[] }>({
    name: 'search_posts',
    text: `select total, ids from search_posts($1::tsquery, $2::tsquery, $3::tsquery, $4::tsquery, $5::timestamptz,
      $6::timestamptz + interval '1 day', $7, $8, $9)`,
    values: matchValues(resolved, filter),
  });
  const [row] = rows;
  return row ? { total: row.total, ids: row.ids.map(Number), scored: resolved.scored } : nothing;
}

function matchValues({ wanted, exact, named, scored }: ResolvedTerm, filter: PostFilter): unknown[] {
  const { from, until } = filterValues(filter);
  return [wanted, exact, named, scored, from, until, ranked, listed, checked];
}
