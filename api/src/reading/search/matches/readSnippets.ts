import type { PostSearch } from '@marquee/shared/domain';
import type { Database } from '../../../kernel/db/connect.ts';
import { cutSnippet } from './cutSnippet.ts';
import { findWords } from './findWords.ts';

/** Characters of a text that are scanned for a snippet. Later matches are found but not shown. */
const shownCharacters = 20_000;

const textsQuery = `
  select id, left(concat_ws(' ', content, module_texts(modules, '$[*].content')), ${shownCharacters}) as body, summary,
    left(concat_ws(' ', image_caption, module_texts(modules, '$[*].imageCaption'), image_credit,
      module_texts(modules, '$[*].imageCredit')), ${shownCharacters}) as captions
  from posts where id = any($1::bigint[])`;

const matchingQuery = `
  select word from unnest($1::text[]) as word where to_tsvector('pg_catalog.english', term_words(word)) @@ $2::tsquery`;

/**
 * Finds the places of a search's words in the text of posts, else in the summary, else in the captions. Posts with the
 * words elsewhere (in the name, among the tags) are left out.
 * @param scored the `tsquery` of the words; empty for a search without words
 * @param parts the texts of the term's parts
 */
export async function readSnippets(
  db: Database,
  ids: readonly number[],
  scored: string,
  parts: readonly string[],
): Promise<PostSearch['snippets']> {
  if (ids.length === 0 || scored === '') return {};
  const { rows } = await db.$client.query<{ id: string; body: string; summary: string; captions: string }>({
    name: 'search_snippet_texts',
    text: textsQuery,
    values: [ids],
  });
  const posts = rows.map(({ id, body, summary, captions }) => ({
    id,
    texts: [textOf(body), textOf(summary), textOf(captions)].map((text) => ({
      text,
      words: findWords(text, scored, parts),
    })),
  }));
  const words = new Set(posts.flatMap(({ texts }) => texts.flatMap((text) => text.words.map(({ word }) => word))));
  const matching = await readMatching(db, [...words], scored);
  return Object.fromEntries(
    posts.flatMap(({ id, texts }) => {
      const matched = texts
        .map(({ text, words }) => ({
          text,
          matches: words.filter(({ word, isMatch }) => isMatch || matching.has(word)),
        }))
        .find(({ matches }) => matches.length > 0);
      return matched === undefined ? [] : [[id, cutSnippet(matched)]];
    }),
  );
}

/**
 * Returns the words that a query matches. Each word of a phrase counts alone, so that snippets mark all of its words.
 */
async function readMatching(db: Database, words: readonly string[], scored: string): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await db.$client.query<{ word: string }>({
    name: 'search_snippet_words',
    text: matchingQuery,
    values: [words, scored.replace(/<(?:-|\d+)>/g, '|')],
  });
  return new Set(rows.map(({ word }) => word));
}

/** Removes tags, including a truncated tag at the end, and reduces white space to single spaces. */
function textOf(html: string): string {
  const text = html
    .replace(/<[^>]*(?:>|$)/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name) => entities[name] ?? '');
  return text.replace(/\s+/gu, ' ').trim();
}

/** Entities that the sanitizer leaves in a text. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
