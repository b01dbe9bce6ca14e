import type { SiteKey } from '@marquee/shared/domain';
import type { Database } from '../../../kernel/db/connect.ts';
import { foldText } from '../../../kernel/words/foldText.ts';
import { synonymWords } from '../terms/synonyms.ts';
import { editDistance } from './editDistance.ts';
import { neighbourWords } from './neighbourWords.ts';
import { soundVariants } from './soundVariants.ts';
import { spellingCost } from './spellingCost.ts';

/** A word of a term that the site lacks, and similar words of the site. */
type UnknownWord = { typed: string; folded: string; candidates: string[] };

const word = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
/** Maximum number of words checked, equal to the maximum number of parts in a search (`maxParts`). */
const maxWords = 12;
/** Maximum number of terms that are tried. */
const maxTries = 4;
const maxCandidates = 20;
/** Maximum number of candidates of a word whose posts are counted. */
const maxCounted = 6;
/** Maximum number of unknown words. A text with more is probably in another language. */
const maxUnknown = 3;
/** Cost that ten times as many posts compensate. */
const tenfold = 0.25;

/**
 * Selects the words of a term that a site lacks. A site's words are in its posts, authors, tags and sections, or are
 * synonyms.
 */
const unknownWords = `
  with further_words as materialized (
    select distinct word from (
      select name from categories where site = $1 union all select name from channels where site = $1
    ) named, suggestible_words(name) as word
    union select unnest($6::text[])
  )
  select words.typed, folded.word as folded, array(
    (select near.word from unnest($4::text[], $5::text[]) as other (typed, variant)
      cross join lateral (
        select s.word from search_words s where s.site = $1 and s.word % other.variant
        order by similarity(s.word, other.variant) desc, s.word limit ${maxCandidates}
      ) near
      where other.typed = words.typed)
    union
    select s.word from search_words s where s.site = $1 and s.word = any($3::text[])
    union
    select s.word from further_words s where s.word % folded.word or s.word = any($3::text[])
  ) as candidates
  from unnest($2::text[]) as words (typed)
  cross join lateral (select replace(fold_words(typed), '''', '')) as folded (word)
  where length(folded.word) >= 3
    and case
      when exists (select from search_words s where s.site = $1 and s.word = folded.word) then false
      when folded.word in (select s.word from further_words s) then false
      else (
        select total = 0 from find_posts(
          quote_literal('site:' || $1::text)::tsquery && plainto_tsquery('pg_catalog.english', term_words(typed)), null, '', '',
          null, null, 1, 1, 1, 1)
      )
    end`;

const postsWithWords = `
  select word, total from unnest($2::text[]) as word
  cross join lateral find_posts(
    quote_literal('site:' || $1::text)::tsquery && plainto_tsquery('pg_catalog.english', term_words(word)), null, '', '', null, null,
    1, 1, 1, 10000)`;

/**
 * Suggests a term instead of one without results. Words that the site lacks are replaced by similar words of the site.
 * @param findsSomething returns true if a term has results
 */
export async function suggestTerm(
  db: Database,
  site: SiteKey,
  term: string,
  findsSomething: (term: string) => Promise<boolean>,
): Promise<string | null> {
  const words = [...new Set(term.match(word) ?? [])].slice(0, maxWords);
  const variants = words.flatMap((typed) => soundVariants(folded(typed)).map((variant) => ({ typed, variant })));
  const { rows } = await db.$client.query<UnknownWord>({
    name: 'search_unknown_words',
    text: unknownWords,
    values: [
      site,
      words,
      words.flatMap((typed) => neighbourWords(folded(typed))),
      variants.map(({ typed }) => typed),
      variants.map(({ variant }) => variant),
      synonymWords,
    ],
  });
  if (rows.length === 0 || rows.length > maxUnknown) return null;
  const nearest = rows.map((row) => ({ ...row, candidates: nearestOf(row).slice(0, maxCounted) }));
  if (nearest.some(({ candidates }) => candidates.length === 0)) return null;
  const posts = await countPosts(db, site, [...new Set(nearest.flatMap(({ candidates }) => candidates))]);
  const misspelt = nearest.map((row) => ({ typed: row.typed, likely: likeliestOf(row, posts) }));

  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const replacements = new Map(
      misspelt.map(({ typed, likely }) => [typed, likely[Math.min(attempt, likely.length - 1)]]),
    );
    const suggestion = term.replace(word, (typed) => replacements.get(typed) ?? typed);
    if (await findsSomething(suggestion)) return suggestion;
    if (misspelt.every(({ likely }) => likely.length <= attempt + 1)) return null;
  }
  return null;
}

/**
 * Returns words that a reader may have meant, the nearest first. Short words may have one slip, long words two or
 * three.
 */
function nearestOf({ folded, candidates }: UnknownWord): string[] {
  const max = folded.length <= 4 ? 1 : folded.length <= 8 ? 2 : 3;
  return candidates
    .filter((candidate) => editDistance(folded, candidate) <= max)
    .map((candidate) => ({ candidate, cost: spellingCost(folded, candidate) }))
    .sort((a, b) => a.cost - b.cost || a.candidate.localeCompare(b.candidate))
    .map(({ candidate }) => candidate);
}

/** Sorts the candidates by cost, the cheapest first. A word with many posts costs less. */
function likeliestOf({ folded, candidates }: UnknownWord, posts: ReadonlyMap<string, number>): string[] {
  const cost = (candidate: string) =>
    spellingCost(folded, candidate) - tenfold * Math.log10(1 + (posts.get(candidate) ?? 0));
  return candidates
    .map((candidate) => ({ candidate, cost: cost(candidate) }))
    .sort((a, b) => a.cost - b.cost || a.candidate.localeCompare(b.candidate))
    .map(({ candidate }) => candidate);
}

async function countPosts(db: Database, site: SiteKey, words: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.$client.query<{ word: string; total: number }>({
    name: 'search_posts_with_words',
    text: postsWithWords,
    values: [site, words],
  });
  return new Map(rows.map(({ word, total }) => [word, total]));
}

function folded(typed: string): string {
  return foldText(typed).replaceAll("'", '');
}
