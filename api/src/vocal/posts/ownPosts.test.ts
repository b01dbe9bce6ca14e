import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ownPostListSchema } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import { demoAccounts } from '../../accounts/demo/demoAccounts.ts';
import { posts } from '../../db/schema/posts.ts';
import { users } from '../../db/schema/users.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

const ask = (url: string, cookie = '') => network.app.inject({ url, headers: { cookie } });

describe("a writer's own posts", () => {
  test('are all posts published under the writer’s name, newest first, and no others', async () => {
    const { email } = demoAccounts.writer;
    const [writer] = await network.db.select().from(users).where(eq(users.email, email));
    const published = await network.db
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.authorId, writer?.id ?? 0), eq(posts.status, 'published')));
    const response = await ask('/api/vocal/posts', await signIn(network.app, demoAccounts.writer));
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const list = ownPostListSchema.parse(response.json());
    expect(published.length).toBeGreaterThan(0);
    expect(list.posts.map(({ id }) => Number(id)).sort()).toEqual(published.map(({ id }) => id).sort());
    expect(list.counts).toEqual({ published: published.length });
    const times = list.posts.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  test('are none for an account without posts, nor beyond the last page', async () => {
    const moderator = await ask('/api/vocal/posts', await signIn(network.app, demoAccounts.moderator));
    expect(moderator.json()).toEqual({ success: true, posts: [], totalPages: 0, counts: { published: 0 } });
    const beyond = await ask('/api/vocal/posts?page=999', await signIn(network.app, demoAccounts.writer));
    expect(beyond.json().posts).toEqual([]);
  });

  test('need a session', async () => {
    const response = await ask('/api/vocal/posts', 'marquee_session=made-up');
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ success: false, code: 'signed-out' });
  });

  test.each(['0', '1001', 'x', '1e9'])('page=%s is refused', async (page) => {
    expect(
      (await ask(`/api/vocal/posts?page=${page}`, await signIn(network.app, demoAccounts.writer))).statusCode,
    ).toBe(400);
  });
});
