import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { suggestResponseSchema } from '@marquee/shared/domain';
import { fillSearchLibrary } from '../../testing/searchLibrary.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork({ SUGGEST_LIMIT: '40' });
  await fillSearchLibrary(network);
});
afterAll(() => network.close());

const ask = (text: string, from = '192.0.2.1') =>
  network.app.inject({ url: `/api/search/suggest?site=omni&q=${encodeURIComponent(text)}`, remoteAddress: from });
const suggested = async (text: string) => {
  const { posts, sections } = suggestResponseSchema.strict().parse((await ask(text)).json());
  return [...sections, ...posts].map(({ urlPath }) => urlPath);
};

describe('suggestions', () => {
  test.each<[string, string[]]>([
    ['volc', ['/volcano-in-name', '/volcanoes-older']],
    ['VOLCANO', ['/volcano-in-name', '/volcanoes-older']],
    ['two vol', ['/volcanoes-older']],
    ['ear', ['/category/earth']],
    ['long wav', ['/channel/long-waves']],
    ['glac', ['/tag/glaciers']],
    ['quillf', ['/author/zoe-quill']],
    ['orch', ['/orchestra']],
    ['v', []],
    ['', []],
    ['  ', []],
    ['xyzzy', []],
    ["'; drop", []],
    ['"', []],
  ])('for %p are %p', async (text, expected) => {
    expect(await suggested(text)).toEqual(expected);
  });

  test('come with the kind of each', async () => {
    expect((await ask('earth')).json().sections).toEqual([
      { kind: 'category', name: 'Earth', total: 5, urlPath: '/category/earth' },
    ]);
    expect((await ask('two volcanoes')).json().posts).toEqual([
      { name: 'Two volcanoes', urlPath: '/volcanoes-older', author: null },
    ]);
  });

  test('are cached until a list of the site changes', async () => {
    const { headers } = await ask('earth');
    expect(String(headers['cache-tag']).split(',')).toEqual(
      expect.arrayContaining(['site:omni', 'list:omni', 'category:omni/earth']),
    );
  });

  test('are refused for a text that is too long', async () => {
    const response = await ask('x'.repeat(61));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].pointer).toBe('?q');
  });

  test('are limited for each address, without effect on others', async () => {
    for (let call = 0; call < 40; call += 1) expect((await ask('volc', '198.51.100.7')).statusCode).toBe(200);
    const refused = await ask('volc', '198.51.100.7');
    expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-attempts' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('volc', '203.0.113.9')).statusCode).toBe(200);
  });
});
