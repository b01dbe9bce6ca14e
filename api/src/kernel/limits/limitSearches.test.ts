import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fillSearchLibrary } from '../../testing/searchLibrary.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork({ SEARCH_LIMIT: '40' });
  await fillSearchLibrary(network);
});
afterAll(() => network.close());

const list = (query: string, from: string) =>
  network.app.inject({ url: `/api/posts/list?site=omni&${query}`, remoteAddress: from });
const search = (term: string, from: string) => list(`search=${term}`, from);
const countOf = (statuses: readonly { statusCode: number }[], expected: number) =>
  statuses.filter(({ statusCode }) => statusCode === expected).length;

describe('a flood of searches', () => {
  test('from one network gets its share, while readers get posts and their own searches', async () => {
    const flood = Promise.all(Array.from({ length: 35 }, (_, number) => search(`earth+no${number}`, '192.0.2.9')));
    const readers = await Promise.all([list('limit=5', '192.0.2.9'), search('volcano', '203.0.113.7')]);
    expect(readers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const responses = await flood;
    // Two run and ten wait.
    expect(countOf(responses, 200)).toBe(12);
    const refused = responses.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({ code: 'too-many-waiting' });
    expect(refused?.headers['retry-after']).toBe('2');
  });

  test('in sequence is limited for each network, and cached results stay free', async () => {
    for (let call = 0; call < 40; call += 1)
      expect((await search(`one${call}`, `198.51.100.${call}`)).statusCode).toBe(200);
    expect((await search('one-more', '198.51.100.99')).json()).toMatchObject({
      status: 429,
      code: 'too-many-attempts',
    });
    expect((await search('one7', '198.51.100.99')).statusCode).toBe(200);
    expect((await list('limit=3', '198.51.100.99')).statusCode).toBe(200);
    expect((await search('one-more', '203.0.113.9')).statusCode).toBe(200);
  });
});
