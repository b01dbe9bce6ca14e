import { describe, expect, it } from '@jest/globals';
import { countWords } from './countWords.ts';

describe('countWords', () => {
  it.each([
    ['', 0],
    ['  — … ', 0],
    ['One', 1],
    ['Don’t touch the well-known 3.80 dollars.', 6],
    ['Zwölf Büße\nund eine', 4],
  ])('counts the words of %j', (text, words) => expect(countWords(text)).toBe(words));
});
