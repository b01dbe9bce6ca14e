import type { SiteKey } from '@marquee/shared/domain';
import type { Database } from '../../db/connect.ts';
import { parseTerm, type TermPart } from './parseTerm.ts';
import { synonymsOf } from './synonyms.ts';

/** Facts from the database about a part of a term. */
type PartRow = {
  place: number;
  /** The words next to each other, by their stems; empty when they are stop words. */
  query: string;
  stems: string[];
  words: string[];
  /** Its other labels: `author:…`, `tag:…`, `category:…` and `channel:…` of that name, and synonyms. */
  labels: string[];
};

/** A part of a term with at least one word, and its labels in the search index. */
export type KnownPart = TermPart & PartRow;

/** Namesakes among authors, and tags with the same word, that one word stands for: those with most posts. */
const mostNamesakes = 5;

/** A category or channel stands for a word only when the term has its whole name: "street" does not mean "High Street". */
const partsQuery = `
  with sections as materialized (
    select named.label, to_tsvector('marquee_stems', search_text(named.name)) as vector
    from (
      select 'category:' || id as label, name from categories where site = $1
      union all select 'channel:' || id, name from channels where site = $1
    ) named
    where tsvector_to_array(to_tsvector('marquee_stems', search_text(named.name)))
      <@ tsvector_to_array(to_tsvector('marquee_stems', search_text($4)))
  )
  select part.place::int - 1 as place, stems.query::text, tsvector_to_array(to_tsvector('marquee_stems', part.text)) as stems,
    tsvector_to_array(to_tsvector('marquee_words', part.text)) as words,
    array(
      (select 'author:' || u.id from users u
        join post_totals t on t.site = $1 and t.scope = 'author' and t.scope_id = u.id and t.post_type = '' and t.total > 0
        where to_tsvector('marquee_words', first_name || ' ' || last_name)
          @@ (phraseto_tsquery('marquee_words', part.text) || part.beginning)
        order by t.total desc limit ${mostNamesakes})
      union all
      (select 'tag:' || tags.id from tags
        join post_totals t on t.site = $1 and t.scope = 'tag' and t.scope_id = tags.id and t.post_type = '' and t.total > 0
        where tags.site = $1 and to_tsvector('marquee_stems', name) @@ (stems.query || part.beginning)
        order by t.total desc limit ${mostNamesakes})
      union all
      select label from sections where vector @@ stems.query
    ) as labels
  from (
    select place, search_text(typed) as text, case when prefix <> '' then to_tsquery('marquee_words', '''' || prefix || ''':*')
      else ''::tsquery end as beginning
    from unnest($2::text[], $3::text[]) with ordinality as parts (typed, prefix, place)
  ) part
  cross join lateral (select phraseto_tsquery('marquee_stems', part.text)) as stems (query)
  order by part.place`;

/** Parses a term and looks up each part on a site; parts without a word are left out. */
export async function readTermParts(db: Database, site: SiteKey, term: string): Promise<KnownPart[]> {
  const parts = parseTerm(term);
  const included = parts.filter(({ isExcluded }) => !isExcluded);
  const { rows } = await db.$client.query<PartRow>({
    name: 'search_parts',
    text: partsQuery,
    values: [
      site,
      parts.map(({ text }) => text),
      parts.map(({ text, isPrefix }) => (isPrefix ? text : '')),
      included.map(({ text }) => text).join(' '),
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
