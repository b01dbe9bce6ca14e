import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CuratedPostLink, PostSummary } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../../kernel/db/schema/audit.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { demoAccounts } from '../../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork } from '../../../testing/testNetwork.ts';
import { until } from '../../../testing/until.ts';
import { signIn } from '../../../testing/writers.ts';

let network: TestNetwork;
let cookie = '';
beforeAll(async () => {
  network = await createTestNetwork({ SAVE_LIMIT: '1000' });
  cookie = await signIn(network.app, demoAccounts.moderator);
});
afterAll(() => network.close());

const url = '/api/vocal/curation/beat/picks';
const picks = async (): Promise<CuratedPostLink[]> =>
  (await network.app.inject({ url, headers: { cookie } })).json().posts;
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const put = (payload: object) => network.app.inject({ method: 'PUT', url, headers: { cookie }, payload });
const save = async (ids: string[]) => put({ ids, before: idsOf(await picks()) });
const list = async (query: string): Promise<{ posts: PostSummary[]; total: number; totalPages: number }> =>
  (await network.app.inject(`/api/posts/list?site=beat&${query}`)).json();
/** Returns the ids of posts by their keys. */
async function idOf(key: string): Promise<string> {
  const [row] = await network.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.site, 'beat'), eq(posts.key, key)));
  return String(row?.id);
}
const picked = async (query = '') => (await list(`editorPick=true${query}`)).posts.map(({ key }) => key);

test('shows picks in their order and records both orders in the audit', async () => {
  expect((await picks()).map(({ urlPath }) => urlPath)).toEqual(['/the-loudest-room']);
  const keys = ['night-drive', 'the-loudest-room', 'ten-sleeves'];
  const ids = await Promise.all(keys.map(idOf));
  const before = idsOf(await picks());
  const saved = await put({ ids, before });
  expect(idsOf(saved.json().posts)).toEqual(ids);
  await until(async () => JSON.stringify(await picked()) === JSON.stringify(keys));
  for (const [place, key] of keys.entries()) {
    expect(await picked(`&limit=1&page=${place + 1}`)).toEqual([key]);
  }
  expect(await list('editorPick=true&limit=2')).toMatchObject({ total: 3, totalPages: 2 });
  expect(await picked('&categoryKey=live')).toEqual(['night-drive', 'the-loudest-room']);
  expect(await picked('&tags=drums')).toEqual(['night-drive', 'the-loudest-room']);
  const rows = await network.db
    .select({ before: audit.before, after: audit.after })
    .from(audit)
    .where(eq(audit.subject, 'editorsPicks'));
  expect(rows).toEqual([{ before: { ids: before }, after: { ids } }]);

  expect((await put({ ids, before })).json()).toMatchObject({ status: 409, code: 'curation-changed' });
});

test('sorts picks without a position after the others by age', async () => {
  await network.db.update(posts).set({ editorPick: true }).where(eq(posts.key, 'field-notes'));
  await network.db.update(posts).set({ editorPick: true }).where(eq(posts.key, 'drumming-up'));
  const keys = ['night-drive', 'the-loudest-room', 'ten-sleeves', 'drumming-up', 'field-notes'];
  await until(async () => JSON.stringify(await picked()) === JSON.stringify(keys));
  expect(await picked('&limit=2&page=2')).toEqual(['ten-sleeves', 'drumming-up']);
  await save([await idOf('field-notes'), await idOf('ten-sleeves')]);
  await until(async () => (await list('editorPick=true')).total === 2);
  expect(await picked()).toEqual(['field-notes', 'ten-sleeves']);
});

test('removes a post that leaves its site from the picks for good', async () => {
  const gone = eq(posts.id, Number(await idOf('field-notes')));
  await network.db.update(posts).set({ status: 'unpublished' }).where(gone);
  await until(async () => (await list('editorPick=true')).total === 1);
  await network.db.update(posts).set({ status: 'published' }).where(gone);
  await until(async () => (await list('limit=20')).posts.some(({ key }) => key === 'field-notes'));
  expect(await picked()).toEqual(['ten-sleeves']);
});

describe('picks are refused', () => {
  test('that are not published posts of the site', async () => {
    const [other] = await network.db.select({ id: posts.id }).from(posts).where(eq(posts.site, 'marquee')).limit(1);
    const first = await idOf('ten-sleeves');
    for (const id of [String(other?.id), '999999', 'x'])
      expect((await save([first, id])).json()).toMatchObject({ status: 422, errors: [{ pointer: '/ids/1' }] });
    expect(await picked()).toEqual(['ten-sleeves']);
  });

  test('when there are more than twenty, or one twice', async () => {
    const many = Array.from({ length: 21 }, (_, place) => String(place + 1));
    expect((await put({ ids: many, before: [] })).json()).toMatchObject({ status: 422, errors: [{ pointer: '/ids' }] });
    expect((await put({ ids: ['7', '7'], before: [] })).json()).toMatchObject({ status: 422 });
    expect((await put({ ids: [], before: Array.from({ length: 201 }, () => '7') })).statusCode).toBe(422);
  });
});
