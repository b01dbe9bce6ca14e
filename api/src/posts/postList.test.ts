import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PostList } from '@marquee/shared/domain';
import { createTestNetwork, type TestNetwork } from '../testing/testNetwork.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

async function list(query: string): Promise<PostList> {
  const answer = await network.app.inject(`/api/posts/list?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function keys(query: string): Promise<string[]> {
  return (await list(`site=beat&${query}`)).posts.map((post) => post.key);
}

test('lists a site newest first, in pages', async () => {
  const first = await list('site=beat&limit=4');
  expect(first.posts.map((post) => post.key)).toEqual([
    'the-loudest-room',
    'drumming-up',
    'a-quiet-synth',
    'field-notes',
  ]);
  expect(first).toMatchObject({ total: 6, totalPages: 2 });
});
