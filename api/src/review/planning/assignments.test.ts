import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';
import { stories } from '../../kernel/db/schema/stories.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { testNow } from '../../testing/testNetwork.ts';
import { answerOf, codeOf, due, openStoryCalls, plan, storyOf, told } from '../testing/openStoryCalls.ts';

const { calls, ids, pitch, create, act, read, draftsNamed, toldTo, actionsOf, reset } = await openStoryCalls();
beforeEach(reset);
afterAll(() => calls.network.close());

describe('an assignment', () => {
  test('makes one draft, however often and by whoever it is sent', async () => {
    const { id } = await create({ slug: 'Once' });
    const assignment = { writer: ids.author, version: 1 };
    const responses = await Promise.all([
      act('moderator', id, 'assign', assignment),
      act('moderator', id, 'assign', assignment),
      act('second', id, 'assign', assignment),
    ]);
    expect(responses.map(codeOf)).toEqual(['200', '200', '200']);
    expect(await draftsNamed('Once')).toHaveLength(1);
    expect(await toldTo('author')).toHaveLength(1);
  });

  test('accepts a pitch for one of two editors', async () => {
    const { id } = await pitch({ slug: 'Two editors' });
    const responses = await Promise.all([
      act('moderator', id, 'answer', answerOf('accept')),
      act('second', id, 'answer', answerOf('accept', { due })),
    ]);
    expect(responses.map(codeOf).sort()).toEqual(['200', '409 story-changed']);
    expect(await draftsNamed('Two editors')).toHaveLength(1);
    expect(await toldTo('author')).toHaveLength(1);
  });

  test('creates a story and its draft at once, and only once', async () => {
    const body = storyOf({ slug: 'At once', writer: ids.author });
    const made = await Promise.all([1, 2].map(() => calls.call('moderator', 'POST', 'stories', body)));
    const [first, second] = made.map(told);
    expect(first?.id).toBe(second?.id);
    expect(first?.stage).toBe('draft');
    expect(await draftsNamed('At once')).toHaveLength(1);
    expect(await toldTo('author')).toEqual([{ kind: 'storyAssigned', note: plan.brief, mail: 'each' }]);
    expect(await actionsOf(first?.id ?? '')).toEqual(['create', 'assign']);
  });

  test('moves to another writer while the draft has no text', async () => {
    const { id, post } = await create({ slug: 'Moves', writer: ids.author });
    await calls.call('author', 'PUT', `posts/${post?.id}`, { content: '<p></p>' });
    const moved = told(await act('moderator', id, 'assign', { writer: ids.second, version: 1 }));
    expect(moved.writer?.id).toBe(ids.second);
    const drafts = await draftsNamed('Moves');
    expect(drafts.map(({ authorId, deletedAt }) => [String(authorId), deletedAt !== null]).sort()).toEqual(
      [
        [ids.author, true],
        [ids.second, false],
      ].sort(),
    );
    expect((await toldTo('author')).map(({ kind }) => kind)).toEqual(['storyAssigned', 'storyReassigned']);
    await calls.call('second', 'PUT', `posts/${moved.post?.id}`, { content: '<p>It smells.</p>' });
    const refused = await act('moderator', id, 'assign', { writer: ids.author, version: 2 });
    expect(codeOf(refused)).toBe('409 story-has-text');
    expect((await read(id)).writer?.id).toBe(ids.second);
  });

  test('is refused for a suspended and for a closed account', async () => {
    const { id } = await create();
    const set = (columns: object) =>
      calls.network.db
        .update(users)
        .set(columns)
        .where(eq(users.id, Number(ids.limited)));
    const [{ email } = { email: null }] = await calls.network.db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, Number(ids.limited)));
    const assign = () => act('moderator', id, 'assign', { writer: ids.limited, version: 1 });
    await set({ suspendedAt: testNow });
    expect((await assign()).json()).toMatchObject({ code: 'writer-unavailable', error: /suspended/ });
    await set({ suspendedAt: null, email: null });
    expect(codeOf(await assign())).toBe('409 writer-unavailable');
    await set({ email });
    expect(codeOf(await act('moderator', id, 'assign', { writer: '999999', version: 1 }))).toBe(
      '409 writer-unavailable',
    );
    expect((await read(id)).stage).toBe('accepted');
  });

  test('ends with the draft: the story of a deleted draft is open again, that of a published post is dropped', async () => {
    const { id, post } = await create({ writer: ids.author, editor: ids.second });
    const remove = (postId?: string) =>
      calls.network.app.inject({
        method: 'DELETE',
        url: `/api/vocal/posts/${postId}`,
        headers: { cookie: calls.cookies.author },
      });
    expect((await remove(post?.id)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ stage: 'accepted', writer: null, post: null });
    expect((await toldTo('second')).map(({ kind }) => kind)).toEqual(['storyReturned']);
    expect(await actionsOf(id)).toEqual(['create', 'assign', 'losePost']);
    const other = await create({ writer: ids.author });
    await calls.network.db
      .update(posts)
      .set({ status: 'published', key: 'other-rye', publishedAt: testNow })
      .where(eq(posts.id, Number(other.post?.id)));
    expect((await remove(other.post?.id)).statusCode).toBe(200);
    expect((await read(other.id)).stage).toBe('dropped');
  });
});

describe('a race', () => {
  test('between a writer who withdraws and an editor who accepts has one winner', async () => {
    for (let round = 0; round < 8; round += 1) {
      await calls.network.db.delete(stories);
      const { id } = await pitch({ slug: `Race ${round}` });
      const responses = await Promise.all([
        calls.call('author', 'POST', `pitches/${id}/withdraw`, { version: 1 }),
        act('moderator', id, 'answer', answerOf('accept')),
      ]);
      expect(responses.map(codeOf).sort()).toEqual(['200', '409 story-changed']);
      const { stage, post } = await read(id);
      expect([stage, post !== null]).toEqual(stage === 'draft' ? ['draft', true] : ['dropped', false]);
      expect(await draftsNamed(`Race ${round}`)).toHaveLength(stage === 'draft' ? 1 : 0);
    }
  });

  test('between a writer who deletes the draft and an editor who assigns it leaves one draft or none', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, post } = await create({ slug: `Lost ${round}`, writer: ids.author });
      const headers = { cookie: calls.cookies.author };
      const responses = await Promise.all([
        calls.network.app.inject({ method: 'DELETE', url: `/api/vocal/posts/${post?.id}`, headers }),
        act('moderator', id, 'assign', { writer: ids.second, version: 1 }),
      ]);
      expect(responses.map(codeOf)).toEqual(['200', expect.stringMatching(/^(200|409 story-changed)$/)]);
      const drafts = (await draftsNamed(`Lost ${round}`)).filter(({ deletedAt }) => deletedAt === null);
      const story = await read(id);
      expect(drafts.map(({ id: draft }) => String(draft))).toEqual(story.post ? [story.post.id] : []);
      expect(story.stage).toBe(story.post ? 'draft' : 'accepted');
    }
  });
});
