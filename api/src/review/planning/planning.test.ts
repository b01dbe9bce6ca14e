import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  reviewStatusSchema,
  type Story,
  storyLimits,
  storyListSchema,
  storyOfPostSchema,
  storyResponseSchema,
  storyStages,
  storyStates,
} from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../kernel/db/schema/audit.ts';
import { notices } from '../../kernel/db/schema/notices.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { stories } from '../../kernel/db/schema/stories.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { testNow } from '../../testing/testNetwork.ts';
import { ReviewCalls, type ReviewRole } from '../testing/ReviewCalls.ts';

let calls: ReviewCalls;
const ids: Record<ReviewRole, string> = { author: '', moderator: '', second: '', limited: '' };

beforeAll(async () => {
  calls = await ReviewCalls.open();
  for (const role of Object.keys(ids) as ReviewRole[]) {
    const current = await calls.network.app.inject({
      url: '/api/currentUser',
      headers: { cookie: calls.cookies[role] },
    });
    ids[role] = current.json().user.id;
  }
});
beforeEach(async () => {
  calls.now = testNow;
  await calls.network.db.delete(notices);
  await calls.network.db.delete(stories);
});
afterAll(() => calls.network.close());

const plan = { slug: 'Rye', brief: 'Who bakes it?', category: null, words: 800, pictures: '2' };
const due = { day: '2026-07-01', time: null };
const pitchOf = (more: object = {}) => ({ ...plan, site: 'beat', key: randomUUID(), ...more });
const storyOf = (more: object = {}) => ({ ...pitchOf(), due, editor: null, writer: null, ...more });
const answerOf = (answer: string, more: object = {}) => ({
  ...{ answer, message: 'Fine.', due: null, editor: null, words: null, version: 1 },
  ...more,
});

const told = (response: { json(): unknown }): Story => storyResponseSchema.parse(response.json()).story;
const pitch = async (more: object = {}) => told(await calls.call('author', 'POST', 'pitches', pitchOf(more)));
const create = async (more: object = {}) => told(await calls.call('moderator', 'POST', 'stories', storyOf(more)));
const act = (role: ReviewRole, id: string, step: string, body: object) =>
  calls.call(role, 'POST', `stories/${id}/${step}`, body);
const read = async (id: string, role: ReviewRole = 'moderator') => told(await calls.call(role, 'GET', `stories/${id}`));
const codeOf = (response: { statusCode: number; json(): { code?: string } }) =>
  `${response.statusCode} ${response.json().code ?? ''}`.trim();
const draftsNamed = (name: string) => calls.network.db.select().from(posts).where(eq(posts.name, name));
const toldTo = async (role: ReviewRole) =>
  (
    await calls.network.db
      .select()
      .from(notices)
      .where(eq(notices.userId, Number(ids[role])))
      .orderBy(notices.id)
  ).map(({ kind, detail, mail }) => ({ kind, note: detail.note, mail }));
const actionsOf = async (id: string) =>
  (
    await calls.network.db
      .select({ action: audit.action })
      .from(audit)
      .where(and(eq(audit.subject, 'story'), eq(audit.subjectId, id)))
      .orderBy(audit.id)
  ).map(({ action }) => action);

describe('a pitch', () => {
  test('becomes a draft of its writer, with the brief beside it, and is published', async () => {
    const { id } = await pitch({ slug: 'Night bakers' });
    const accepted = await act('moderator', id, 'answer', answerOf('accept', { due, words: 1_200 }));
    const story = told(accepted);
    expect(story).toMatchObject({ stage: 'draft', words: 1_200, due: { ...due, at: '2026-07-02T04:00:00.000Z' } });
    expect(story.editor?.id).toBe(ids.moderator);
    const own = await calls.call('author', 'GET', `posts/${story.post?.id}/story`);
    expect(storyOfPostSchema.parse(own.json()).story).toMatchObject({ brief: plan.brief, actions: [] });
    const draft = (await calls.call('author', 'GET', `posts/${story.post?.id}`)).json().post;
    expect(draft).toMatchObject({ name: 'Night bakers', site: 'beat', reviewStatus: 'draft', content: '' });
    expect(await toldTo('author')).toEqual([{ kind: 'pitchAccepted', note: 'Fine.', mail: 'each' }]);
    await calls.network.db
      .update(posts)
      .set({ status: 'published', key: 'night-bakers', publishedAt: testNow })
      .where(eq(posts.id, Number(story.post?.id)));
    expect(await read(id)).toMatchObject({ stage: 'published', actions: [] });
    expect(await actionsOf(id)).toEqual(['pitch', 'accept']);
  });

  test('is changed while it is unanswered, also after a question', async () => {
    const { id } = await pitch();
    expect(codeOf(await act('moderator', id, 'answer', answerOf('ask', { message: '' })))).toBe('422 invalid');
    await act('moderator', id, 'answer', answerOf('ask', { message: 'Which bakery?' }));
    const asked = await read(id, 'author');
    expect(asked.messages).toMatchObject([{ kind: 'ask', text: 'Which bakery?', from: expect.any(String) }]);
    const change = { ...plan, site: 'marquee', brief: 'The one in the harbour.' };
    expect(codeOf(await calls.call('author', 'PUT', `pitches/${id}`, { ...change, version: 1 }))).toBe(
      '409 story-changed',
    );
    const changed = await calls.call('author', 'PUT', `pitches/${id}`, { ...change, version: 2 });
    expect(told(changed)).toMatchObject({ site: 'marquee', brief: 'The one in the harbour.' });
    await act('moderator', id, 'answer', answerOf('decline', { message: 'We had it.', version: 3 }));
    expect(codeOf(await calls.call('author', 'PUT', `pitches/${id}`, { ...change, version: 4 }))).toBe(
      '409 story-status',
    );
    expect((await toldTo('author')).map(({ kind, note }) => `${kind}: ${note}`)).toEqual([
      'pitchQuestion: Which bakery?',
      'pitchDeclined: We had it.',
    ]);
  });

  test('is withdrawn once, and not after an answer', async () => {
    const { id } = await pitch();
    const withdraw = (version: number) => calls.call('author', 'POST', `pitches/${id}/withdraw`, { version });
    expect(told(await withdraw(1)).stage).toBe('dropped');
    expect((await withdraw(1)).statusCode).toBe(200);
    expect(await actionsOf(id)).toEqual(['pitch', 'withdraw']);
    const other = await pitch();
    await act('moderator', other.id, 'answer', answerOf('accept'));
    expect(codeOf(await calls.call('author', 'POST', `pitches/${other.id}/withdraw`, { version: 2 }))).toBe(
      '409 story-status',
    );
  });

  test('is one of at most 20 without an answer, and is sent twice only once', async () => {
    const body = pitchOf();
    const [first, second] = [
      await calls.call('author', 'POST', 'pitches', body),
      await calls.call('author', 'POST', 'pitches', body),
    ];
    expect(told(first).id).toBe(told(second).id);
    for (let number = 1; number < storyLimits.openPitches; number += 1) await pitch();
    expect(codeOf(await calls.call('author', 'POST', 'pitches', pitchOf()))).toBe('409 pitches-full');
    expect((await calls.call('author', 'POST', 'pitches', body)).statusCode).toBe(201);
  });

  test('stays within its limits', async () => {
    const tooMuch = {
      slug: 'x'.repeat(storyLimits.slug + 1),
      brief: 'x'.repeat(storyLimits.brief + 1),
      pictures: 'x'.repeat(storyLimits.pictures + 1),
      words: storyLimits.words + 1,
    };
    for (const [name, value] of Object.entries(tooMuch))
      expect([name, (await calls.call('author', 'POST', 'pitches', pitchOf({ [name]: value }))).statusCode]).toEqual([
        name,
        422,
      ]);
    const missing = await calls.call('author', 'POST', 'pitches', pitchOf({ category: 'nowhere' }));
    expect(missing.json().errors).toMatchObject([{ pointer: '/category' }]);
    const { id } = await pitch();
    for (let number = 0; number < storyLimits.messages; number += 1)
      await act('moderator', id, 'answer', answerOf('ask', { version: number + 1 }));
    const more = answerOf('ask', { version: storyLimits.messages + 1 });
    expect(codeOf(await act('moderator', id, 'answer', more))).toBe('409 messages-full');
  });
});

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

describe('a plan', () => {
  test('changes the due day and tells the writer once, and a change of the editor tells nobody', async () => {
    const { id, site: _site, ...story } = await create({ writer: ids.author });
    await calls.network.db.delete(notices);
    const change = { ...plan, due: { day: '2026-08-01', time: '09:30' }, editor: story.editor?.id ?? null };
    const changed = await calls.call('moderator', 'PUT', `stories/${id}`, { ...change, version: 1 });
    expect(told(changed).due).toEqual({ ...change.due, at: '2026-08-01T13:30:00.000Z' });
    await calls.call('moderator', 'PUT', `stories/${id}`, { ...change, editor: ids.second, version: 2 });
    expect((await toldTo('author')).map(({ kind }) => kind)).toEqual(['storyChanged']);
    for (const wrong of ['1999-12-31', '2026-02-30', '2026-03-01 24:00']) {
      const [day, time = null] = wrong.split(' ');
      const refused = await calls.call('moderator', 'PUT', `stories/${id}`, {
        ...change,
        due: { day, time },
        version: 3,
      });
      expect([wrong, refused.statusCode]).toEqual([wrong, 422]);
    }
    const nobody = await calls.call('moderator', 'PUT', `stories/${id}`, { ...change, editor: ids.author, version: 3 });
    expect(nobody.json().errors).toMatchObject([{ pointer: '/editor' }]);
  });

  test('drops a story, and leaves the draft to its writer', async () => {
    const { id, post } = await create({ writer: ids.author });
    const drop = { message: 'Another magazine has it.', version: 1 };
    expect(told(await act('moderator', id, 'drop', drop)).stage).toBe('dropped');
    expect((await act('moderator', id, 'drop', drop)).statusCode).toBe(200);
    expect((await calls.call('author', 'GET', `posts/${post?.id}`)).statusCode).toBe(200);
    const beside = await calls.call('author', 'GET', `posts/${post?.id}/story`);
    expect(storyOfPostSchema.parse(beside.json()).story).toBeNull();
    expect((await toldTo('author')).at(-1)).toMatchObject({ kind: 'storyDropped', note: 'Another magazine has it.' });
  });
});

describe('the list', () => {
  const list = async (role: ReviewRole, query = '') =>
    storyListSchema.parse((await calls.call(role, 'GET', `stories${query}`)).json());
  const slugs = async (role: ReviewRole, query = '') => (await list(role, query)).stories.map(({ slug }) => slug);

  test('has the stories of the own sites, by every filter, the earliest due first', async () => {
    await create({ slug: 'Late one', writer: ids.author, due: { day: '2026-06-01', time: null }, editor: ids.second });
    await create({ slug: 'Soon', due: { day: '2026-06-20', time: '10:00' } });
    await create({ slug: 'Marquee', site: 'marquee', due: null });
    await pitch({ slug: 'Pitch' });
    expect(await slugs('moderator')).toEqual(['Late one', 'Soon', 'Pitch', 'Marquee']);
    expect(await slugs('limited')).toEqual(['Marquee']);
    expect(await slugs('moderator', '?site=beat&stage=pitched')).toEqual(['Pitch']);
    expect(await slugs('moderator', '?stage=draft')).toEqual(['Late one']);
    expect(await slugs('moderator', '?late=true')).toEqual(['Late one']);
    expect(await slugs('moderator', '?editor=second')).toEqual(['Late one']);
    expect(await slugs('moderator', '?from=2026-06-15&to=2026-06-21')).toEqual(['Soon']);
    expect(await slugs('moderator', '?writer=nobody')).toEqual([]);
    const { late, stories: listed } = await list('moderator', '?stage=pitched');
    expect([late, listed[0]?.isLate]).toEqual([1, false]);
  });

  test('finds every story by the stage that it shows, and counts those that say they are late', async () => {
    const times = { createdAt: testNow, modifiedAt: testNow };
    const past = { dueDay: '2026-06-01', dueAt: new Date('2026-06-02T04:00:00Z') };
    const row = { slug: 'A', brief: '', site: 'beat', writerId: Number(ids.author), ...times, ...past } as const;
    for (const state of storyStates.filter((one) => one !== 'assigned'))
      await calls.network.db.insert(stories).values({ ...row, state, creationKey: randomUUID() });
    for (const status of reviewStatusSchema.options) {
      const post = { status, key: `stage-${status}`, publishedAt: status === 'published' ? testNow : null };
      const [made] = await calls.network.db
        .insert(posts)
        .values({ authorId: Number(ids.author), site: 'beat', ...times, ...post })
        .returning();
      const assigned = { state: 'assigned', postId: made?.id ?? null, creationKey: randomUUID() } as const;
      await calls.network.db.insert(stories).values({ ...row, ...assigned });
    }
    const { stories: all, late } = await list('moderator', '?stage=all');
    expect(all).toHaveLength(storyStates.length - 1 + reviewStatusSchema.options.length);
    expect(late).toBe(all.filter(({ isLate }) => isLate).length);
    for (const stage of storyStages) {
      const found = await list('moderator', `?stage=${stage}`);
      const expected = all.filter((story) => story.stage === stage).map(({ id }) => id);
      expect([stage, found.stories.map(({ id }) => id).sort()]).toEqual([stage, expected.sort()]);
    }
  });

  test('of a writer has own pitches and assigned stories only', async () => {
    await create({ slug: 'Of nobody' });
    await create({ slug: 'Assigned', writer: ids.author });
    await pitch({ slug: 'Pitched' });
    const own = storyListSchema.parse((await calls.call('author', 'GET', 'pitches')).json());
    expect(own.stories.map(({ slug }) => slug)).toEqual(['Pitched', 'Assigned']);
    expect((await calls.call('author', 'GET', 'stories')).statusCode).toBe(403);
  });

  test('of people has names and no email addresses', async () => {
    const people = (query: string, role: ReviewRole = 'moderator') =>
      calls.call(role, 'GET', `stories/people?site=beat&${query}`);
    const editors = (await people('as=editor')).json().people.map(({ id }: { id: string }) => id);
    expect(editors).toEqual(expect.arrayContaining([ids.moderator, ids.second]));
    expect(editors).not.toContain(ids.limited);
    const [{ writerName } = { writerName: '' }] = await calls.network.db
      .select({ writerName: users.lastName })
      .from(users)
      .where(eq(users.id, Number(ids.author)));
    const found = await people(`as=writer&q=${encodeURIComponent(writerName)}`);
    expect(found.json().people.map(({ id }: { id: string }) => id)).toContain(ids.author);
    expect(found.body).not.toContain('@');
    expect((await people('as=writer')).json().people).toEqual([]);
    expect((await people('as=editor', 'author')).statusCode).toBe(403);
    expect((await people('as=editor', 'limited')).statusCode).toBe(403);
  });
});
