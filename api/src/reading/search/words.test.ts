import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { postListSchema, suggestResponseSchema } from '@marquee/shared/domain';
import { posts } from '../../kernel/db/schema/posts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';

/** Sentences with words next to punctuation marks. */
const besideMarks = `
  The word “marrow” was hers. She said “harrow”, “barrow” and “sparrow”. A door—any hinge—creaked… Lamps… flicker…
  ‘Velvet’ she wrote; “cinder”—“ember”—“tinder”. Ten kilograms of saffron. The “green room” and the “cold open”.
  (“projector”) [“reel”] {“sprocket”} «lanterne» „Kerze“ ‹bougie› – ‘torch’ — candle—wick—wax … “orpheum”/“palace”
  nitrate—celluloid. “Matinee?” “Usher!” “Balcony.” Foyer…curtain…stage. 35 mm, “aspect ratio”, “dolly zoom”.
  Agnes’s coat, the Okafors’ house, don’t, can’t; rock’n’roll; l’été; O’Malley. ‘Tis “twilight”. marquee™ “neon”
  “tungsten”:“halide”; quay‐side, dock–side, wharf−side. “jetty”, “pier”, “mole”… £“guinea” “florin” ¶ “farthing” § “groat”
  “piccolo” • “oboe” · “bassoon” ★ “clarinet” → “cornet” ← “tuba” “viola” “cello” “lute”`;

const words =
  `marrow harrow barrow sparrow door ten hinge creaked lamps flicker velvet cinder ember tinder kilograms saffron
  green room cold projector reel sprocket lanterne kerze bougie torch candle wick wax orpheum palace nitrate celluloid matinee
  usher balcony foyer curtain stage aspect dolly zoom agnes okafors twilight marquee neon tungsten halide quay dock
  wharf jetty pier guinea florin farthing groat piccolo oboe bassoon clarinet cornet tuba viola cello lute`.split(
    /\s+/,
  );

const cjk = ['東京', 'タワー', '夜', '上海', '消える', '서울', '서울의', '東京タワーの灯', '灯', '美', '아름답다'];

const punctuated = [
  ...[
    'lamp…',
    'lamp..',
    'lamps…',
    '“lamps”',
    'door—hinge',
    'nitrate/celluloid',
    'lamp/orpheum',
    'orpheum,palace',
    '(marrow)',
    'marrow?',
  ],
  ...[
    '‘velvet’',
    'velvet;',
    'marrow!!!',
    'candle–wick',
    '«lanterne»',
    'quay‐side',
    'dock – side',
    '…marrow…',
    'marrow & harrow',
    'saffron;%',
  ],
];

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
  const person = { createdAt: testNow, modifiedAt: testNow };
  const [dot] = await network.db
    .insert(users)
    .values({ ...person, key: 'dot-okafor', firstName: 'Dot', lastName: 'Okafor' })
    .returning();
  const post = (key: string, name: string, content: string, authorId: number | null = null) => ({
    ...{ site: 'omni' as const, status: 'published' as const, key, name, title: name, content, authorId },
    ...{ createdAt: testNow, modifiedAt: testNow, publishedAt: testNow },
  });
  await network.db
    .insert(posts)
    .values([
      post('marks', 'Marks', `<p>${besideMarks}</p>`),
      post(
        'tower',
        '東京タワーの灯が消える夜',
        '<p>昨日、東京タワーの灯が消えた。上海的夜很美。서울의 밤은 아름답다。</p>',
      ),
      post('hers', 'A post of hers', '<p>Nothing.</p>', dot?.id ?? null),
      post('plain', 'Dont and obrien', '<p>Hell is a shell.</p>'),
      post('verbs', 'He’ll do', '<p>She’ll say he’ll go.</p>'),
    ]);
});
afterAll(() => network.close());

async function keys(term: string): Promise<string[]> {
  const response = await network.app.inject(`/api/posts/list?site=omni&search=${encodeURIComponent(term)}`);
  const { posts: found, search } = postListSchema.parse(response.json());
  return search?.hasSomeWords ? [] : found.map(({ key }) => key);
}

describe('a search', () => {
  test.each(words)('finds %p next to a punctuation mark', async (word) => {
    expect(await keys(word)).toContain('marks');
  });

  test.each(cjk)('finds %p between other characters', async (word) => {
    expect(await keys(word)).toEqual(['tower']);
  });

  test.each(['京東', '夜東', 'ワタ'])('does not find %p, which is in another order', async (word) => {
    expect(await keys(word)).toEqual([]);
  });

  test.each(punctuated)('finds a post by %p', async (term) => {
    expect(await keys(term)).toContain('marks');
  });

  test.each([
    'Agnes’s',
    "Agnes's",
    'Agness',
    'agnes',
    'don’t',
    "don't",
    'dont',
    'O’Malley',
    "o'malley",
    'omalley',
    'malley',
    'été',
    'lete',
    "rock'n'roll",
  ])('finds %p with, without and next to an apostrophe', async (term) => {
    expect(await keys(term)).toContain('marks');
  });

  test('does not take a shortened verb for another word', async () => {
    expect(await keys('hell')).toEqual(['plain']);
    expect(await keys('shell')).toEqual(['plain']);
    expect(await keys('he’ll')).toEqual(['verbs']);
  });

  test.each(['dot', 'dot o', 'dot ok', 'dot oka', 'dot okafor'])('finds an author by %p', async (term) => {
    expect(await keys(term)).toEqual(['hers']);
  });
});

describe('suggestions', () => {
  const suggested = async (text: string) => {
    const response = await network.app.inject(`/api/search/suggest?site=omni&q=${encodeURIComponent(text)}`);
    const { posts: found, sections } = suggestResponseSchema.parse(response.json());
    return [...sections, ...found].map(({ urlPath }) => urlPath);
  };

  test.each(['do', 'dot', 'dot o', 'dot ok', 'dot oka'])('find an author by %p', async (text) => {
    expect(await suggested(text)).toContain('/author/dot-okafor');
  });

  test.each(['東京', '東京タ', '夜 東京', '灯が'])('find a post by %p', async (text) => {
    expect(await suggested(text)).toContain('/tower');
  });

  test.each(['po', 'a post of h', 'post he'])(
    'find a post by %p, whose last word has one or two letters',
    async (text) => {
      expect(await suggested(text)).toContain('/hers');
    },
  );
});
