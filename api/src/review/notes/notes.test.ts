import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type NoteList,
  noteLimits,
  noteListSchema,
  noteResponseSchema,
  type ReviewNote,
  type SiteKey,
} from '@marquee/shared/domain';
import { and, eq, like } from 'drizzle-orm';
import { rowId } from '../../kernel/db/rowId.ts';
import { notices } from '../../kernel/db/schema/notices.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { reviewNotes, reviewReplies } from '../../kernel/db/schema/reviewNotes.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { moderatorOf } from '../../testing/moderatorOf.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';
import { openNotesToWriter } from './openNotesToWriter.ts';

const second = { firstName: 'Mo', lastName: 'Tarn', email: 'mo@tarn.example', password: 'kelp-and-barnacles' };
const accounts = { writer: demoAccounts.writer, moderator: demoAccounts.moderator, second };
type Account = keyof typeof accounts;
const cookies = { writer: '', moderator: '', second: '' };
const ids = { writer: 0, moderator: 0, second: 0 };

let network: TestNetwork;
let postId: string;

beforeAll(async () => {
  network = await createTestNetwork({ NOTE_LIMIT: '10000', POST_LIMIT: '1000', SAVE_LIMIT: '1000' });
  const { app } = network;
  await app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload: second });
  await network.db
    .update(users)
    .set({ grants: moderatorOf(null) })
    .where(eq(users.email, second.email));
  for (const account of ['writer', 'moderator', 'second'] as const) {
    cookies[account] = await signIn(app, accounts[account]);
    const current = await app.inject({ url: '/api/currentUser', headers: { cookie: cookies[account] } });
    ids[account] = Number(current.json().user.id);
  }
});
afterAll(() => network.close());

function send(method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, account: Account, payload?: object) {
  const headers = { cookie: cookies[account], 'if-match': '*' };
  return network.app.inject({ method, url: `/api/vocal/${url}`, headers, ...(payload && { payload }) });
}
const notesUrl = (rest = '') => `review/${postId}/notes${rest}`;
const list = async (account: Account): Promise<NoteList> =>
  noteListSchema.parse((await send('GET', notesUrl(), account)).json());
const noteOf = (response: { json(): unknown }): ReviewNote => noteResponseSchema.parse(response.json()).note;
const add = (fields: object, account: Account = 'moderator') =>
  send('POST', notesUrl(), account, { text: 'Check this.', audience: 'writer', ...fields });
const save = (changes: object, account: Account = 'writer') => send('PUT', `posts/${postId}`, account, changes);
const noticesOf = (account: Account) =>
  network.db
    .select()
    .from(notices)
    .where(and(eq(notices.userId, ids[account]), eq(notices.postId, rowId(postId))))
    .orderBy(notices.id);

const before = '<p>The last bus leaves early. Nobody waits at the <em>harbour</em> for the tram.</p>';
const quote = { prefix: 'Nobody ', exact: 'waits at the harbour', suffix: ' for the' };

async function newPost(): Promise<void> {
  const made = await send('POST', 'posts/create', 'writer');
  postId = made.json().post.id;
  const modules = [{ type: 'content', id: 'm1', isListicleItem: false, content: before }];
  expect((await save({ site: 'beat', title: 'Trams', modules })).statusCode).toBe(200);
  await network.db
    .update(posts)
    .set({ status: 'needs-review' })
    .where(eq(posts.id, rowId(postId)));
}

describe('a note of a moderator', () => {
  test('follows its words into another block and reports when they are gone', async () => {
    await newPost();
    const note = noteOf(await add({ quote }));
    expect(note).toMatchObject({ place: 'm1', quote: 'waits at the harbour', isLost: false, isOwn: true });

    const moved = [
      { type: 'content', id: 'm1', isListicleItem: false, content: '<p>Another beginning.</p>' },
      { type: 'content', id: 'm2', isListicleItem: false, content: before },
    ];
    await save({ modules: moved });
    expect((await list('writer')).notes).toMatchObject([{ place: 'm2', isLost: false }]);

    await save({ modules: [{ ...moved[1], id: 'm1', content: '<p>Nobody is at the harbour of Genoa.</p>' }] });
    expect((await list('writer')).notes).toMatchObject([{ place: 'm1', isLost: true, text: 'Check this.' }]);
    await save({ modules: [] });
    expect((await list('writer')).notes).toMatchObject([{ place: null, isLost: true }]);
  });

  test('is refused for words that are missing or ambiguous', async () => {
    await newPost();
    const refused = await add({ quote: { ...quote, exact: 'waits in Genoa' } });
    expect(refused.json()).toMatchObject({ status: 422, errors: [{ pointer: '/quote', code: 'missing' }] });
    expect((await add({ place: 'm9' })).json()).toMatchObject({ status: 422, errors: [{ pointer: '/place' }] });
    await save({ content: before.repeat(3) });
    expect((await add({ quote, place: 'content' })).statusCode).toBe(422);
  });

  test('is visible to the writer only if it is addressed to the writer', async () => {
    await newPost();
    const open = noteOf(await add({ place: 'title' }));
    const own = noteOf(await add({ audience: 'moderators', text: 'Is this the one from May?' }));
    expect((await list('writer')).notes.map(({ id }) => id)).toEqual([open.id]);
    expect((await list('second')).notes.map(({ id }) => id)).toEqual([own.id, open.id]);
    for (const call of [
      send('PATCH', notesUrl(`/${own.id}`), 'writer', { isResolved: true }),
      send('POST', notesUrl(`/${own.id}/replies`), 'writer', { text: 'Which one?' }),
    ])
      expect((await call).statusCode).toBe(404);
    expect(await openNotesToWriter(network.db, rowId(postId))).toBe(1);
  });

  test("is refused on one's own posts", async () => {
    await newPost();
    expect((await add({ place: 'title' }, 'writer')).json()).toMatchObject({ status: 403, code: 'moderator-only' });
    await network.db
      .update(posts)
      .set({ authorId: ids.moderator })
      .where(eq(posts.id, rowId(postId)));
    noteOf(await add({ audience: 'moderators' }, 'second'));
    expect((await add({ place: 'title' })).statusCode).toBe(403);
    expect((await list('moderator')).notes).toEqual([]);
  });

  test('is hidden from moderators of other sites', async () => {
    await newPost();
    const limit = (sites: SiteKey[] | null) =>
      network.db
        .update(users)
        .set({ grants: moderatorOf(sites) })
        .where(eq(users.id, ids.second));
    await limit(['marquee']);
    expect((await send('GET', notesUrl(), 'second')).statusCode).toBe(404);
    expect((await add({ place: 'title' }, 'second')).statusCode).toBe(404);
    expect((await list('moderator')).people.map(({ id }) => id)).not.toContain(String(ids.second));
    await limit(['beat', 'marquee']);
    expect((await add({ place: 'title' }, 'second')).statusCode).toBe(201);
    await limit(null);
  });

  test('is resolved by the writer, reopened by a reply and reworded only by its author', async () => {
    await newPost();
    const { id } = noteOf(await add({ place: 'title' }));
    const change = (account: Account, fields: object) => send('PATCH', notesUrl(`/${id}`), account, fields);
    expect(noteOf(await change('writer', { isResolved: true })).resolved).toMatchObject({
      by: { id: String(ids.writer) },
    });
    expect(await openNotesToWriter(network.db, rowId(postId))).toBe(0);
    const answered = noteOf(await send('POST', notesUrl(`/${id}/replies`), 'moderator', { text: 'Not quite.' }));
    expect(answered).toMatchObject({ resolved: null, replies: [{ text: 'Not quite.' }] });

    const foreign = await change('second', { text: 'Other words.' });
    expect(foreign.json()).toMatchObject({ status: 403, code: 'note-author-only' });
    expect(noteOf(await change('moderator', { text: 'Other words.' }))).toMatchObject({
      text: 'Other words.',
      editedAt: testNow.toISOString(),
    });
  });
});

describe('notices of notes', () => {
  test('go to mentioned people, and never to the writer for internal notes', async () => {
    await newPost();
    const writer = (await list('moderator')).people.find(({ id }) => id === String(ids.writer));
    await add({ audience: 'moderators', text: `@Mo Tarn look, and @${writer?.fullname} must not know.` });
    expect((await noticesOf('second')).at(-1)).toMatchObject({ kind: 'mention', postId: rowId(postId) });
    expect(await noticesOf('writer')).toEqual([]);
  });

  test('reach a moderator after hundreds of other magazines’ moderators in the alphabet', async () => {
    await newPost();
    const others = Array.from({ length: 201 }, (_, number) => ({
      ...{ key: `aa-${number}`, firstName: 'Aa', lastName: `${number}`, createdAt: testNow, modifiedAt: testNow },
      grants: moderatorOf(['feast']),
    }));
    await network.db.insert(users).values(others);
    const { people } = await list('moderator');
    await add({ audience: 'moderators', text: '@Mo Tarn look.' });
    await network.db.delete(users).where(like(users.key, 'aa-%'));
    expect(people).toContainEqual({ id: String(ids.second), fullname: 'Mo Tarn' });
    expect((await noticesOf('second')).at(-1)).toMatchObject({ kind: 'mention' });
  });

  test('go once to each person of the thread for a reply', async () => {
    await newPost();
    const { id } = noteOf(await add({ place: 'title' }));
    await send('POST', notesUrl(`/${id}/replies`), 'writer', { text: 'Like this?' });
    expect((await noticesOf('moderator')).at(-1)).toMatchObject({ kind: 'reply', detail: { note: 'Like this?' } });
    await send('POST', notesUrl(`/${id}/replies`), 'second', { text: 'Yes.' });
    expect((await noticesOf('writer')).map(({ kind }) => kind)).toEqual(['reply']);
  });
});

test('limits the notes of a post and the replies to a note', async () => {
  await newPost();
  const { id } = noteOf(await add({ place: 'title' }));
  const stored = { text: 'A', userId: ids.moderator, at: testNow };
  await network.db
    .insert(reviewReplies)
    .values(Array.from({ length: noteLimits.replies }, () => ({ ...stored, noteId: rowId(id) })));
  const reply = await send('POST', notesUrl(`/${id}/replies`), 'writer', { text: 'One more.' });
  expect(reply.json()).toMatchObject({ status: 409, code: 'notes-full' });
  const note = { ...stored, postId: rowId(postId), place: 'title', audience: 'moderators' } as const;
  await network.db.insert(reviewNotes).values(Array.from({ length: noteLimits.notes - 1 }, () => note));
  expect((await add({ place: 'title' })).json()).toMatchObject({ status: 409, code: 'notes-full' });
});

test("stores the version before a moderator's first edit for comparison", async () => {
  await newPost();
  await save({ title: 'Trams and buses' });
  for (const title of ['Trams', 'Trams of Genoa']) expect((await save({ title }, 'moderator')).statusCode).toBe(200);
  const { revisions } = (await send('GET', `posts/${postId}/revisions`, 'writer')).json();
  expect(revisions).toMatchObject([
    { reason: 'moderate', by: { id: String(ids.moderator) } },
    { reason: 'interval', by: { id: String(ids.writer) } },
  ]);
  const former = await send('GET', `posts/${postId}/revisions/${revisions[1].id}`, 'writer');
  expect(former.json().revision.fields.title).toBe('Trams and buses');
});
