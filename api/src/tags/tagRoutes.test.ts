import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tagSchema } from '@marquee/shared/domain';
import { createTestNetwork, type TestNetwork } from '../testing/testNetwork.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

const get = (path: string) => network.app.inject(path);
const keysOf = (rows: { key: string }[]) => rows.map(({ key }) => key);

test('tags are listed the most used first, and by the beginning of their name', async () => {
  const { tags } = (await get('/api/tags?site=beat')).json();
  expect(tags).toHaveLength(8);
  expect(keysOf(tags).slice(0, 3)).toEqual(['drums', 'festivals', 'touring']);
  expect(keysOf((await get('/api/tags?site=beat&limit=1')).json().tags)).toEqual(['drums']);
  expect(keysOf((await get('/api/tags?site=beat&q=S')).json().tags)).toEqual(['studios', 'synths']);
  expect(keysOf((await get('/api/tags?site=beat&q=%25')).json().tags)).toEqual([]);
});

test('one tag comes by key or id', async () => {
  const { tag } = (await get('/api/tags/drums?site=beat')).json();
  expect(tagSchema.strict().parse(tag)).toMatchObject({
    name: 'Drums',
    seoTitle: 'Drums',
    seoDescription: 'Posts about drums.',
    ogTitle: 'Drums',
    urlPath: '/tag/drums',
  });
  expect((await get(`/api/tags/${tag.id}?site=beat`)).json()).toEqual({ tag });
  expect((await get(`/api/tags/${tag.id}?site=marquee`)).statusCode).toBe(404);
  expect((await get('/api/tags/robots?site=beat')).json().code).toBe('404');
});
