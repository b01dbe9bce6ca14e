import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestNetwork, type TestNetwork, testNow } from '@marquee/api/testing/testNetwork.ts';
import { postListSchema, type SiteKey } from '@marquee/shared/domain';
import { seedNetwork } from './seed/seedNetwork.ts';

const sites: readonly SiteKey[] = ['longevity', 'marquee', 'omni'];
const wordCount = 60;
/** Words of four letters or more with a quotation mark, a dash, an ellipsis, a slash or a bracket on one side. */
const besideMark = /["“‘«—–…/(](\p{L}{4,})|(?<!\p{L})(\p{L}{4,})[,.?!]?["”»—–…/)]/gu;

let network: TestNetwork;
/** Words next to a punctuation mark, each with a post that contains it. */
let words: (readonly [word: string, post: { site: string; key: string }])[];

beforeAll(async () => {
  network = await createTestNetwork();
  const lines: string[] = [];
  const report = { info: (line: string) => lines.push(line), warn: (line: string) => lines.push(line) };
  const content = join(import.meta.dirname, '../content');
  await seedNetwork({
    ...{ db: network.db, originals: network.originals, now: testNow, sites, content, report },
  });
  expect(lines.filter((line) => line.includes('skipped'))).toEqual([]);
  const { rows } = await network.db.$client.query<{ site: string; key: string; content: string }>(
    `select site, key, concat_ws(' ', content, (
       select string_agg(part #>> '{}', ' ') from jsonb_path_query(modules, '$[*].content') as part
     )) as content
     from posts where site = any($1) order by key`,
    [sites],
  );
  const found = new Map<string, { site: string; key: string }>();
  for (const { site, key, content: markup } of rows) {
    const text = markup.replaceAll(/<[^>]*>/g, ' ');
    for (const [, after, before] of text.matchAll(besideMark))
      found.set((after ?? before ?? '').toLowerCase(), { site, key });
  }
  // Words such as "which" are in no index.
  const { rows: indexed } = await network.db.$client.query<{ word: string }>(
    "select word from unnest($1::text[]) as word where numnode(plainto_tsquery('english', word)) > 0",
    [[...found.keys()]],
  );
  const isIndexed = new Set(indexed.map(({ word }) => word));
  words = [...found].filter(([word]) => isIndexed.has(word)).slice(0, wordCount);
});
afterAll(() => network.close());

test('words of the demo that stand beside a mark find their posts', async () => {
  expect(words).toHaveLength(wordCount);
  const missed: string[] = [];
  for (const [word, { site, key }] of words) {
    const keys: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const address = `/api/posts/list?site=${site}&limit=100&page=${page}&search=${encodeURIComponent(word)}`;
      const { posts: listed, totalPages } = postListSchema.parse((await network.app.inject(address)).json());
      keys.push(...listed.map((post) => post.key));
      pages = totalPages;
    }
    if (!keys.includes(key)) missed.push(`${word} of ${key}`);
  }
  expect(missed).toEqual([]);
});
