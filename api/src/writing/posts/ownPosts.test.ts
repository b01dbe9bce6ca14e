import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type DraftFields, type OwnPost, ownPostListSchema } from '@marquee/shared/domain';
import { and, eq, sql } from 'drizzle-orm';
import { impressions } from '../../kernel/db/schema/impressions.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { workingCopies } from '../../kernel/db/schema/workingCopies.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';

let network: TestNetwork;
let cookie: string;
let writerId: number;
beforeAll(async () => {
  network = await createTestNetwork();
  cookie = await signIn(network.app, demoAccounts.writer);
  const [writer] = await network.db.select().from(users).where(eq(users.email, demoAccounts.writer.email));
  writerId = writer?.id ?? 0;
});
afterAll(() => network.close());

const ask = (url: string, as = cookie) => network.app.inject({ url, headers: { cookie: as } });
async function list(query = '') {
  return ownPostListSchema.parse((await ask(`/api/vocal/posts${query}`)).json());
}
const namesOf = ({ posts }: { posts: OwnPost[] }) => posts.map(({ name }) => name);

type NewRow = Partial<typeof posts.$inferInsert>;
const day = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(testNow.getTime() - days * day);
async function addPost(row: NewRow): Promise<number> {
  const [added] = await network.db
    .insert(posts)
    .values({ authorId: writerId, createdAt: testNow, modifiedAt: testNow, ...row })
    .returning({ id: posts.id });
  return added?.id ?? 0;
}

describe("a writer's own posts", () => {
  test('are all posts of the writer, the last edited first', async () => {
    const own = await network.db.select({ id: posts.id }).from(posts).where(eq(posts.authorId, writerId));
    const response = await ask('/api/vocal/posts');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const { posts: listed, counts } = ownPostListSchema.parse(response.json());
    expect(own.length).toBeGreaterThan(0);
    expect(listed.map(({ id }) => Number(id)).sort()).toEqual(own.map(({ id }) => id).sort());
    expect(counts).toEqual({ published: own.length });
    const times = listed.map(({ modifiedAt }) => modifiedAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  test('are counted and filtered by status, with the trash separate', async () => {
    await addPost({ name: 'Half an idea', modifiedAt: daysAgo(1) });
    await addPost({ name: 'Newer half an idea' });
    await addPost({ name: 'Sent', status: 'needs-review' });
    await addPost({ name: 'Thrown away', deletedAt: daysAgo(29) });
    await addPost({ name: 'Long gone', deletedAt: daysAgo(30) });
    const { counts } = await list();
    expect((await list('?status=trash')).posts).toMatchObject([{ restorableUntil: daysAgo(-1).toISOString() }]);
    expect(counts).toMatchObject({ draft: 2, 'needs-review': 1, trash: 1 });
    expect(namesOf(await list('?status=draft'))).toEqual(['Newer half an idea', 'Half an idea']);
    expect(namesOf(await list('?status=trash'))).toEqual(['Thrown away']);
    expect(namesOf(await list())).not.toContain('Thrown away');
    const [draft] = (await list('?status=draft')).posts;
    expect(draft).toMatchObject({ site: null, urlPath: null, publishedAt: null, pending: null, impressions: 0 });
  });

  test('are found by words in any of their texts, ignoring case and HTML', async () => {
    await addPost({ name: 'Title of Search', content: '<p class="lead">Rock &amp; roll, <b>Ünder</b> 100% water</p>' });
    await addPost({
      name: 'Modules',
      modules: [{ type: 'content', isListicleItem: false, title: 'A heading', content: '<p>roll call</p>' }],
    });
    expect(namesOf(await list('?q=SEARCH'))).toEqual(['Title of Search']);
    expect(namesOf(await list('?q=roll+title'))).toEqual(['Title of Search']);
    expect(namesOf(await list('?q=roll'))).toHaveLength(2);
    expect(namesOf(await list('?q=heading+call'))).toEqual(['Modules']);
    expect(namesOf(await list(`?q=${encodeURIComponent('& 100%')}`))).toEqual(['Title of Search']);
    expect(namesOf(await list('?q=lead'))).not.toContain('Title of Search');
    expect(namesOf(await list(`?q=${encodeURIComponent('.*')}`))).toEqual([]);
    expect(namesOf(await list(`?q=${encodeURIComponent('(roll')}`))).toEqual([]);
    expect(namesOf(await list('?q=isListicleItem'))).toEqual([]);
    expect((await list('?q=roll&status=published')).counts).toEqual({ draft: 2 });
    expect(await list('?q=roll&status=published')).toMatchObject({ posts: [], totalPages: 0 });
    expect(await list('?q=roll&site=beat')).toMatchObject({ posts: [], counts: {} });
  });

  test('show the start of their text while they have no name', async () => {
    const words = 'It leaves at ten &amp; stops at the sea. '.repeat(100);
    const blocks: NewRow['modules'] = [{ type: 'content', isListicleItem: false, content: '<p>After a picture</p>' }];
    await addPost({ site: 'omni', name: 'Named', content: '<p>Words</p>', modifiedAt: daysAgo(1) });
    await addPost({ site: 'omni', content: `<p class="lead">${words}</p>`, modifiedAt: daysAgo(2) });
    await addPost({ site: 'omni', modules: blocks, modifiedAt: daysAgo(3) });
    await addPost({ site: 'omni', modifiedAt: daysAgo(4) });
    const excerpts = (await list('?site=omni&status=draft')).posts.map(({ excerpt }) => excerpt);
    expect(excerpts).toEqual([
      undefined,
      expect.stringMatching(/^It leaves at ten & stops at the sea\. .{100,124}$/),
      'After a picture',
      undefined,
    ]);
  });

  test('show the working copy of a published post', async () => {
    const [published] = await network.db
      .select()
      .from(posts)
      .where(and(eq(posts.authorId, writerId), eq(posts.status, 'published')));
    const postId = published?.id ?? 0;
    const fields = { name: 'Better name', key: 'better-name', content: '<p>Unheard of</p>', modules: [] };
    await network.db.insert(workingCopies).values({
      postId,
      version: 2,
      fields: fields as unknown as DraftFields,
      since: daysAgo(0.5),
      modifiedAt: new Date(testNow.getTime() + 1_000),
    });
    const [first] = (await list()).posts;
    expect(first).toMatchObject({
      id: String(postId),
      name: 'Better name',
      reviewStatus: 'published',
      urlPath: '/better-name',
      pending: { reviewStatus: 'draft', since: daysAgo(0.5).toISOString() },
    });
    expect(namesOf(await list('?q=unheard'))).toEqual(['Better name']);
  });

  test('show their number of reads', async () => {
    const [read] = (await list('?status=published')).posts;
    const before = read?.impressions ?? 0;
    await network.db.insert(impressions).values(
      ['a', 'b'].map((visitor) => ({
        postId: Number(read?.id),
        authorId: writerId,
        site: 'beat' as const,
        day: '2026-06-15',
        visitor,
        createdAt: testNow,
      })),
    );
    expect((await list('?status=published')).posts[0]?.impressions).toBe(before + 2);
  });

  test('are empty for an account without posts and beyond the last page', async () => {
    const moderator = await ask('/api/vocal/posts', await signIn(network.app, demoAccounts.moderator));
    expect(moderator.json()).toEqual({ success: true, posts: [], totalPages: 0, counts: {} });
    expect((await list('?page=999')).posts).toEqual([]);
  });

  test('come in pages of 20, each post once', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ name: `Many ${index}`, status: 'rejected' as const }));
    for (const row of many) await addPost(row);
    const [first, second] = [await list('?status=rejected'), await list('?status=rejected&page=2')];
    expect([first.totalPages, first.posts.length, second.posts.length]).toEqual([2, 20, 10]);
    expect(new Set([...namesOf(first), ...namesOf(second)]).size).toBe(30);
  });

  test('need a session', async () => {
    const response = await ask('/api/vocal/posts', 'marquee_session=made-up');
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ success: false, code: 'signed-out' });
  });

  test.each(['page=0', 'page=1001', 'page=x', 'page=1e9', 'status=gone', 'site=nowhere', `q=${'x'.repeat(201)}`])(
    'refuse ?%s',
    async (query) => {
      expect((await ask(`/api/vocal/posts?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('searches of own posts', () => {
  test('are queued and limited for an account without affecting lists and other accounts', async () => {
    const payload = {
      firstName: 'Ola',
      lastName: 'Strand',
      email: 'ola@strand.example',
      password: 'kelp-and-barnacles',
    };
    await network.app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload });
    const other = await signIn(network.app, payload);
    const later = await network.db.transaction(async (transaction) => {
      // The lock on the table keeps every search from ending.
      await transaction.execute(sql`lock table ${posts} in access exclusive mode`);
      const flood = Array.from({ length: 13 }, (_, index) => ask(`/api/vocal/posts?q=word${index}`));
      const refused = await Promise.race(flood);
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe('2');
      return [...flood, ask('/api/vocal/posts'), ask('/api/vocal/posts?q=word', other)];
    });
    const statuses = (await Promise.all(later)).map(({ statusCode }) => statusCode);
    expect(statuses.slice(13)).toEqual([200, 200]);
    expect(statuses.slice(0, 13).sort()).toEqual([...Array<number>(12).fill(200), 429]);
  });
});
