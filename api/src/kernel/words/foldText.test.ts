import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { foldText } from './foldText.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const foldedBySql = async (texts: readonly string[]) => {
  const { rows } = await database.db.$client.query<{ folded: string }>(
    'select fold_words(text) as folded from unnest($1::text[]) with ordinality as texts (text, place) order by place',
    [texts],
  );
  return rows.map(({ folded }) => folded);
};

const decomposedBySql = async (texts: readonly string[]) => {
  const { rows } = await database.db.$client.query<{ decomposed: string }>(
    'select normalize(text, NFKD) as decomposed from unnest($1::text[]) with ordinality as texts (text, place) order by place',
    [texts],
  );
  return rows.map(({ decomposed }) => decomposed);
};

const cases: readonly [string, string][] = [
  ['The word “marrow”.', 'the word marrow'],
  ['flood—board, lamp/orpheum… 10\u00a0kg', 'flood board lamp orpheum 10 kg'],
  ['Große Straße', 'grosse strasse'],
  ['Sørensen i Łódź', 'sorensen i lodz'],
  ['Œuvre d’été', "oeuvre d'ete"],
  ['Don`t, don´t, DON’T', "don't don't don't"],
  ['so\u00adfa', 'sofa'],
  ['ΟΔΟΣ Ελλάδα', 'οδοσ ελλαδα'],
  ['Ёлка ЩУКА', 'елка щука'],
  ['שָׁלוֹם', 'שלום'],
  ['ﾀﾜｰ ガ 서울', 'タワー ガ 서울'],
  ['½ m² ♥️', '1 2 m2'],
  ['İstanbul ıssız', 'istanbul issiz'],
];

describe('a text', () => {
  test.each(cases)('%p is folded to %p', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('is folded the same by the database', async () => {
    expect(await foldedBySql(cases.map(([text]) => text))).toEqual(cases.map(([, folded]) => folded));
  });

  test('of any character is folded the same by the database, if its Unicode version has the character', async () => {
    // Half a million characters are far too many for one statement.
    const size = 4_096;
    for (let first = 1; first < 0x32_000; first += size) {
      const characters = Array.from({ length: size }, (_, index) => first + index)
        .filter((code) => code < 0xd800 || code > 0xdfff)
        .map((code) => `a${String.fromCodePoint(code)}b`);
      if (characters.length === 0) continue;
      const folded = await foldedBySql(characters);
      const known = await decomposedBySql(characters);
      const different = characters.filter(
        (text, index) => folded[index] !== foldText(text) && known[index] === text.normalize('NFKD'),
      );
      expect(different).toEqual([]);
    }
  });
});
