import { describe, expect, it } from '@jest/globals';
import { compareTexts, countChangedWords } from './compareTexts.ts';

const marked = (pieces: { text: string; isOwn: boolean }[] | null) =>
  pieces?.map(({ text, isOwn }) => (isOwn ? `{${text}}` : text)).join('') ?? null;
const compared = (before: string[], after: string[]) =>
  compareTexts(before, after).map((row) => [marked(row.before), marked(row.after)]);

describe('compareTexts', () => {
  it('marks the words that differ in a paragraph', () =>
    expect(compared(['The last bus leaves early.'], ['The last tram leaves early.'])).toEqual([
      ['The last {bus} leaves early.', 'The last {tram} leaves early.'],
    ]));

  it('puts equal paragraphs beside each other, and leaves a place free for a new one', () =>
    expect(compared(['One.', 'Three.'], ['One.', 'Two.', 'Three.'])).toEqual([
      ['One.', 'One.'],
      [null, '{Two.}'],
      ['Three.', 'Three.'],
    ]));

  it('shows a paragraph that is gone on its side only', () =>
    expect(compared(['One.', 'Two.'], ['Two.'])).toEqual([
      ['{One.}', null],
      ['Two.', 'Two.'],
    ]));

  it('counts the words that came and went', () =>
    expect(countChangedWords(compareTexts(['The last bus.', 'Gone now.'], ['The very last bus.']))).toEqual({
      added: 1,
      removed: 2,
    }));
});
