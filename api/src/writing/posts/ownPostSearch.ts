import { type SQL, sql } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';
import { workingCopies } from '../../kernel/db/schema/workingCopies.ts';
import { anyCasePattern, containsWords } from '../../kernel/words/wordConditions.ts';

/** Maximum number of words, because every word costs a pass over the texts. */
const maxWords = 8;

/** Selects a field of the working copy, or of the post if there is none. */
const edited = (field: string, column: SQL) =>
  sql`coalesce(${workingCopies.fields}->>${sql.raw(`'${field}'`)}, ${column})`;

const plainTexts = [
  edited('name', sql`${posts.name}`),
  edited('title', sql`${posts.title}`),
  edited('subtitle', sql`${posts.subtitle}`),
  edited('summary', sql`${posts.summary}`),
  sql`case when ${workingCopies.postId} is null then ${posts.imageCredit}
    else ${workingCopies.fields}->>'imageCredit' end`,
];
/** HTML before the first block. */
export const content = edited('content', sql`${posts.content}`);
const caption = sql`case when ${workingCopies.postId} is null then ${posts.imageCaption}
  else ${workingCopies.fields}->>'imageCaption' end`;
export const modules = sql`coalesce(${workingCopies.fields}->'modules', ${posts.modules})`;
const moduleTexts = sql`concat_ws(' ', ${sql.join(
  ['title', 'content', 'imageCaption', 'imageCredit', 'images[*].title', 'images[*].credit'].map(
    (path) => sql`module_texts(${modules}, ${sql.raw(`'$[*].${path}'`)})`,
  ),
  sql`, `,
)})`;

/**
 * Returns the condition that a post contains all words of a text in its name, title, subtitle, summary, captions,
 * credits or body, also inside longer words.
 * @returns undefined for a text without words
 */
export function hasWords(text: string): SQL | undefined {
  const words = text.split(/\s+/).filter(Boolean).slice(0, maxWords);
  return words.length > 0 ? sql.join(words.map(hasWord), sql` and `) : undefined;
}

function hasWord(word: string): SQL {
  // A word with symbols is searched including the symbols.
  const isPlain = /^[\p{L}\p{N}\p{M}]+$/u.test(word);
  const inPlainTexts = sql.join(
    plainTexts.map((plainText) =>
      isPlain ? containsWords(plainText, word) : sql`${plainText} ~ ${anyCasePattern(word)}`,
    ),
    sql` or `,
  );
  const inHtml = word.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const inJson = anyCasePattern(JSON.stringify(inHtml).slice(1, -1));
  const inTexts = [content, caption].map(
    (html) => sql`case when ${html} ~ ${anyCasePattern(inHtml)} then ${shows(html, inHtml)} else false end`,
  );
  return sql`(${inPlainTexts}
    or ${sql.join(inTexts, sql` or `)}
    or case when ${modules}::text ~ ${inJson} then ${shows(moduleTexts, inHtml)} else false end)`;
}

/**
 * Returns the condition that a word is in the text of HTML, and not only in its tags. It is slow, so it only runs on
 * HTML that contains the word.
 */
function shows(html: SQL, inHtml: string): SQL {
  return sql`${html} ~ ${`(?:^|>)[^<]*${anyCasePattern(inHtml)}`}`;
}
