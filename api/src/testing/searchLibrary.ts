import { afterAll, beforeAll } from '@jest/globals';
import { type PostList, postListSchema } from '@marquee/shared/domain';
import { posts, postTags } from '../kernel/db/schema/posts.ts';
import { categories, channels, tags } from '../kernel/db/schema/taxonomy.ts';
import { users } from '../kernel/db/schema/users.ts';
import type { TestDatabase } from './testDatabase.ts';
import { createTestNetwork, type TestNetwork, testNow } from './testNetwork.ts';

type PostRow = typeof posts.$inferInsert;

/** Posts to find on the site `omni`, newest first. */
const library: (Partial<PostRow> & { key: string; tagged?: string[]; channel?: true })[] = [
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
  { key: 'orchestra', name: 'The orchestra tunes', channel: true, subtitle: 'A rhythm', summary: 'A bear in a bar.' },
];

/** Fills the site `omni` with posts to search for. */
export async function fillSearchLibrary({ db }: TestDatabase): Promise<void> {
  const person = { createdAt: testNow, modifiedAt: testNow };
  const [author] = await db
    .insert(users)
    .values({ ...person, key: 'zoe-quill', firstName: 'Zoë', lastName: 'Quillfeather' })
    .returning();
  const [category] = await db
    .insert(categories)
    .values({ site: 'omni', key: 'earth', name: 'Earth', description: '' })
    .returning();
  const [channel] = await db
    .insert(channels)
    .values({ site: 'omni', key: 'long-waves', name: 'The Long Waves', description: '' })
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
  for (const [index, { tagged = [], channel: isOfChannel, ...row }] of library.entries()) {
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
        channelId: isOfChannel ? (channel?.id ?? null) : null,
        createdAt: at,
        modifiedAt: at,
        publishedAt: at,
      })
      .returning();
    for (const tag of tagRows.filter(({ key }) => tagged.includes(key)))
      await db.insert(postTags).values({ postId: post?.id ?? 0, tagId: tag.id });
  }
}

/** Keys of the posts about volcanoes, the best first. */
export const volcanoes = [
  'volcano-in-name',
  'volcanoes-older',
  'volcano-in-subtitle',
  'volcano-in-summary',
  'volcano-in-text',
];

/** Asks the network's api as a reader does. */
export function searcher(network: () => TestNetwork) {
  const search = async (term: string, more = ''): Promise<PostList> => {
    const response = await network().app.inject(`/api/posts/list?site=omni&search=${encodeURIComponent(term)}${more}`);
    if (response.statusCode !== 200) throw new Error(`A search for ${term} answers ${response.statusCode}`);
    return postListSchema.strict().parse(response.json());
  };
  const keys = async (term: string, more = '') => (await search(term, more)).posts.map(({ key }) => key);
  return { search, keys };
}

/** A network with the search library for a file's tests, open while they run. `network` is for use in them only. */
export function openSearchLibrary() {
  let network: TestNetwork;
  beforeAll(async () => {
    network = await createTestNetwork();
    await fillSearchLibrary(network);
  });
  afterAll(() => network.close());
  return { network: () => network, ...searcher(() => network) };
}
