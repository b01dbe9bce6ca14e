import type { SiteKey } from '@marquee/shared/domain';
import type { Database } from '../db/connect.ts';
import { editDistance } from './editDistance.ts';
import { neighbourWords } from './neighbourWords.ts';

/** A word of a term that no post of the site contains, and words of the site that look like it. */
type UnknownWord = { typed: string; folded: string; candidates: string[] };

const word = /[\p{L}\p{M}\p{N}]+/gu;
/** Terms that are tried before there is no suggestion. */
const mostTries = 4;
const mostCandidates = 20;

const unknownWords = `
  select typed, folded.word as folded, array(
    (select s.word from search_words s where s.site = $1 and s.word % folded.word
      order by similarity(s.word, folded.word) desc, s.word limit ${mostCandidates})
    union
    select s.word from search_words s where s.site = $1 and s.word = any($3::text[])
  ) as candidates
  from unnest($2::text[]) as typed
  cross join lateral (select (tsvector_to_array(to_tsvector('marquee_words', typed)))[1]) as folded (word)
  where length(folded.word) >= 3
    and case when exists (select from search_words s where s.site = $1 and s.word = folded.word) then false else (
      select total = 0 from search_posts(
        quote_literal('site:' || $1::text)::tsquery && plainto_tsquery('marquee_stems', typed), null, '', '',
        null, null, 1, 1, 1)
    ) end`;

/**
 * A term like one that finds nothing, but with words that the site's posts have in place of those that they do not.
 * @param findsSomething whether a term has results; what has none is not suggested.
 */
export async function suggestTerm(
  db: Database,
  site: SiteKey,
  term: string,
  findsSomething: (term: string) => Promise<boolean>,
): Promise<string | null> {
  const words = [...new Set(term.match(word) ?? [])];
  const { rows } = await db.$client.query<UnknownWord>({
    name: 'search_unknown_words',
    text: unknownWords,
    values: [site, words, words.flatMap((typed) => neighbourWords(folded(typed)))],
  });
  const misspelt = rows.map((row) => ({ typed: row.typed, likely: likeliest(row) }));
  if (misspelt.length === 0 || misspelt.some(({ likely }) => likely.length === 0)) return null;

  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const replacements = new Map(
      misspelt.map(({ typed, likely }) => [typed, likely[Math.min(attempt, likely.length - 1)]]),
    );
    const suggestion = term.replace(word, (typed) => replacements.get(typed) ?? typed);
    if (await findsSomething(suggestion)) return suggestion;
    if (misspelt.every(({ likely }) => likely.length <= attempt + 1)) return null;
  }
  return null;
}

/** Words that somebody may have meant, the nearest first: a slip in a short word, two or three in a long one. */
function likeliest({ folded, candidates }: UnknownWord): string[] {
  const most = folded.length <= 4 ? 1 : folded.length <= 8 ? 2 : 3;
  return candidates
    .map((candidate) => ({
      candidate,
      distance: editDistance(folded, candidate),
      // Among equals the first letter is seldom wrong, and letters are swapped more often than left out.
      unlikely: (candidate.charAt(0) === folded.charAt(0) ? 0 : 2) + Math.abs(candidate.length - folded.length) / 10,
    }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || a.unlikely - b.unlikely || a.candidate.localeCompare(b.candidate))
    .map(({ candidate }) => candidate);
}

/** Nearly as the database folds words. */
function folded(typed: string): string {
  return typed.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
