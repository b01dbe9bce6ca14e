import { describe, expect, it } from '@jest/globals';
import { languages } from './languages.ts';
import { languageDirection, languageTag } from './languageTag.ts';

describe('a language tag', () => {
  it.each(['fr', 'pt-BR', 'zh-Hant', 'zh-Hant-TW', 'es-419', 'nqo', ...Object.keys(languages)])('can be %p', (tag) =>
    expect(tag).toMatch(languageTag),
  );

  it.each(['', 'f', 'FR', 'french', 'fr-fr', 'fr_FR', 'fr-FR-x-priv', 'fr"', 'i-klingon', 'fr '])('is not %p', (tag) =>
    expect(tag).not.toMatch(languageTag),
  );
});

describe('languageDirection', () => {
  it.each([
    ['en', 'ltr'],
    ['ar', 'rtl'],
    ['ar-EG', 'rtl'],
    ['he', 'rtl'],
    ['az-Arab', 'rtl'],
    ['ks-Deva', 'ltr'],
    ['ur-Latn-PK', 'ltr'],
  ] as const)('of %p is %s', (tag, direction) => expect(languageDirection(tag)).toBe(direction));
});
