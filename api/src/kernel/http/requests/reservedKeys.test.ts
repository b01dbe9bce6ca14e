import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { reservedKeys } from '@marquee/shared/domain';
import { createTestNetwork, type TestNetwork } from '../../../testing/testNetwork.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

/** Finds the fixed words in routes at positions where another route has a key, as `list` in `/api/posts/list`. */
async function wordsInPlaceOfKeys(): Promise<Set<string>> {
  const { paths } = (await network.app.inject('/api/openapi.json')).json() as { paths: Record<string, unknown> };
  const routes = Object.keys(paths).map((path) => path.split('/'));
  const words = routes.flatMap((route) => {
    const place = route.findIndex((segment) => segment === '{id}' || segment === '{key}');
    if (place === -1) return [];
    const beside = routes.filter((other) => route.slice(0, place).every((segment, index) => other[index] === segment));
    return beside.map((other) => other[place] ?? '').filter((word) => word !== '' && !word.startsWith('{'));
  });
  return new Set(words);
}

test('reserves every path word that could be a key', async () => {
  const words = await wordsInPlaceOfKeys();
  expect([...words]).toEqual(expect.arrayContaining(['list', 'mostViewed', 'next', 'createImpression']));
  expect([...words].filter((word) => !reservedKeys.includes(word))).toEqual([]);
});
