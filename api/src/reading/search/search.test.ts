import { describe, expect, test } from '@jest/globals';
import { openSearchLibrary, volcanoes } from '../../testing/searchLibrary.ts';

const { network, search, keys } = openSearchLibrary();

describe('finds', () => {
  test.each<[string, string[]]>([
    // Matches by stem, ranked by name, subtitle, summary and text; equal matches by age, the newest first.
    ['volcano', volcanoes],
    ['VOLCANOES', volcanoes],
    // Matches by prefix.
    ['volc', volcanoes],
    ['happines', ['happy']],
    ['the volc', volcanoes],
    // All words.
    ['volcano town', ['volcano-in-summary']],
    ['town volcano', ['volcano-in-summary']],
    // Phrases.
    ['"king of the hill"', ['king']],
    ['king hill', ['king', 'hill']],
    ['"the king left"', ['hill']],
    ['“hill person”', ['king']],
    ['"hill king"', []],
    // Exclusions.
    ['volcano -town', volcanoes.filter((key) => key !== 'volcano-in-summary')],
    ['volcano -"its town"', volcanoes.filter((key) => key !== 'volcano-in-summary')],
    ['king -left', ['king']],
    // Accents, both ways.
    ['cafe', ['cafe', 'cafe-plain']],
    ['café', ['cafe', 'cafe-plain']],
    ['sao paulo', ['cafe']],
    ['nunez', ['cafe']],
    // Compounds.
    ['comics', ['slashed']],
    ['film/comics', ['slashed']],
    ['rock and roll', ['slashed']],
    ['rock-and-roll', ['slashed']],
    ["o'brien", ['quoted']],
    ['obrien', ['quoted']],
    // Tags, authors, modules.
    ['glacier', ['tagged']],
    ['glaciers ice', ['tagged']],
    ['"ice cores"', ['tagged']],
    ['zoe', ['module']],
    ['Zoë Quill', ['module']],
    ['"zoe quillfeather"', ['module']],
    ['quillfeather perihelion', ['module']],
    ['aphelion', ['module']],
    // Stop words are looked for in names.
    ['the who', ['the-who']],
    // Other scripts.
    ['שלום', ['rtl']],
    ['привет', ['rtl']],
    ['東京', ['rtl']],
  ])('%p', async (term, expected) => {
    expect(await search(term)).toMatchObject({ total: expected.length });
    expect(await keys(term)).toEqual(expected);
  });
});

test.each([
  ["'", 0],
  ['"', 0],
  ['""', 0],
  ['\\', 0],
  ['!!!', 0],
  ['(', 0],
  [':*', 0],
  ['volcano:*', 5],
  ['volcano & !town | (', 1],
  ['%', 0],
  ['🌋', 0],
  ['\0', 17],
  ['vol\0cano', 0],
  ['\u202evolcano', 5],
  ['- - -', 0],
  ['--', 0],
  ['volcano"', 5],
  ["'; drop table posts; --", 0],
  ['<script>alert(1)</script>', 0],
  ['a '.repeat(100), 2],
  ['x'.repeat(200), 0],
  ['"'.repeat(200), 0],
  ['-a '.repeat(60), 0],
  ["'\\".repeat(90), 0],
])('takes %p', async (term, total) => {
  expect(await search(term)).toMatchObject({ total });
});

test('combines with filters and pages', async () => {
  expect(await keys('volcano', '&postType=video')).toEqual(['volcano-in-name']);
  expect(await keys('volcano', '&editorPick=true')).toEqual(['volcanoes-older']);
  expect(await keys('volcano', '&categoryKey=earth&postType=article')).toHaveLength(4);
  expect(await keys('untitled', '&tags=glaciers')).toEqual(['tagged']);
  expect(await keys('volcano', '&tags=glaciers')).toEqual([]);
  expect(await keys('aphelion', '&author=zoe-quill')).toEqual(['module']);
  expect(await keys('volcano', '&author=nobody')).toEqual([]);
  expect(await keys('volcano', '&channelKey=nothing')).toEqual([]);
  expect(await keys('volcano', '&publishedAfter=2026-06-15&publishedBefore=2026-06-15')).toHaveLength(5);
  expect(await keys('volcano', '&publishedBefore=2026-06-14')).toEqual([]);
  expect(await search('volcano', '&limit=2&page=2')).toMatchObject({ total: 5, totalPages: 3 });
  expect(await keys('volcano', '&limit=2&page=2')).toEqual(volcanoes.slice(2, 4));
  expect(await search('volcano', '&limit=2&page=9')).toMatchObject({ posts: [], total: 5, totalPages: 3 });
});

test('never reaches another site', async () => {
  const { posts: found, total } = (await network().app.inject('/api/posts/list?site=beat&search=volcano')).json();
  expect({ found, total }).toEqual({ found: [], total: 0 });
});
