import type { Database } from '../db/connect.ts';
import { filterValues, type PostFilter } from '../posts/postFilter.ts';
import { parseTerm, type TermPart } from './parseTerm.ts';

/** A search as PostgreSQL's text search understands it: three `tsquery`s. */
export type ResolvedTerm = {
  /** What a post must match, but for the order of words: the words and the filter. An index answers it. */
  wanted: string;
  /** What must hold besides where the order of words counts; null where it does not. */
  exact: string | null;
  /** As `wanted`, with all words in the post's name. */
  named: string;
  /** By what matches are ranked and shown: any of the words. Empty when there are only stop words. */
  scored: string;
};

/** What the database knows about a part of a term. */
type PartRow = {
  place: number;
  /** The words next to each other, by their stems; empty when they are stop words. */
  query: string;
  stems: string[];
  words: string[];
  /** `author:…` and `tag:…` of the authors and tags that are called so. */
  labels: string[];
};
type FilterRow = { category: string | null; channel: string | null; author: string | null; tag: string | null };

/** Namesakes among authors, and tags with the same word, that one word stands for: those with most posts. */
const mostNamesakes = 5;

const partsQuery = `
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
    ) as labels
  from (
    select place, search_text(typed) as text, case when prefix <> '' then to_tsquery('marquee_words', '''' || prefix || ''':*')
      else ''::tsquery end as beginning
    from unnest($2::text[], $3::text[]) with ordinality as parts (typed, prefix, place)
  ) part
  cross join lateral (select phraseto_tsquery('marquee_stems', part.text)) as stems (query)
  order by part.place`;

const filterQuery = `
  select (select id from categories where site = $1 and key = $2) as category,
    (select id from channels where site = $1 and key = $3) as channel,
    (select id from users where key = $4 or id = $5 order by key = $4 desc limit 1) as author,
    (select id from tags where site = $1 and (key = $6 or id = $7) order by key = $6 desc limit 1) as tag`;

/**
 * Turns a term and a filter into queries.
 * @returns undefined when nothing can match: no word in the term, or an unknown name in the filter.
 */
export async function resolveTerm(db: Database, filter: PostFilter, term: string): Promise<ResolvedTerm | undefined> {
  const parts = parseTerm(term);
  const [labels, { rows }] = await Promise.all([
    filterLabels(db, filter),
    db.$client.query<PartRow>({
      name: 'search_parts',
      text: partsQuery,
      values: [filter.site, parts.map(({ text }) => text), parts.map(({ text, isPrefix }) => (isPrefix ? text : ''))],
    }),
  ]);
  if (!labels) return undefined;
  const resolved = parts.flatMap((part, place) => {
    const row = rows[place];
    return row && row.words.length > 0 ? [{ ...part, ...row }] : [];
  });
  return combine(labels.map(quoted), resolved);
}

function combine(labels: readonly string[], parts: readonly (TermPart & PartRow)[]): ResolvedTerm | undefined {
  const telling = parts.filter(({ query }) => query !== '');
  if (telling.length === 0) return combineStopWords(labels, parts);
  const included = telling.filter(({ isExcluded }) => !isExcluded);
  const excluded = telling.filter(({ isExcluded }) => isExcluded);
  const phrases = telling.some(({ stems }) => stems.length > 1);
  // That a phrase is absent cannot be said of its words.
  const others = [...labels, ...excluded.filter(({ stems }) => stems.length === 1).map((part) => `!${anyOf(part)}`)];
  return {
    wanted: and([...others, ...included.map(anyOf)]),
    exact: phrases ? and([...included.map(inOrder), ...excluded.map((part) => `!${inOrder(part)}`)]) : null,
    named: and([...others, ...(included.length > 0 ? included.map(inName) : [nowhere])]),
    scored: or(included.map(scoreOf)),
  };
}

/** "The Who": words that a text is full of are looked for in names. */
function combineStopWords(labels: readonly string[], parts: readonly (TermPart & PartRow)[]): ResolvedTerm | undefined {
  const words = parts.filter(({ isExcluded }) => !isExcluded).flatMap((part) => part.words.map(nameWord));
  if (words.length === 0) return undefined;
  const wanted = and([...labels, ...words]);
  return { wanted, exact: null, named: wanted, scored: '' };
}

const nowhere = quoted('name:');

/** Where a part can stand: in the text, its words anywhere, or as an author or a tag. */
function anyOf(part: TermPart & PartRow): string {
  return `(${or([`(${and(part.stems.map(quoted))})`, ...beginnings(part), ...part.labels.map(quoted)])})`;
}

/** The same with the words next to each other. */
function inOrder(part: TermPart & PartRow): string {
  return `(${or([`(${part.query})`, ...beginnings(part), ...part.labels.map(quoted)])})`;
}

/** By what a part is ranked: `inOrder` without the words of the name once more. */
function scoreOf({ query, words, labels, isPrefix }: TermPart & PartRow): string {
  const typed = isPrefix ? words.map((word) => `${quoted(word)}:*`) : [];
  return or([`(${query})`, ...typed, ...labels.map(quoted)]);
}

function beginnings({ words, isPrefix }: TermPart & PartRow): string[] {
  return isPrefix ? words.flatMap((word) => [`${quoted(word)}:*`, `${nameWord(word)}:*`]) : [];
}

function inName({ stems, words, isPrefix }: TermPart & PartRow): string {
  const whole = and(stems.map(nameWord));
  return isPrefix ? `(${or([`(${whole})`, ...words.map((word) => `${nameWord(word)}:*`)])})` : whole;
}

const and = (queries: readonly string[]) => queries.join(' & ');
const or = (queries: readonly string[]) => queries.join(' | ');
const nameWord = (word: string) => quoted(`name:${word}`);

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
}

/** The labels of a filter that every match carries; undefined when it names what the site does not have. */
async function filterLabels(db: Database, filter: PostFilter): Promise<string[] | undefined> {
  const { site, postType, editorPick, categoryKey, channelKey, author, tags } = filter;
  const labels = [`site:${site}`];
  if (postType) labels.push(`type:${postType}`);
  if (editorPick) labels.push('editorPick');
  if ([categoryKey, channelKey, author, tags].every((name) => name === undefined)) return labels;

  const values = filterValues(filter);
  const { rows } = await db.$client.query<FilterRow>({
    name: 'search_filter',
    text: filterQuery,
    values: [site, categoryKey, channelKey, author, values.authorId, tags, values.tagId],
  });
  const named = [
    { kind: 'category', name: categoryKey, id: rows[0]?.category },
    { kind: 'channel', name: channelKey, id: rows[0]?.channel },
    { kind: 'author', name: author, id: rows[0]?.author },
    { kind: 'tag', name: tags, id: rows[0]?.tag },
  ].filter(({ name }) => name !== undefined);
  if (named.some(({ id }) => id === null)) return undefined;
  return [...labels, ...named.map(({ kind, id }) => `${kind}:${id}`)];
}
