import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { categorySchema, channelSchema } from '@marquee/shared/domain';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';

// Categories and channels have the same responses, so one network serves the tests of both.
let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

const get = (path: string) => network.app.inject(path);

test("lists categories in the site's order", async () => {
  const response = await get('/api/categories/list?site=beat');
  const { categories } = response.json();
  expect(categories.map(({ key }: { key: string }) => key)).toEqual([
    'live',
    'records',
    'gear',
    'scenes',
    'voices',
    'charts',
  ]);
  expect(response.headers['cache-tag']).toMatch('site:beat,category:beat/live');
});

test('returns a category by its key', async () => {
  const { category } = (await get('/api/categories/gear?site=beat')).json();
  expect(categorySchema.strict().parse(category)).toEqual({
    key: 'gear',
    categoryKey: 'gear',
    name: 'Gear',
    description: 'All about gear.',
    image: { public_id: 'demo/beat/category-gear', width: 1800, height: 1200 },
    urlPath: '/category/gear',
  });
});

test('lists channels with their logos', async () => {
  const { channels } = (await get('/api/channels/list?site=beat')).json();
  expect(channels).toHaveLength(2);
  expect(channelSchema.strict().parse(channels[0])).toMatchObject({
    channelKey: 'backline',
    image: { public_id: 'demo/beat/channel-backline-banner', width: 2000, height: 900 },
    pageLogo: { public_id: 'demo/beat/channel-backline', width: 360, height: 96 },
    mastheadLogo: { public_id: 'demo/beat/channel-backline' },
    url: 'https://backline.example',
    urlPath: '/channel/backline',
  });
  expect(channels[1]).toMatchObject({ key: 'b-sides', image: null, pageLogo: null, url: null });
  expect((await get('/api/channels/backline?site=beat')).json().channel).toEqual(channels[0]);
});

test.each(['categories/film', 'categories/none', 'channels/matinee', 'channels/none', 'channels/%0d%0aset-cookie:x'])(
  '%s is not found on a site that has none',
  async (path) => {
    const response = await get(`/api/${path}?site=beat`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, code: '404' });
  },
);

test.each(['categories/list', 'categories/live', 'channels/list', 'channels/backline'])(
  '%s needs a site',
  async (path) => {
    expect((await get(`/api/${path}`)).statusCode).toBe(400);
  },
);
