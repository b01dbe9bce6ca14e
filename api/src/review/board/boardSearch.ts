import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';

/** Matches up to this number are read from the index. With more, the newest posts are checked one by one. */
const maxListedMatches = 2_000;

/** A search on the board. `isCommon`: too many posts match to count them. */
export type BoardSearch = { condition: SQL; isCommon: boolean };

/**
 * Returns the condition that a row of `board_posts b` has all words of a text in its title or text, by English stem. The
 * last word may be a beginning of at least three letters.
 * @returns null for a text without words
 */
export async function searchBoard(db: Queryable, text: string): Promise<BoardSearch | null> {
  const { rows } = await db.execute<{ query: string; ids: string[] | null }>(sql`
    with typed as (select regexp_split_to_array(trim(term_words(${text})), '\\s+') as words),
    asked as (
      select plainto_tsquery('pg_catalog.english', array_to_string(words, ' ')) as whole,
        plainto_tsquery('pg_catalog.english', array_to_string(words[:cardinality(words) - 1], ' ')) as others,
        words[cardinality(words)] as last
      from typed
    ),
    parsed as (
      select case when length(last) < 3 or last !~ '^[a-z0-9]+$' then whole
        when numnode(others) = 0 then whole || (last || ':*')::tsquery
        else whole || (others && (last || ':*')::tsquery) end as query
      from asked
    )
    select query::text, case when numnode(query) > 0 then (
      select jsonb_agg(post_id) from (
        (select post_id from post_search, parsed where search @@ query limit ${maxListedMatches + 1})
        union
        (select post_id from board_search, parsed where search @@ query limit ${maxListedMatches + 1})
      ) as matches) end as ids
    from parsed`);
  const [{ query = '', ids = null } = {}] = rows;
  if (query === '') return null;
  const matches = (ids ?? []).map(Number);
  return matches.length > maxListedMatches
    ? { condition: hasWords(query), isCommon: true }
    : { condition: sql`b.post_id = any(${sql.param(matches)}::bigint[])`, isCommon: false };
}

/** Checks one row after the other. As a join, the database would read all matches before the first row. */
function hasWords(query: string): SQL {
  const isIn = (table: SQL) => sql`coalesce(
    (select s.search @@ ${query}::tsquery from ${table} s where s.post_id = b.post_id), false)`;
  return sql`(${isIn(sql`post_search`)} or ${isIn(sql`board_search`)})`;
}
