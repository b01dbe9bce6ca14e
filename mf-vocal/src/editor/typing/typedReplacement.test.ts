import { describe, expect, it } from '@jest/globals';
import { typedReplacement } from './typedReplacement.ts';

/** Types a line key by key. */
function typed(keys: string, language = 'en'): string {
  let line = '';
  for (const key of keys) {
    const replacement = typedReplacement(line, key, language);
    line = replacement ? line.slice(0, line.length - replacement.cut) + replacement.text : line + key;
  }
  return line;
}

describe('typedReplacement', () => {
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
  ])('turns in %s %j into %j', (language, keys, line) => expect(typed(keys, language)).toBe(line));
});
