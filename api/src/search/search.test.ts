import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type PostList, postListSchema, type SnippetPart } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { posts, postTags } from '../db/schema/posts.ts';
import { categories, tags } from '../db/schema/taxonomy.ts';
import { users } from '../db/schema/users.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../testing/testNetwork.ts';
import { until } from '../testing/until.ts';

type PostRow = typeof posts.$inferInsert;

/** What there is to find on the site `omni`, the newest first. */
const library: (Partial<PostRow> & { key: string; tagged?: string[] })[] = [
  { key: 'volcano-in-text', name: 'Night shift', content: '<p>Below the <b>volcano</b> nobody sleeps.</p>' },
  { key: 'volcano-in-summary', name: 'Ash', summary: 'A volcano and its town.' },
  { key: 'volcano-in-subtitle', name: 'Smoke', subtitle: 'Letters from a volcano' },
  { key: 'volcano-in-name', name: 'The volcano', postType: 'video', content: '<p>Film.</p>' },
  { key: 'volcanoes-older', name: 'Two volcanoes', editorPick: true },
  { key: 'cafe', name: 'The Café at São Paulo', content: '<p>Señor Núñez pours.</p>' },
  { key: 'cafe-plain', name: 'A cafe anywhere' },
  { key: 'king', name: 'The king of the hill', content: '<p>He was a hill person.</p>' },
  { key: 'hill', name: 'A hill', content: '<p>No king here, but a hill. The king left.</p>' },
  { key: 'slashed', name: 'Reading', content: '<p>On film/comics and rock-and-roll.</p>' },
  { key: 'quoted', name: "O'Brien's week", content: '<p>Salt &amp; pepper &lt;3 on a &quot;plate&quot;.</p>' },
  { key: 'tagged', name: 'Untitled', tagged: ['glaciers', 'ice-cores'] },
  { key: 'the-who', name: 'The Who', content: '<p>Live.</p>' },
  { key: 'happy', name: 'Happiness', content: '<p>Nothing.</p>' },
  {
    key: 'module',
    name: 'Parts',
    modules: [{ type: 'content', title: 'Perihelion', content: 'An aphelion.', isListicleItem: false }],
  },
  { key: 'rtl', name: 'שלום עולם', content: '<p>Привет, мир. 東京</p>' },
  { key: 'orchestra', name: 'The orchestra tunes', subtitle: 'A rhythm', summary: 'A bear in a bar.' },
];

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
  const { db } = network;
  const person = { createdAt: testNow, modifiedAt: testNow };
  const [author] = await db
    .insert(users)
    .values({ ...person, key: 'zoe-quill', firstName: 'Zoë', lastName: 'Quillfeather' })
    .returning();
  const [category] = await db
    .insert(categories)
    .values({ site: 'omni', key: 'earth', name: 'Earth', description: '' })
    .returning();
  const tagRow = (key: string, name: string) => ({
    site: 'omni' as const,
    key,
    name,
    seoTitle: '',
    seoDescription: '',
    ogTitle: '',
  });
  const tagRows = await db
    .insert(tags)
    .values([tagRow('glaciers', 'Glaciers'), tagRow('ice-cores', 'Ice cores')])
    .returning();
  for (const [index, { tagged = [], ...row }] of library.entries()) {
    const at = new Date(testNow.getTime() - (index + 1) * 3_600_000);
    const [post] = await db
      .insert(posts)
      .values({
        title: row.name ?? '',
        ...row,
        site: 'omni',
        status: 'published',
        authorId: row.key === 'module' ? (author?.id ?? null) : null,
        categoryId: row.key.startsWith('volcano') ? (category?.id ?? null) : null,
        createdAt: at,
        modifiedAt: at,
        publishedAt: at,
      })
      .returning();
    for (const tag of tagRows.filter(({ key }) => tagged.includes(key)))
      await db.insert(postTags).values({ postId: post?.id ?? 0, tagId: tag.id });
  }
});
afterAll(() => network.close());

async function search(term: string, more = ''): Promise<PostList> {
  const answer = await network.app.inject(`/api/posts/list?site=omni&search=${encodeURIComponent(term)}${more}`);
  expect(answer.statusCode).toBe(200);
  return postListSchema.strict().parse(answer.json());
}
const keys = async (term: string, more = '') => (await search(term, more)).posts.map(({ key }) => key);
const volcanoes = [
  'volcano-in-name',
  'volcanoes-older',
  'volcano-in-subtitle',
  'volcano-in-summary',
  'volcano-in-text',
];

describe('finds', () => {
  test.each<[string, string[]]>([
    // By stem, and ranked: name, subtitle, summary, text; the newer first where all else is equal.
    ['volcano', volcanoes],
    ['VOLCANOES', volcanoes],
    // By a beginning.
    ['volc', volcanoes],
    ['happines', ['happy']],
    ['the volc', volcanoes],
    // All words.
    ['volcano town', ['volcano-in-summary']],
    ['town volcano', ['volcano-in-summary']],
    ['volcano glacier', []],
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
    ['obrien', []],
    // Tags, authors, modules.
    ['glacier', ['tagged']],
    ['glaciers ice', ['tagged']],
    ['"ice cores"', ['tagged']],
    ['zoe', ['module']],
    ['Zoë Quill', ['module']],
    ['"zoe quillfeather"', ['module']],
    ['quillfeather perihelion', ['module']],
    ['quillfeather volcano', []],
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

test('goes together with filters and pages', async () => {
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
  const { posts: found, total } = (await network.app.inject('/api/posts/list?site=beat&search=volcano')).json();
  expect({ found, total }).toEqual({ found: [], total: 0 });
});

describe('snippets', () => {
  const snippetOf = async (term: string, key: string) => {
    const found = await search(term);
    const parts: SnippetPart[] = found.search?.snippets[found.posts.find((post) => post.key === key)?.id ?? ''] ?? [];
    return parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
  };

  test('show the words in the text, else in the summary', async () => {
    expect(await snippetOf('volcanoes', 'volcano-in-text')).toBe('Below the [volcano] nobody sleeps.');
    expect(await snippetOf('volc', 'volcano-in-text')).toBe('Below the [volcano] nobody sleeps.');
    expect(await snippetOf('volcano', 'volcano-in-summary')).toBe('A [volcano] and its town.');
    expect(await snippetOf('volcano', 'volcano-in-name')).toBe('');
    expect(await snippetOf('nunez', 'cafe')).toBe('Señor [Núñez] pours.');
    expect(await snippetOf('aphelion', 'module')).toBe('An [aphelion].');
  });

  test('are plain text', async () => {
    expect(await snippetOf('pepper', 'quoted')).toBe('Salt & [pepper] <3 on a "plate".');
  });

  test('are cut out of long texts', async () => {
    const filler = 'Nothing of note was said that long evening. '.repeat(60);
    await network.db
      .update(posts)
      .set({ content: `<p>${filler}Then a bassoon spoke. ${filler}</p>` })
      .where(eq(posts.key, 'orchestra'));
    await until(async () => (await snippetOf('bassoon', 'orchestra')).length > 50);
    const snippet = await snippetOf('bassoon', 'orchestra');
    expect(snippet).toMatch(/^Then a \[bassoon\] spoke\. .*evening\.$/);
  });
});

describe('when nothing matches, the suggestion', () => {
  test.each<[string, string | null]>([
    ['volacno', 'volcano'],
    ['vulcano', 'volcano'],
    ['orchstra', 'orchestra'],
    ['rythm', 'rhythm'],
    ['baer', 'bear'],
    ['glaceirs', 'glaciers'],
    ['quilfeather', 'quillfeather'],
    ['The Volacno', 'The volcano'],
    ['"volacno" -town', '"volcano" -town'],
    ['volacno orchstra', null],
    ['volcano glacier', null],
    ['xyzzyxyzzy', null],
    ['🌋', null],
  ])('for %p is %p', async (term, suggestion) => {
    expect(await search(term)).toMatchObject({ total: 0, search: { snippets: {}, suggestion } });
    if (suggestion !== null) expect((await search(suggestion)).total).toBeGreaterThan(0);
  });

  test('keeps to the filter', async () => {
    expect((await search('volacno', '&postType=video')).search?.suggestion).toBe('volcano');
    expect((await search('volacno', '&postType=gallery')).search?.suggestion).toBeNull();
  });

  test('is not made when something matches', async () => {
    expect((await search('volcano')).search?.suggestion).toBeNull();
  });
});

describe('follows', () => {
  const finds = (term: string, key: string) => until(async () => (await keys(term)).includes(key));
  const loses = (term: string, key: string) => until(async () => !(await keys(term)).includes(key));

  test('what posts say, and whether they are published', async () => {
    const change = (row: Partial<PostRow>) => network.db.update(posts).set(row).where(eq(posts.key, 'happy'));
    await change({ name: 'Tumbleweed', title: 'Tumbleweed' });
    await finds('tumbleweed', 'happy');
    await loses('happiness', 'happy');
    await change({ status: 'unpublished' });
    await loses('tumbleweed', 'happy');
    await change({ status: 'published', site: 'beat' });
    expect(await keys('tumbleweed')).toEqual([]);
    await change({ site: 'omni' });
    await finds('tumbleweed', 'happy');
    expect((await search('tumblewed')).search?.suggestion).toBe('tumbleweed');
  });

  test('the names of authors and tags', async () => {
    const { db } = network;
    await db.update(users).set({ lastName: 'Marchbanks' }).where(eq(users.key, 'zoe-quill'));
    await finds('marchbanks', 'module');
    expect(await keys('quillfeather')).toEqual([]);
    await db.update(tags).set({ name: 'Moraines' }).where(eq(tags.key, 'glaciers'));
    await finds('moraine', 'tagged');
    expect((await search('morianes')).search?.suggestion).toBe('moraines');
    await db.delete(tags).where(eq(tags.key, 'glaciers'));
    await loses('moraine', 'tagged');
  });
});
