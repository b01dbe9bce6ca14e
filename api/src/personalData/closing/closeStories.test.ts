import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { notices } from '../../kernel/db/schema/notices.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { stories } from '../../kernel/db/schema/stories.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';

const password = 'tin-whistle-and-kelp';
const editor = 1;
let network: TestNetwork;
let people = 0;
let writer = { id: 0, cookie: '' };

beforeAll(async () => {
  network = await createTestNetwork({ SIGN_UP_LIMIT: '1000', SIGN_IN_LIMIT: '1000' });
});
afterAll(() => network.close());

const times = { createdAt: testNow, modifiedAt: testNow };
type State = (typeof stories.$inferInsert)['state'];

async function story(slug: string, state: State, columns: Partial<typeof stories.$inferInsert> = {}): Promise<void> {
  await network.db.insert(stories).values({
    ...{ slug, state, brief: 'A', site: 'beat', writerId: writer.id, creatorId: editor, editorId: editor },
    ...{ creationKey: randomUUID(), ...times, ...columns },
  });
}

async function post(columns: Partial<typeof posts.$inferInsert>): Promise<number> {
  const [row] = await network.db
    .insert(posts)
    .values({ authorId: writer.id, site: 'beat', ...times, ...columns })
    .returning();
  return row?.id ?? 0;
}

beforeEach(async () => {
  people += 1;
  await network.db.delete(stories);
  await network.db.delete(notices);
  const account = { email: `ola-${people}@stories.example`, password };
  const payload = { ...account, firstName: 'Ola', lastName: `Strand ${people}` };
  await network.app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload });
  const [user] = await network.db.select().from(users).where(eq(users.email, account.email));
  writer = { id: user?.id ?? 0, cookie: await signIn(network.app, account) };
  await story('Pitch', 'pitched', { creatorId: writer.id });
  await story('Declined', 'declined', { creatorId: writer.id });
  await story('Dropped by an editor', 'dropped');
  await story('Draft', 'assigned', { postId: await post({ content: '<p>Salt.</p>' }) });
  const published = { status: 'published', key: `p${people}`, publishedAt: testNow } as const;
  await story('Published', 'assigned', { postId: await post(published) });
});

async function closed(fate: 'keep' | 'unpublish') {
  const response = await network.app.inject({
    ...{ method: 'POST', url: '/api/vocal/auth/deleteAccount', payload: { password, posts: fate } },
    headers: { cookie: writer.cookie },
  });
  expect(response.statusCode).toBe(200);
  const rows = await network.db.select().from(stories).orderBy(stories.id);
  return rows.map(({ slug, state, writerId, postId }) => [slug, state, writerId === writer.id, postId !== null]);
}

test('removes the notices about pitches of a closed account, which contain its words', async () => {
  const pitch = { slug: 'Rye', brief: 'Who bakes it?', category: null, words: null, pictures: '', site: 'beat' };
  const sent = await network.app.inject({
    ...{ method: 'POST', url: '/api/vocal/pitches', payload: { ...pitch, key: randomUUID() } },
    headers: { cookie: writer.cookie },
  });
  expect(sent.statusCode).toBe(201);
  const told = () => network.db.select().from(notices).where(eq(notices.kind, 'pitchSent'));
  expect(await told()).not.toEqual([]);
  await closed('keep');
  expect(await told()).toEqual([]);
});

test('deletes the pitches of a closed account, and opens the stories of its drafts again', async () => {
  expect(await closed('keep')).toEqual([
    ['Dropped by an editor', 'dropped', true, false],
    ['Draft', 'accepted', false, false],
    ['Published', 'assigned', true, true],
  ]);
  const told = await network.db.select().from(notices).where(eq(notices.userId, editor));
  expect(told.map(({ kind, detail }) => `${kind} ${detail.story}`)).toEqual(['storyReturned Draft']);
});

test('drops the stories of posts that leave their sites', async () => {
  expect(await closed('unpublish')).toEqual([
    ['Dropped by an editor', 'dropped', false, false],
    ['Draft', 'accepted', false, false],
    ['Published', 'dropped', false, false],
  ]);
});
