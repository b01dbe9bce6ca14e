import { describe, expect, test } from '@jest/globals';
import { cleanShownText } from './shownCharacters.ts';
import { optionalShownText, shownLines, shownText } from './shownText.ts';

const name = shownText(60, 'Enter your first name.');
const messagesOf = (text: string, schema = name) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];
const hex = (text: string) => [...text].map((letter) => letter.codePointAt(0)?.toString(16)).join(' ');

const named = (texts: readonly string[]) => texts.map((text) => [hex(text), text] as const);

describe('a shown text', () => {
  test.each(
    named([
      '\u200b',
      '\u2060',
      '\u3164',
      '\u2800',
      '\u00ad',
      '\u115f\u1160',
      '\uffa0',
      '\u200d',
      '\ufe0f',
      '\u{e0020}',
      '\u{1d159}',
      '\u034f \u200b',
      '\u0301',
      '\ue000',
    ]),
  )('rejects %s, of which nothing is visible', (_name, text) => {
    expect(messagesOf(text)).toEqual(['Enter your first name.']);
    expect(messagesOf(text, optionalShownText(60))).toEqual(['Enter some text.']);
    expect(cleanShownText(text)).toBe('');
  });

  test.each([
    '\u202a',
    '\u202e',
    '\u2066',
    '\u2069',
    '\u200e',
    '\u200f',
    '\u061c',
    '\n',
    '\u2028',
    '\u0085',
    '\u001b',
    '\u0010',
    '\u001d',
    '\0',
    '\ud800',
  ])('rejects %j and names it', (character) => {
    const code = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
    expect(messagesOf(`Ann${character}Lee`)).toEqual([
      `Remove the character ${code}, which readers cannot see, or type the text again.`,
    ]);
  });

  test.each(['Ann', '1', '?', '東京', 'می‌خواهم', '👩‍👩‍👧', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'ภาษา\u200bไทย', 'שלום'])(
    'accepts %s as it is',
    (text) => {
      expect(name.parse(text)).toBe(text);
      expect(cleanShownText(text)).toBe(text);
    },
  );

  test('is trimmed and normalized to NFC before it is measured', () => {
    expect(name.parse(' Rene\u0301\n')).toBe('René');
    expect(shownText(4).parse('Rene\u0301')).toBe('René');
    expect(messagesOf('x'.repeat(61))).toHaveLength(1);
    expect(messagesOf(' ')).toContain('Enter your first name.');
  });

  test('is empty only where a text is optional', () => {
    expect(optionalShownText(60).parse('  ')).toBe('');
    expect(shownLines(60).parse('')).toBe('');
    expect(messagesOf('')).toEqual(['Enter your first name.']);
  });

  test('has lines only where lines are shown', () => {
    expect(shownLines(60).parse('One\n\ttwo')).toBe('One\n\ttwo');
    expect(messagesOf('\u200b', shownLines(60))).toEqual(['Enter some text.']);
    expect(messagesOf('One\u202e', shownLines(60))).toHaveLength(1);
    expect(messagesOf('One\u001b', shownLines(60))).toHaveLength(1);
  });
});

test('cleans a text without changing its words', () => {
  expect(cleanShownText(' A\u0010B\u001d\ud83c\n\u202eevil\u202c Rene\u0301 ')).toBe('A B \ufffd evil René');
  expect(cleanShownText('One\n\ttwo\u001bthree', { hasLines: true })).toBe('One\n\ttwo three');
});
