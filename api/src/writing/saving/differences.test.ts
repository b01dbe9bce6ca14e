import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { draftDifferencesSchema } from '@marquee/shared/domain';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';

let network: TestNetwork;
const cookies = { writer: '', moderator: '' };
beforeAll(async () => {
  network = await createTestNetwork();
  for (const account of ['writer', 'moderator'] as const)
    cookies[account] = await signIn(network.app, demoAccounts[account]);
});
afterAll(() => network.close());

const call = (method: 'GET' | 'PUT', path: string, account: keyof typeof cookies, payload?: object) =>
  network.app.inject({
    method,
    url: `/api/vocal/${path}`,
    headers: { cookie: cookies[account], 'if-match': '*' },
    ...(payload && { payload }),
  });

test('returns the changes of a published post with the published text', async () => {
  const { posts } = (await call('GET', 'posts?status=published', 'writer')).json();
  const [{ id, name }] = posts;
  expect((await call('GET', `review/${id}/differences`, 'moderator')).statusCode).toBe(404);
  const present = (await call('GET', `posts/${id}`, 'writer')).json().post;
  await call('PUT', `posts/${id}`, 'writer', { name: 'Another name' });
  const { before, after } = draftDifferencesSchema.parse(
    (await call('GET', `review/${id}/differences`, 'moderator')).json(),
  );
  expect([before.name, after.name]).toEqual([name, 'Another name']);
  expect({ ...after, name }).toEqual(before);
  expect(present).toMatchObject(before);
});
