import type { SiteKey } from '@marquee/shared/domain';
import type { Database } from '../../../kernel/db/connect.ts';
import { parseTerm, type TermPart } from './parseTerm.ts';
import { synonymsOf } from './synonyms.ts';

/** Facts from the database about a part of a term. */
type PartRow = {
  place: number;
  /** Query for the words in this order, by their stems; empty for stop words. */
  query: string;
  stems: string[];
  words: string[];
  /** Prefix in the form of the index; null for a part that is not a prefix. */
  beginning: string | null;
  /** Other labels of the part, such as `author:…` or `tag:…` of that name, and synonyms. */
  labels: string[];
};

/** A part of a term with at least one word, and its labels in the search index. */
export type KnownPart = TermPart & PartRow;

/**
 * Maximum number of authors or tags that one word can mean. The whole term's matches come first, then those with most
 * posts.
 */
const maxNamesakes = 5;

const nameOfUser = "to_tsvector('pg_catalog.simple', index_words(first_name || ' ' || last_name))";
const nameOfTag = "to_tsvector('pg_catalog.english', index_words(name))";

/**
 * A word only means a category or channel if the term contains its whole name. "street" does not mean "High Street".
 */
const partsQuery = `
  with parts as materialized (
    select place, is_excluded, text, phraseto_tsquery('pg_catalog.english', text) as query, phraseto_tsquery('pg_catalog.simple', text) as exact,
      beginning, case when beginning is null then '' else quote_literal(beginning) || ':*' end::tsquery as typed
    from (
      select place, is_excluded, term_words(given.text) as text,
        case when is_prefix then substring(plain_words(replace(fold_words(given.text), '''', ''), true) from '^[a-z0-9]+$') end as beginning
      from unnest($2::text[], $3::bool[], $4::bool[]) with ordinality as given (text, is_prefix, is_excluded, place)
    ) as folded
  ),
  whole as materialized (
    select string_agg(text, ' ') as text,
      (string_agg('(' || (exact || typed)::text || ')', ' & ') filter (where numnode(exact || typed) > 0))::tsquery as names,
      (string_agg('(' || (query || typed)::text || ')', ' & ') filter (where numnode(query || typed) > 0))::tsquery as stems
    from parts where not is_excluded
  ),
  sections as materialized (
    select named.label, to_tsvector('pg_catalog.english', index_words(named.name)) as vector
    from (
      select 'category:' || id as label, name from categories where site = $1
      union all select 'channel:' || id, name from channels where site = $1
    ) named
    where tsvector_to_array(to_tsvector('pg_catalog.english', term_words(named.name)))
      <@ tsvector_to_array(to_tsvector('pg_catalog.english', (select text from whole)))
  )
  select part.place::int - 1 as place, part.query::text, part.beginning,
    tsvector_to_array(to_tsvector('pg_catalog.english', part.text)) as stems,
    tsvector_to_array(to_tsvector('pg_catalog.simple', part.text)) as words,
    array(
      (select 'author:' || u.id from users u
        join post_totals t on t.site = $1 and t.scope = 'author' and t.scope_id = u.id and t.post_type = '' and t.total > 0
        where ${nameOfUser} @@ (part.exact || part.typed)
        order by ${nameOfUser} @@ (select names from whole) desc nulls last, t.total desc limit ${maxNamesakes})
      union all
      (select 'tag:' || tags.id from tags
        join post_totals t on t.site = $1 and t.scope = 'tag' and t.scope_id = tags.id and t.post_type = '' and t.total > 0
        where tags.site = $1 and ${nameOfTag} @@ (part.query || part.typed)
        order by ${nameOfTag} @@ (select stems from whole) desc nulls last, t.total desc limit ${maxNamesakes})
      union all
      select label from sections where vector @@ part.query
    ) as labels
  from parts as part
  order by part.place`;

/** Parses a term and looks up each part on a site; parts without a word are left out. */
export async function readTermParts(db: Database, site: SiteKey, term: string): Promise<KnownPart[]> {
  const parts = parseTerm(term);
  const { rows } = await db.$client.query<PartRow>({
    name: 'search_parts',
    text: partsQuery,
    values: [
      site,
      parts.map(({ text }) => text),
      parts.map(({ isPrefix }) => isPrefix),
      parts.map(({ isExcluded }) => isExcluded),
    ],
  });
  return parts.flatMap((part, place) => {
    const row = rows[place];
    if (!row || row.words.length === 0) return [];
    const [stem, ...moreStems] = row.stems;
    const synonyms = stem !== undefined && moreStems.length === 0 ? synonymsOf(stem) : [];
    return [{ ...part, ...row, labels: [...row.labels, ...synonyms] }];
  });
}
