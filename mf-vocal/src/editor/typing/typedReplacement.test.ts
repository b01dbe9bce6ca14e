import { describe, expect, it } from '@jest/globals';
import { typedLine } from './typedReplacement.ts';

describe('typedLine', () => {
  it.each([
    ['en', `"It's late," she said -- twice...`, '“It’s late,” she said – twice…'],
    ['de', `"Ja" -- so`, '„Ja“ – so'],
    ['fr', `"Oui"`, '«\u00a0Oui\u00a0»'],
    ['en', '-- no', '– no'],
    ['en', '---', '---'],
    ['en', 'a---b', 'a–-b'],
    ['en', '----', '----'],
    ['en', 'well-known', 'well-known'],
    ['en', 'so....', 'so….'],
    ['en', '...', '…'],
    ['he', `צה"ל`, `צה"ל`],
  ])('turns in %s %j into %j', (language, keys, line) => expect(typedLine('', keys, language)).toBe(line));

  it('reads the text before the typed characters', () => {
    expect(typedLine('It was -', '- "', 'en')).toBe('It was – “');
  });
});
