import type { SearchSection, SiteKey } from '@marquee/shared/domain';
import type { Database } from '../../../kernel/db/connect.ts';
import type { TermPart } from '../terms/parseTerm.ts';

/** Maximum number of sections in a response, of all kinds together. */
const maxSections = 8;
/** Maximum number of tags and authors that are read for a word, so that common first names stay cheap. */
const maxNamesakes = 500;

type SectionRow = Omit<SearchSection, 'urlPath'> & { key: string; matched: number; parts: number };

const sectionsQuery = `
  with part as materialized (
    select phraseto_tsquery('pg_catalog.english', given.words) as whole, beginning,
      phraseto_tsquery('pg_catalog.english', given.words) || beginning as stems,
      phraseto_tsquery('pg_catalog.simple', given.words) || beginning as words
    from (
      select term_words(text) as words, case when is_prefix
          then coalesce(quote_literal(substring(plain_words(replace(fold_words(text), '''', ''), true) from '^[a-z0-9]+$')) || ':*', '')
          else '' end::tsquery as beginning
      from unnest($2::text[], $3::bool[]) as parts (text, is_prefix)
    ) given
  ),
  telling as materialized (select * from part where numnode(whole) > 0 or numnode(beginning) > 0),
  query as materialized (
    select string_agg('(' || stems::text || ')', ' | ')::tsquery as stems,
      string_agg('(' || words::text || ')', ' | ')::tsquery as words, count(*) as parts
    from telling
  ),
  named as (
    select 'category' as kind, id, key, name, image, to_tsvector('pg_catalog.english', index_words(name)) as vector
    from categories where site = $1
    union all
    select 'channel', id, key, name, image, to_tsvector('pg_catalog.english', index_words(name))
    from channels where site = $1
    union all
    (select 'tag', tags.id, key, name, null, to_tsvector('pg_catalog.english', index_words(name))
    from query cross join tags where site = $1 and to_tsvector('pg_catalog.english', index_words(name)) @@ query.stems limit ${maxNamesakes})
    union all
    (select 'author', users.id, key, concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), image,
      to_tsvector('pg_catalog.simple', index_words(first_name || ' ' || last_name))
    from query cross join users
    where to_tsvector('pg_catalog.simple', index_words(first_name || ' ' || last_name)) @@ query.words limit ${maxNamesakes})
  )
  select kind, key, name, image, total, query.parts::int, (
      select count(*) from telling where named.vector @@ case when kind = 'author' then telling.words else telling.stems end
    )::int as matched
  from named
  cross join query
  join post_totals t on t.site = $1 and t.scope = named.kind and t.scope_id = named.id and t.post_type = '' and t.total > 0
  where named.vector @@ case when kind = 'author' then query.words else query.stems end
  order by matched desc, length(named.vector), array_position(array['category', 'channel', 'author', 'tag'], kind), total desc, key
  limit ${maxSections}`;

/** Sections whose names contain every word of a term, and sections whose names contain at least one. */
export type FoundSections = { every: SearchSection[]; some: SearchSection[] };

/**
 * Finds the categories, channels, tags and authors of a site with the words of a term in their name. The best match
 * comes first. Only sections with posts on the site are included.
 * @param parts parts of the term; excluded parts are ignored
 * @returns at most 8 sections
 */
export async function findSections(db: Database, site: SiteKey, parts: readonly TermPart[]): Promise<FoundSections> {
  const included = parts.filter(({ isExcluded }) => !isExcluded);
  if (included.length === 0) return { every: [], some: [] };
  const { rows } = await db.$client.query<SectionRow>({
    name: 'search_sections',
    text: sectionsQuery,
    values: [site, included.map(({ text }) => text), included.map(({ isPrefix }) => isPrefix)],
  });
  const sections = rows.map(({ kind, key, name, image, total }) => ({
    kind,
    name,
    image,
    total,
    urlPath: `/${kind}/${key}`,
  }));
  return { every: sections.filter((_, place) => rows[place]?.matched === rows[place]?.parts), some: sections };
}
