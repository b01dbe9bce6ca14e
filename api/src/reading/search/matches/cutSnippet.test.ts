import { expect, test } from '@jest/globals';
import { cutSnippet } from './cutSnippet.ts';

/** Cuts a text with matches in square brackets, and restores the brackets. */
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
])('keeps a short text: %p', (marked, expected) => {
  expect(cut(marked)).toBe(expected);
});

test('cuts whole sentences out of a long text', () => {
  const snippet = cut(`${filler}Then a [volcano] woke up. ${filler}`);
  expect(snippet).toMatch(/^Then a \[volcano\] woke up\. Nothing of note .* lake\.$/);
  expect(snippet.length).toBeLessThan(240);
});

test('cuts whole words out of an endless sentence', () => {
  const snippet = cut(`${endless}then a [volcano] woke up and ${endless}`);
  expect(snippet).toMatch(/^… (\w+ )+then a \[volcano\] woke up and (\w+ )+…$/);
  expect(snippet.length).toBeLessThan(240);
});

test('shows the place with the most different words', () => {
  const snippet = cut(`A [drum] here, a [drum] there. ${filler}The [drum] and the [flute]. ${filler}`);
  expect(snippet).toMatch(/^The \[drum\] and the \[flute\]\./);
});

test('cuts a text without spaces', () => {
  expect(cut(`${'x'.repeat(500)}[drum]${'y'.repeat(500)}`).length).toBeLessThan(300);
});
