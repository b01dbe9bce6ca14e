import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type LinkMatch, linkMatchListSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { fillSearchLibrary } from '../../testing/searchLibrary.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';

let network: TestNetwork;
let cookie: string;
beforeAll(async () => {
  network = await createTestNetwork({ SUGGEST_LIMIT: '30' });
  await fillSearchLibrary(network);
  cookie = await signIn(network.app, demoAccounts.writer);
});
afterAll(() => network.close());

const ask = (query: Record<string, string>, headers: Record<string, string> = { cookie }) =>
  network.app.inject({ url: `/api/vocal/links?${new URLSearchParams(query)}`, headers });
async function found(q: string, site = 'omni'): Promise<LinkMatch[]> {
  return linkMatchListSchema.parse((await ask({ q, site })).json()).links;
}
const addresses = async (q: string, site?: string) =>
  (await found(q, site)).map(({ site: of, urlPath }) => `${of}${urlPath}`);

describe('the pages that a writer can link to', () => {
  test('are posts by name, sections, authors and tags', async () => {
    expect(await found('two volc')).toEqual([
      { kind: 'post', name: 'Two volcanoes', author: null, site: 'omni', urlPath: '/volcanoes-older' },
    ]);
    expect(await addresses('quillf')).toEqual(['omni/author/zoe-quill']);
    expect(await addresses('glac')).toEqual(['omni/tag/glaciers']);
    expect(await found('xyzzy')).toEqual([]);
    expect(await found('v')).toEqual([]);
  });

  test('come from the whole network, the given site first', async () => {
    await network.db.update(posts).set({ site: 'beat' }).where(eq(posts.key, 'volcanoes-older'));
    expect(await addresses('volcano', 'omni')).toEqual(['omni/volcano-in-name', 'beat/volcanoes-older']);
    expect(await addresses('volcano', 'beat')).toEqual(['beat/volcanoes-older', 'omni/volcano-in-name']);
  });

  test('are published', async () => {
    await network.db.update(posts).set({ status: 'unpublished' }).where(eq(posts.key, 'orchestra'));
    expect(await found('orchestra')).toEqual([]);
  });

  test('need a session and a text of at most 60 characters', async () => {
    expect((await ask({ q: 'volcano' }, {})).json()).toMatchObject({ code: 'signed-out' });
    expect((await ask({ q: 'x'.repeat(61) })).json().errors[0].pointer).toBe('?q');
    expect((await ask({ q: 'volcano', site: 'nowhere' })).statusCode).toBe(400);
  });

  test('are limited for each account', async () => {
    const statuses = [];
    for (let call = 0; call < 31; call += 1) statuses.push((await ask({ q: '' })).statusCode);
    expect(statuses).toContain(429);
    const other = await signIn(network.app, demoAccounts.moderator);
    expect((await ask({ q: '' }, { cookie: other })).statusCode).toBe(200);
  });
});
