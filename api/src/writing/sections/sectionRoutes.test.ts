import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';

let network: TestNetwork;
let cookie: string;
beforeAll(async () => {
  network = await createTestNetwork();
  cookie = await signIn(network.app, demoAccounts.writer);
});
afterAll(() => network.close());

const read = (url: string, headers: Record<string, string> = { cookie }) => network.app.inject({ url, headers });

describe('the sections of a site', () => {
  test('are the categories and channels in the order of the site, with their published posts', async () => {
    const response = await read('/api/vocal/categories/list/beat');
    expect(response.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'cookie' });
    const site = async (list: string) =>
      (await read(`/api/${list}/list`, { 'x-marquee-site': 'beat' }))
        .json()
        [list].map((one: { key: string }) => one.key);
    const { categories, channels } = response.json();
    expect(categories.map(({ key }: { key: string }) => key)).toEqual(await site('categories'));
    expect(channels.map(({ key }: { key: string }) => key)).toEqual(await site('channels'));
    for (const { key, posts } of categories) {
      const list = await read(`/api/posts/list?categoryKey=${key}`, { 'x-marquee-site': 'beat' });
      expect({ key, posts }).toEqual({ key, posts: list.json().total });
    }
  });

  test('need a session and a site of the network', async () => {
    expect((await read('/api/vocal/categories/list/beat', {})).json()).toMatchObject({ code: 'signed-out' });
    expect((await read('/api/vocal/categories/list/nowhere')).statusCode).toBe(404);
    expect((await read('/api/vocal/tags/list/nowhere', {})).statusCode).toBe(401);
  });
});

describe('the tags of a site', () => {
  const names = async (q: string) =>
    (await read(`/api/vocal/tags/list/beat?q=${encodeURIComponent(q)}`))
      .json()
      .tags.map((tag: { name: string }) => tag.name);

  test('are listed with their numbers of posts, the most used first', async () => {
    const { tags } = (await read('/api/vocal/tags/list/beat')).json();
    expect(tags.length).toBeGreaterThan(1);
    const posts = tags.map((tag: { posts: number }) => tag.posts);
    expect(posts).toEqual([...posts].sort((a, b) => b - a));
    expect(tags[0]).toEqual({
      id: expect.any(String),
      key: expect.any(String),
      name: expect.any(String),
      posts: posts[0],
    });
  });

  test('are found by any part of the name, in any case', async () => {
    const [first = ''] = await names('');
    expect(await names(first.slice(1).toUpperCase())).toContain(first);
    expect(await names('%')).toEqual([]);
    expect((await read(`/api/vocal/tags/list/beat?q=${'x'.repeat(61)}`)).statusCode).toBe(400);
  });
});
