import { describe, expect, it } from '@jest/globals';
import { languages } from '../domain/text/languages.ts';
import { typedMark, typographicMarks } from './typographicMarks.ts';

/** Types a text key by key, as in a field that sets the marks. */
function typed(keys: string, language: string): string {
  let text = '';
  for (const key of keys) text += key === '"' || key === "'" ? (typedMark(text, key, language) ?? key) : key;
  return text;
}

describe('typed marks', () => {
  it.each([
    ['en', `"Stay," she said.`, '“Stay,” she said.'],
    ['en', `He calls it 'the room'. Don't.`, 'He calls it ‘the room’. Don’t.'],
    ['en', `"'Go,' he said," she said.`, '“‘Go,’ he said,” she said.'],
    ['en', `A 12" single, 6' long`, 'A 12″ single, 6′ long'],
    ['de', `Er sagte: "Ja, 'gut'."`, 'Er sagte: „Ja, ‚gut‘.“'],
    ['fr', `Le "mot" juste, l'été`, 'Le «\u00a0mot\u00a0» juste, l’été'],
    ['es', `("Sí")`, '(«Sí»)'],
    ['sv', `"Ja" sa hon`, '”Ja” sa hon'],
    ['pl', `"Tak"`, '„Tak”'],
    ['ru', `"Да"`, '«Да»'],
    ['ar', `"نعم"`, '«نعم»'],
    ['he', `צה"ל`, 'צה"ל'],
    ['en-GB', `"Yes"`, '“Yes”'],
    ['xx', `"Yes"`, '“Yes”'],
  ])('in %s turn %s into %s', (language, keys, expected) => expect(typed(keys, language)).toBe(expected));

  it.each(Object.keys(languages))('are the same as the marks of a whole text in %s', (language) => {
    const text = `"One two", she said. ("Three")`;
    const whole = [...text].map((one, index) => typographicMarks([...text], () => language)[index] ?? one).join('');
    expect(typed(text, language)).toBe(whole);
  });
});

it('sets the marks of a passage in its language', () => {
  const characters = [...`"a" "b"`];
  const languageAt = (index: number) => (index < 4 ? 'en' : 'de');
  expect(characters.map((one, index) => typographicMarks(characters, languageAt)[index] ?? one).join('')).toBe(
    '“a” „b“',
  );
});
