import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';
import { openSearchLibrary, volcanoes } from '../../testing/searchLibrary.ts';
import { until } from '../../testing/until.ts';

const { network, search, keys } = openSearchLibrary();
const sectionsFor = async (term: string) => (await search(term)).search?.sections.map(({ urlPath }) => urlPath);

describe('the name of a category or channel', () => {
  test('finds its posts', async () => {
    expect((await keys('earth')).sort()).toEqual([...volcanoes].sort());
    expect(await keys('long waves')).toEqual(['orchestra']);
    expect(await keys('earth town')).toEqual(['volcano-in-summary']);
  });

  test('finds nothing by a part of it', async () => {
    expect(await search('waves')).toMatchObject({ total: 0 });
  });

  test('is suggested for a misspelt one', async () => {
    expect((await search('eatrh')).search?.suggestion).toBe('earth');
  });
});

describe('sections of the site', () => {
  test.each<[string, string[]]>([
    ['earth', ['/category/earth']],
    ['wave', ['/channel/long-waves']],
    ['The Long Waves', ['/channel/long-waves']],
    ['glaciers', ['/tag/glaciers']],
    ['ice', ['/tag/ice-cores']],
    ['zoe quillfeather', ['/author/zoe-quill']],
    ['quillf', ['/author/zoe-quill']],
    ['-earth', []],
    ['the', []],
    ['volcano', []],
  ])('for %p are %p', async (term, expected) => {
    expect(await sectionsFor(term)).toEqual(expected);
  });

  test('come with their kind and their number of posts', async () => {
    const found = await search('earth');
    expect(found.search?.sections).toEqual([
      { kind: 'category', name: 'Earth', image: null, total: 5, urlPath: '/category/earth' },
    ]);
  });

  test('need one of the words only when no post has all of them', async () => {
    expect(await sectionsFor('volcano town earth')).toEqual([]);
    expect(await sectionsFor('glaciers earth')).toEqual(['/category/earth', '/tag/glaciers']);
  });
});

describe('when no post has all words', () => {
  test('finds posts with most of them and says so', async () => {
    expect(await search('volcano town glacier')).toMatchObject({ total: 6, search: { hasSomeWords: true } });
    expect((await keys('volcano town glacier'))[0]).toBe('volcano-in-summary');
    expect(await keys('quillfeather orchestra')).toEqual(['orchestra', 'module']);
    expect(await search('volcano')).toMatchObject({ search: { hasSomeWords: false } });
  });

  test('applies the filter and the exclusions', async () => {
    expect(await keys('volcano glacier', '&postType=video')).toEqual(['volcano-in-name']);
    expect(await keys('volcano town glacier -ash')).not.toContain('volcano-in-summary');
    expect(await keys('volcano town glacier -"its town"')).not.toContain('volcano-in-summary');
    expect(await keys('king glacier')).toEqual(expect.arrayContaining(['king', 'tagged']));
    expect(await keys('king glacier -"king hill"')).toEqual(['tagged']);
  });

  test('continues each page where the previous one ended', async () => {
    const all = await keys('volcano town glacier');
    expect(await keys('volcano town glacier', '&limit=4&page=2')).toEqual(all.slice(4));
  });

  test('also suggests a term', async () => {
    expect(await search('volacno town')).toMatchObject({
      search: { hasSomeWords: true, suggestion: 'volcano town' },
    });
  });
});

describe('totals of types', () => {
  test('are of all types, whichever is requested', async () => {
    const typeTotals = { article: 4, gallery: 0, video: 1 };
    expect(await search('volcano')).toMatchObject({ total: 5, typeTotals });
    expect(await search('volcano', '&postType=video')).toMatchObject({ total: 1, typeTotals });
    expect(await search('volcano', '&postType=gallery')).toMatchObject({ total: 0, typeTotals });
  });
});

test('finds synonyms by each other', async () => {
  expect(await keys('movies')).toEqual(await keys('film'));
  expect(await keys('movies')).toContain('slashed');
  expect((await search('moives')).search?.suggestion).toBe('movies');
});

test('suggests the word in more posts among equally near words', async () => {
  const write = (key: string, content: string) => network().db.update(posts).set({ content }).where(eq(posts.key, key));
  await write('king', '<p>A bad day.</p>');
  for (const key of ['hill', 'cafe-plain', 'happy']) await write(key, '<p>A bed.</p>');
  await until(async () => (await search('bed')).total === 3);
  expect((await search('bxd')).search?.suggestion).toBe('bed');
});
