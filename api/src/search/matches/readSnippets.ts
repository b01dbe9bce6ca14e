import type { PostSearch } from '@marquee/shared/domain';
import type { Database } from '../../db/connect.ts';
import { cutSnippet, type MatchedText } from './cutSnippet.ts';

/** Private characters that mark the matches; taken out of the texts before. */
const mark = { start: '\ue000', stop: '\ue001' };
const options = `HighlightAll=true, StartSel=${mark.start}, StopSel=${mark.stop}`;
/** Characters of a text that are scanned for a snippet: matches further behind are found, but not shown. */
const shownCharacters = 20_000;

const unmarked = (text: string) => `translate(${text}, '${mark.start}${mark.stop}', '')`;
const snippetsQuery = `
  select p.id, ts_headline('marquee_stems', ${unmarked('body.text')}, $2::tsquery, $3) as body,
    ts_headline('marquee_stems', ${unmarked('p.summary')}, $2::tsquery, $3) as summary
  from posts p
  cross join lateral (
    select regexp_replace(left(concat_ws(' ', p.content, module_texts(p.modules, '$[*].content')), ${shownCharacters}),
      '<[^>]*>', ' ', 'g')
  ) as body (text)
  where p.id = any($1::bigint[])`;

/**
 * Where the words of a search stand in posts: in the text, else in the summary. Posts in which they stand elsewhere
 * (in the name, among the tags) are left out.
 * @param scored the `tsquery` of the words; empty for none.
 */
export async function readSnippets(
  db: Database,
  ids: readonly number[],
  scored: string,
): Promise<PostSearch['snippets']> {
  if (ids.length === 0 || scored === '') return {};
  const { rows } = await db.$client.query<{ id: string; body: string; summary: string }>({
    name: 'search_snippets',
    text: snippetsQuery,
    values: [ids, scored, options],
  });
  return Object.fromEntries(
    rows.flatMap(({ id, body, summary }) => {
      const marked = [decodeEntities(body.replace(cutTag, '')), summary].find((text) => text.includes(mark.start));
      return marked === undefined ? [] : [[id, cutSnippet(matchedText(marked))]];
    }),
  );
}

/** Takes the marks out of a text, and superfluous blanks. */
function matchedText(marked: string): MatchedText {
  const matches: { start: number; end: number }[] = [];
  let text = '';
  for (const [index, piece] of marked.trim().replace(/\s+/gu, ' ').split(mark.start).entries()) {
    const [match = '', after = ''] = index === 0 ? ['', piece] : piece.split(mark.stop);
    if (match !== '') matches.push({ start: text.length, end: text.length + match.length });
    text += match + after;
  }
  return { text, matches };
}

/** The rest of a tag at the place where the text was cut. */
const cutTag = /<[^>]*$/;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The sanitizer leaves no other entities. */
function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '');
}
