import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { authorSchema } from '@marquee/shared/domain';
import { demoAccounts, moderatorName } from '../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

const get = (path: string) => network.app.inject(path);
const keysOf = (rows: { key: string }[]) => rows.map(({ key }) => key);

test('lists authors who published on the site, those with the most posts first', async () => {
  const { authors } = (await get('/api/authors/list?site=beat')).json();
  expect(keysOf(authors)).toEqual(['ada-north', 'ben-south', 'cy-west', 'di-east']);
  expect(keysOf((await get('/api/authors/list?site=marquee')).json().authors)).toEqual([
    'ada-north',
    'flo-gray',
    'wes-ritter',
  ]);
  expect(keysOf((await get('/api/authors/list?site=beat&limit=1')).json().authors)).toEqual(['ada-north']);
});

test('shows one profile of an author on the whole network', async () => {
  const { author } = (await get('/api/authors/ada-north?site=marquee')).json();
  expect(authorSchema.strict().parse(author)).toMatchObject({
    key: 'ada-north',
    fullname: 'Ada North',
    name: { first: 'Ada', last: 'North' },
    bio: '<p>Ada writes for <em>beat</em>.</p>',
    summary: 'Drums and noise.',
    image: { public_id: 'demo/beat/author-ada-north' },
    urlPath: '/author/ada-north',
  });
  expect((await get(`/api/authors/${author.id}?site=beat`)).json()).toEqual({ author });
  expect((await get('/api/authors/ben-south?site=beat')).json().author).toMatchObject({ summary: null, image: null });
});

test.each(['nobody', moderatorName.key, 'gus-hale'])(
  'responds with 404 for %s, who has published nothing',
  async (key) => {
    const response = await get(`/api/authors/${key}?site=marquee`);
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('404');
  },
);

test('shows nothing of an account in a profile', async () => {
  const response = await get('/api/authors/wes-ritter?site=marquee');
  expect(response.statusCode).toBe(200);
  expect(response.body).not.toMatch(demoAccounts.writer.email);
  expect(response.body).not.toMatch('argon2');
});
