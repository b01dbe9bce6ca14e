import { expect, test } from '@jest/globals';
import { cutSnippet } from './cutSnippet.ts';

/** Cuts a text whose matches stand in square brackets, and puts them back. */
function cut(marked: string): string {
  const matches: { start: number; end: number }[] = [];
  let text = '';
  for (const piece of marked.split(/(\[[^\]]*\])/)) {
    const word = piece.startsWith('[') ? piece.slice(1, -1) : piece;
    if (piece.startsWith('[')) matches.push({ start: text.length, end: text.length + word.length });
    text += word;
  }
  return cutSnippet({ text, matches })
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');
}

const filler = 'Nothing of note was said on that long evening by the lake. '.repeat(20);
const endless = 'nothing of note was said on that long evening by the lake and '.repeat(20);

test.each([
  ['', ''],
  ['no match', ''],
  ['A [volcano] sleeps.', 'A [volcano] sleeps.'],
  ['A [volcano]', 'A [volcano]'],
  ['[Volcano]', '[Volcano]'],
])('a short text stays whole: %p', (marked, expected) => {
  expect(cut(marked)).toBe(expected);
});

test('whole sentences are cut out of a long text', () => {
  const snippet = cut(`${filler}Then a [volcano] woke up. ${filler}`);
  expect(snippet).toMatch(/^Then a \[volcano\] woke up\. Nothing of note .* lake\.$/);
  expect(snippet.length).toBeLessThan(240);
});

test('whole words are cut out of an endless sentence', () => {
  const snippet = cut(`${endless}then a [volcano] woke up and ${endless}`);
  expect(snippet).toMatch(/^… (\w+ )+then a \[volcano\] woke up and (\w+ )+…$/);
  expect(snippet.length).toBeLessThan(240);
});

test('the place with the most different words is shown', () => {
  const snippet = cut(`A [drum] here, a [drum] there. ${filler}The [drum] and the [flute]. ${filler}`);
  expect(snippet).toMatch(/^The \[drum\] and the \[flute\]\./);
});

test('a text without spaces is cut as well', () => {
  expect(cut(`${'x'.repeat(500)}[drum]${'y'.repeat(500)}`).length).toBeLessThan(300);
});
