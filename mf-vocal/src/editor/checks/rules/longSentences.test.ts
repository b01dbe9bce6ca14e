import { expect, it } from '@jest/globals';
import { documentOf } from '../../document/documentOf.ts';
import { longSentences, maxSentenceWords } from './longSentences.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const long = `It ${words(maxSentenceWords)}.`;
const found = (content: string, language = 'en') =>
  longSentences(documentOf({ content, modules: [] }), language).map(({ message }) => message);

it.each([
  ['a sentence of the maximum', `<p>${words(maxSentenceWords)}.</p>`, []],
  ['a longer one', `<p>Short. ${long} Short.</p>`, ['The sentence has 31 words.']],
  ['one with marks', `<p>Short. It <em>${words(20)}</em> ${words(10)}.</p>`, ['The sentence has 31 words.']],
  [
    'two in a list',
    `<ul><li><p>${long}</p></li><li><p>${long}</p></li></ul>`,
    ['The sentence has 31 words.', 'The sentence has 31 words.'],
  ],
  ['code', `<pre><code>${long}</code></pre>`, []],
])('finds long sentences in %s', (_, content, messages) => expect(found(content)).toEqual(messages));

it('knows sentences and words of languages without spaces', () => {
  const sentence = '私は昨日友達と一緒に映画館で古い映画を見ました。';
  expect(found(`<p>${sentence.repeat(3)}</p>`, 'ja')).toEqual([]);
  expect(found(`<p>${sentence.replace('。', '').repeat(4)}。</p>`, 'ja')).toHaveLength(1);
});

it('selects the sentence', () => {
  const document = documentOf({ content: `<p>Short. ${long} Short.</p>`, modules: [] });
  const [finding] = longSentences(document, 'en');
  if (finding?.place.kind !== 'words') throw new Error('No words');
  expect(document.textBetween(finding.place.from, finding.place.to)).toBe(long);
});
