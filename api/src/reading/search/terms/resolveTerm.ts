import type { Database } from '../../../kernel/db/connect.ts';
import { filterValues, type PostFilter } from '../../lists/postFilter.ts';
import { type KnownPart, readTermParts } from './readTermParts.ts';

/** Queries of PostgreSQL's text search (`tsquery`s) that find posts. */
export type PostQuery = {
  /** Query for words and filter, without word order. It uses an index. */
  required: string;
  /** Additional condition if word order matters, else null. */
  exact: string | null;
  /** The `required` query with the condition that all words are in the post's name. */
  named: string;
  /** The `required` and `exact` queries of a search in names alone: all words must be in the post's name. */
  byName: { required: string; exact: string | null };
  /** Query that ranks matches by any of the words. Empty if there are only stop words. */
  scored: string;
  /**
   * `required` and `named` with exact words only, without beginnings, authors, tags and synonyms. The index reads all
   * posts with a beginning before any other condition, and each alternative takes longer. Null if there is no
   * difference.
   */
  plain: { required: string; named: string } | null;
};

/** A search as PostgreSQL's text search understands it. */
export type ResolvedTerm = {
  allWords: PostQuery;
  /** One query for each word or phrase, used when no post has all of them; empty for a term of one word. */
  eachWord: PostQuery[];
};

type FilterRow = { category: string | null; channel: string | null; author: string | null; tag: string | null };

/** Maximum number of words that are searched one by one, as each costs a search. */
const maxSingleWords = 6;

const filterQuery = `
  select (select id from categories where site = $1 and key = $2) as category,
    (select id from channels where site = $1 and key = $3) as channel,
    (select id from users where key = $4 or id = $5 order by key = $4 desc limit 1) as author,
    (select id from tags where site = $1 and (key = $6 or id = $7) order by key = $6 desc limit 1) as tag`;

/**
 * Turns a term and a filter into queries.
 * @returns undefined if nothing can match, because the term has no words or the filter has an unknown name
 */
export async function resolveTerm(db: Database, filter: PostFilter, term: string): Promise<ResolvedTerm | undefined> {
  const [labels, parts] = await Promise.all([filterLabels(db, filter), readTermParts(db, filter.site, term)]);
  return labels && combine(labels.map(quoted), parts);
}

function combine(labels: readonly string[], parts: readonly KnownPart[]): ResolvedTerm | undefined {
  const telling = parts.filter(({ query }) => query !== '');
  if (telling.length === 0) return combineStopWords(labels, parts);
  const included = telling.filter(({ isExcluded }) => !isExcluded);
  const excluded = telling.filter(({ isExcluded }) => isExcluded);
  const scored = or(included.map(scoreOf));
  const without = (parts: readonly KnownPart[]) => [...labels, ...parts.map((part) => `!${anyOf(part)}`)];
  // An excluded phrase must not exclude its single words if word order matters.
  const others = without(excluded.filter(({ stems }) => stems.length === 1));
  const indexed = included.filter(({ isShort }) => !isShort);
  const isChecked = indexed.length < included.length || telling.some(({ stems }) => stems.length > 1);
  const allWords = {
    ...conditions(others, indexed),
    exact: isChecked ? and([...included.map(inOrder), ...excluded.map((part) => `!${inOrder(part)}`)]) : null,
    byName: byNameOf(others, included, indexed),
    scored,
    plain: isChecked ? null : plainOf(others, included),
  };
  return { allWords, eachWord: included.length < 2 ? [] : eachOf(without(excluded), indexed, scored) };
}

/**
 * Queries for posts with all parts in their name. A short prefix is only checked in the newest posts that match the
 * rest.
 */
function byNameOf(others: readonly string[], included: readonly KnownPart[], indexed: readonly KnownPart[]) {
  if (included.length === 0) return { required: and([...others, nowhere]), exact: null };
  return {
    required: and([...others, ...indexed.map(inName)]),
    exact: indexed.length < included.length ? and(included.map(inName)) : null,
  };
}

/** Returns the queries for posts with labels and parts, anywhere and in the name. */
const conditions = (others: readonly string[], parts: readonly KnownPart[]) => ({
  required: and([...others, ...parts.map(anyOf)]),
  named: and([...others, ...(parts.length > 0 ? parts.map(inName) : [nowhere])]),
});

function plainOf(others: readonly string[], parts: readonly KnownPart[]): PostQuery['plain'] {
  if (!parts.some(({ beginning, labels }) => beginning !== null || labels.length > 0)) return null;
  return conditions(
    others,
    parts.map((part) => ({ ...part, beginning: null, labels: [] })),
  );
}

function eachOf(others: readonly string[], parts: readonly KnownPart[], scored: string): PostQuery[] {
  return parts.slice(0, maxSingleWords).map((part) => ({
    ...conditions(others, [part]),
    exact: null,
    byName: byNameOf(others, [part], [part]),
    scored,
    plain: plainOf(others, [part]),
  }));
}

/** "The Who": stop words are searched in names. */
function combineStopWords(labels: readonly string[], parts: readonly KnownPart[]): ResolvedTerm | undefined {
  const words = parts.filter(({ isExcluded }) => !isExcluded).flatMap((part) => part.words.map(nameWord));
  if (words.length === 0) return undefined;
  const required = and([...labels, ...words]);
  const byName = { required, exact: null };
  return { allWords: { required, exact: null, byName, named: required, scored: '', plain: null }, eachWord: [] };
}

const nowhere = quoted('name:');

/** Returns the query for a part anywhere, with all its words in any order, or as an author or tag. */
function anyOf(part: KnownPart): string {
  return `(${or([`(${and(part.stems.map(quoted))})`, ...beginnings(part), ...part.labels.map(quoted)])})`;
}

/** Returns the query for a part anywhere, with its words next to each other. */
function inOrder(part: KnownPart): string {
  return `(${or([`(${part.query})`, ...beginnings(part), ...part.labels.map(quoted)])})`;
}

/** Returns the query that ranks a part, which is `inOrder` without repeated words of the name. */
function scoreOf({ query, beginning, labels }: KnownPart): string {
  const typed = beginning === null ? [] : [`${quoted(beginning)}:*`];
  return or([`(${query})`, ...typed, ...labels.map(quoted)]);
}

function beginnings({ beginning }: KnownPart): string[] {
  return beginning === null ? [] : [`${quoted(beginning)}:*`, `${nameWord(beginning)}:*`];
}

function inName({ stems, beginning }: KnownPart): string {
  const whole = and(stems.map(nameWord));
  return beginning === null ? whole : `(${or([`(${whole})`, `${nameWord(beginning)}:*`])})`;
}

const and = (queries: readonly string[]) => queries.join(' & ');
const or = (queries: readonly string[]) => queries.join(' | ');
const nameWord = (word: string) => quoted(`name:${word}`);

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
}

/** Returns the labels that every match of a filter has; undefined if the site lacks one of them. */
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
